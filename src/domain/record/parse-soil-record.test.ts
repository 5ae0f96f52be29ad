import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSoilRecord } from './parse-soil-record.ts'
import kept from '#domain/record/fixtures/soil-record-1.json'
import grown from '#domain/record/fixtures/soil-record-2.json'

const reading = kept.readings[0]
const withReading = (patch: object) => ({ ...kept, readings: [{ ...reading, ...patch }] })

describe('parsing a kept record', () => {
  it('reads what every earlier build has kept', () => {
    const parsed = parseSoilRecord(structuredClone(kept))
    expect(parsed).toEqual({ ok: true, value: kept })
  })

  it('reads what was added since: plots, notes, photographs, the camera, the laboratory, the diagnosis', () => {
    expect(parseSoilRecord(structuredClone(grown))).toEqual({ ok: true, value: grown })
  })

  it('leaves out an addition that is broken, and never the readings for it', () => {
    const broken = {
      ...grown,
      note: 7,
      origin: 'dream',
      photos: [{ name: 'no hash', sample: null }, ...grown.photos],
      measured: 'many',
      samples: grown.samples.map((sample) => ({ ...sample, plot: 1 })),
      readings: grown.readings.map((one) => ({ ...one, camera: { verdict: 'accepted' } })),
    }
    const parsed = parseSoilRecord(broken)
    expect(parsed).toMatchObject({ ok: true, value: { photos: grown.photos, measured: [] } })
    const value = parsed.ok ? parsed.value : null
    expect(value).not.toHaveProperty('note')
    expect(value).not.toHaveProperty('origin')
    expect(value?.samples[0]).not.toHaveProperty('plot')
    expect(value?.readings).toEqual(kept.readings)
  })

  it('takes a kit that is kept apart, and says where it lacks', () => {
    const apart = { ...kept, kit: { ref: 'k1' } }
    const whole = parseSoilRecord(kept)
    const kit = whole.ok ? whole.value.kit : undefined
    expect(parseSoilRecord(apart, (ref) => (ref === 'k1' ? kit : undefined))).toEqual(whole)
    expect(parseSoilRecord(apart, () => undefined)).toMatchObject({
      ok: false,
      reason: { path: expect.stringMatching(/^kit/u) },
    })
  })

  it.each([
    ['no object', null, '', 'not-a-record'],
    ['a list', [], '', 'not-a-record'],
    ['a later schema', { ...kept, schema: 2 }, 'schema', 'newer-version'],
    ['no id', { ...kept, id: undefined }, 'id', 'missing'],
    ['a time that no calendar has', { ...kept, endedAt: 9e15 }, 'endedAt', 'bad-number'],
    ['an unknown ending', { ...kept, how: 'lost' }, 'how', 'unknown-word'],
    ['no kit', { ...kept, kit: undefined }, 'kit', 'not-a-kit'],
    ['a broken kit', { ...kept, kit: { ...kept.kit, lanes: [] } }, 'kit.lanes', 'too-few'],
    ['a sample that is none', { ...kept, samples: [{ id: 's1' }] }, 'samples[0].name', 'missing'],
    [
      'a reading of no sample',
      withReading({ sample: 'x' }),
      'readings[0].sample',
      'unknown-sample',
    ],
    [
      'a reading of nothing',
      withReading({ analyte: 'x' }),
      'readings[0].analyte',
      'unknown-analyte',
    ],
    [
      'an answer of no kind',
      withReading({ answer: { kind: 'guess' } }),
      'readings[0].answer.kind',
      'unknown-word',
    ],
    [
      'a level that the chart does not have',
      withReading({ answer: { kind: 'level', level: 99 } }),
      'readings[0].answer.level',
      'unknown-level',
    ],
    [
      'a level between the last and none',
      withReading({
        answer: { kind: 'between', lower: (kept.kit.analytes[0]?.levels.length ?? 0) - 1 },
      }),
      'readings[0].answer.lower',
      'unknown-level',
    ],
  ])('says where and why: %s', (_, input, path, reason) => {
    expect(parseSoilRecord(input)).toEqual({ ok: false, reason: { path, reason } })
  })

  it('never throws, whatever lies in storage', () => {
    const parses = (input: unknown) => {
      expect(typeof parseSoilRecord(input).ok).toBe('boolean')
    }
    fc.assert(fc.property(fc.anything(), parses))
    const parts = fc.record(
      {
        schema: fc.constant(1),
        id: fc.string(),
        kit: fc.oneof(fc.constant(kept.kit), fc.anything()),
        startedAt: fc.double(),
        endedAt: fc.double(),
        wallOffset: fc.double(),
        how: fc.constant('finished'),
        samples: fc.array(fc.oneof(fc.constant(kept.samples[0]), fc.anything())),
        readings: fc.array(fc.oneof(fc.constant(reading), fc.anything())),
      },
      { requiredKeys: [] },
    )
    fc.assert(fc.property(parts, parses))
  })
})
