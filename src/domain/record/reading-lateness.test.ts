import { describe, expect, it } from 'vitest'
import { parseSoilRecord } from './parse-soil-record.ts'
import { readingLateness } from './reading-lateness.ts'
import type { Kit } from '#domain/kit/kit.ts'
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
const readAfter = (limited: Kit, late: number) => {
  const analyte = limited.analytes[0]?.id ?? ''
  const readAt = addSeconds(dueAt, seconds(late))
  return readingLateness(limited, {
    sample: 's',
    analyte,
    answer: { kind: 'undetectable' },
    dueAt,
    readAt,
  })
}

describe('the lateness of a reading', () => {
  it('is judged by the time the kit gives', () => {
    expect(readAfter(tenSeconds, 0).verdict).toBe('on-time')
    expect(readAfter(tenSeconds, 10)).toEqual({ length: 10, verdict: 'on-time' })
    expect(readAfter(tenSeconds, 10.5).verdict).toBe('late')
    expect(readAfter(tenSeconds, -3)).toEqual({ length: -3, verdict: 'early' })
    expect(readAfter(tenSeconds, -1).verdict).toBe('early')
    expect(readAfter(tenSeconds, -0.9).verdict).toBe('on-time')
  })

  it('is shown without a judgment where the kit gives none', () => {
    expect(readAfter(limitedTo(unknown), 0.4).verdict).toBe('on-time')
    expect(readAfter(limitedTo(unknown), 1).verdict).toBe('limit-unknown')
    expect(readAfter(limitedTo(unknown), 12)).toEqual({ length: 12, verdict: 'limit-unknown' })
  })
})
