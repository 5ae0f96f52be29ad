import { describe, expect, it } from 'vitest'
import { parseSoilRecord } from './parse-soil-record.ts'
import { noticeableLateness, readingLateness } from './reading-lateness.ts'
import { readStepOf, type Kit } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { unknown, type Sourced } from '#domain/sourced.ts'
import { addSeconds, instant, seconds, type Seconds } from '#domain/units.ts'
import kept from '#domain/record/fixtures/soil-record-1.json'

const dueAt = instant(1_000_000)
const parsed = parseSoilRecord(kept)
if (!parsed.ok) throw new Error(parsed.reason.path)
const { kit } = parsed.value

const limitedTo = (readWithin: Sourced<Seconds>): Kit => ({
  ...kit,
  lanes: kit.lanes.map((lane) => ({
    ...lane,
    steps: lane.steps.map((step) => (step.kind === 'read' ? { ...step, readWithin } : step)),
  })),
})
const tenSeconds = limitedTo({ value: seconds(10), trust: 'official', sources: [] })
const lateBy = ({ analytes }: Kit, late: number): Reading => ({
  sample: 's',
  analyte: analytes[0]?.id ?? '',
  answer: { kind: 'undetectable' },
  dueAt,
  readAt: addSeconds(dueAt, seconds(late)),
})
const readAfter = (limited: Kit, late: number) => readingLateness(limited, lateBy(limited, late))

describe('the lateness of a reading', () => {
  it('is judged by the time the kit gives', () => {
    expect(readAfter(tenSeconds, 0).kind).toBe('on-time')
    expect(readAfter(tenSeconds, 10)).toEqual({ length: 10, kind: 'on-time' })
    expect(readAfter(tenSeconds, 10.5).kind).toBe('late')
    expect(readAfter(tenSeconds, -3)).toEqual({ length: -3, kind: 'early' })
    expect(readAfter(tenSeconds, -1).kind).toBe('early')
    expect(readAfter(tenSeconds, -0.9).kind).toBe('on-time')
  })

  it('is shown without a judgment where the kit gives none', () => {
    expect(readAfter(limitedTo(unknown), 0.4).kind).toBe('on-time')
    expect(readAfter(limitedTo(unknown), 1).kind).toBe('limit-unknown')
    expect(readAfter(limitedTo(unknown), 12)).toEqual({ length: 12, kind: 'limit-unknown' })
  })
  it('is noticed once it is longer than the reading itself takes, where the kit gives no limit', () => {
    const slow = limitedTo(unknown)
    const hands = readStepOf(slow, slow.analytes[0]?.id ?? '')?.hands ?? Number.NaN
    const noticed = (limited: Kit, late: number) =>
      noticeableLateness(limited, lateBy(limited, late))
    expect(noticed(slow, hands)).toBeNull()
    expect(noticed(slow, hands + 1)?.kind).toBe('limit-unknown')
    expect(noticed(tenSeconds, 10)).toBeNull()
    expect(noticed(tenSeconds, 11)?.kind).toBe('late')
    expect(noticed(tenSeconds, -3)?.kind).toBe('early')
  })

  it('is not noticed of what was not read at all', () => {
    const late = lateBy(tenSeconds, 49)
    expect(noticeableLateness(tenSeconds, late)?.kind).toBe('late')
    expect(noticeableLateness(tenSeconds, { ...late, answer: { kind: 'not-read' } })).toBeNull()
  })
})
