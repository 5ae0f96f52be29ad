import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 'r1-s1@soil-kit-timer',
  day: '2026-12-02',
  madeAt: '2026-11-22T06:09:00.000Z',
  title: '北の畑を測り直す',
  note: '石灰を混ぜて 7〜10 日たったら、pHを測り直します。\n量, 単位; と \\',
}

test('a day in the calendar, as RFC 5545 has it', () => {
  const file = calendarFile(event)
  expect(file).toContain('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')
  expect(file).toContain('\r\nDTSTAMP:20261122T060900Z\r\nDTSTART;VALUE=DATE:20261202\r\n')
  expect(file).toContain('\r\nSUMMARY:北の畑を測り直す\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain('測り直します。\\n量\\, 単位\\; と \\\\')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('no line is longer than 75 bytes, and no character is cut', () => {
  const note = '土壌診断🌱'.repeat(40)
  const lines = calendarFile({ ...event, note }).split('\r\n')
  const bytes = lines.map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(lines.join('').replaceAll('\r\n ', '')).not.toContain('\uFFFD')
  expect(calendarFile({ ...event, note }).replaceAll('\r\n ', '')).toContain(note)
})
