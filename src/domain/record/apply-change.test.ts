import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, inversesOf } from './apply-change.ts'
import { parseRecordChanges } from './parse-record-change.ts'
import { parseSoilRecord } from './parse-soil-record.ts'
import type { RecordChange } from './record-change.ts'
import { instant } from '#domain/units.ts'
import kept from '#domain/record/fixtures/soil-record-2.json'

const parsed = parseSoilRecord(kept)
if (!parsed.ok) throw new Error(parsed.reason.path)
const record = parsed.value
const sample = record.samples[0]?.id ?? ''
const analyte = record.readings[0]?.analyte ?? ''
const photo = 'ab'.repeat(32)
const measured = {
  sample,
  source: 'laboratory',
  species: 'CaO',
  unit: 'mg/100g',
  value: 3,
  method: '',
} as const

const changes: readonly RecordChange[] = [
  { field: 'note', value: 'あ' },
  { field: 'weather', value: '雪' },
  { field: 'started-at', value: instant(5) },
  { field: 'sample-name', sample, value: '山' },
  { field: 'sample-plot', sample, value: 'p9' },
  { field: 'sample-plot', sample, value: null },
  { field: 'reading', sample, analyte, value: { kind: 'typed', value: 6.1 } },
  { field: 'scale', analyte, value: { species: 'NO3', unit: 'mg/L' } },
  { field: 'extraction', value: 'water' },
  { field: 'photo', photo, value: { sample } },
  { field: 'photo', photo: record.photos?.[0]?.name ?? '', value: null },
  { field: 'measured', id: 'm9', value: measured },
  { field: 'measured', id: record.measured?.[0]?.id ?? '', value: null },
  { field: 'diagnosis', id: record.diagnoses?.[0]?.id ?? '', value: null },
]
const applied = (list: readonly RecordChange[], to = record) => list.reduce(applyChange, to)

/** Ignores order, since a restored item comes last. */
const sorted = ({ photos = [], measured: values = [], ...rest }: typeof record) => ({
  ...rest,
  photos: photos.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  values: values.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
})

describe('a correction', () => {
  it.each(changes.map((change) => [change.field, change] as const))(
    'of %s changes the record, and is taken back whole',
    (_, change) => {
      const corrected = applied([change])
      expect(corrected).not.toEqual(record)
      expect(sorted(applied(inversesOf(record, [change]), corrected))).toEqual(sorted(record))
    },
  )

  it('adds a sample once, which then can be read and named', () => {
    const added: RecordChange = { field: 'sample', sample: 'new', name: '谷' }
    const read: RecordChange = {
      field: 'reading',
      sample: 'new',
      analyte,
      value: { kind: 'not-read' },
    }
    const corrected = applied([
      added,
      read,
      { field: 'sample-name', sample: 'new', value: '丘' },
      added,
    ])
    expect(corrected.samples).toEqual([...record.samples, { id: 'new', name: '丘' }])
    expect(corrected.readings.at(-1)).toMatchObject({ sample: 'new', answer: { kind: 'not-read' } })
    expect(parseRecordChanges({ id: 'x', changes: [added] })?.changes).toEqual([added])
  })

  it('to a level is taken as far as the chart goes, and no further', () => {
    const levels = record.kit.analytes.find(({ id }) => id === analyte)?.levels.length ?? 0
    const answers = (value: Extract<RecordChange, { field: 'reading' }>['value']) =>
      applied([
        { field: 'sample', sample: 'new', name: '' },
        { field: 'reading', sample: 'new', analyte, value },
      ])
        .readings.filter((reading) => reading.sample === 'new')
        .map(({ answer }) => answer)
    const last = { kind: 'level', level: levels - 1 } as const
    expect(answers(last)).toEqual([last])
    expect(answers({ kind: 'level', level: levels })).toEqual([])
    const lastTwo = { kind: 'between', lower: levels - 2 } as const
    expect(answers(lastTwo)).toEqual([lastTwo])
    expect(answers({ kind: 'between', lower: levels - 1 })).toEqual([])
  })

  it('of a reading is checked by the chart as a first reading is', () => {
    const levels = record.kit.analytes.find(({ id }) => id === analyte)?.levels.length ?? 0
    const corrected = (value: Extract<RecordChange, { field: 'reading' }>['value']) =>
      applied([{ field: 'reading', sample, analyte, value }])
    expect(corrected({ kind: 'level', level: levels })).toBe(record)
    expect(corrected({ kind: 'between', lower: levels - 1 })).toBe(record)
    expect(parseSoilRecord(corrected({ kind: 'level', level: levels - 1 })).ok).toBe(true)
    expect(corrected(null).readings).toHaveLength(record.readings.length - 1)
  })

  it('of a reading accepted from the camera no longer counts as accepted, until it is taken back', () => {
    const outcome = { kind: 'read', estimate: 7.3, range: [7, 7.6], deltaE: 1 } as const
    const camera = { outcome, gates: {}, verdict: 'accepted', photo: null } as const
    const answer = { kind: 'typed', value: 7.3 } as const
    const its = { ...record, readings: record.readings.map((one) => ({ ...one, answer, camera })) }
    const change: RecordChange = {
      field: 'reading',
      sample,
      analyte,
      value: { kind: 'typed', value: 5 },
    }
    const corrected = applied([change], its)
    expect(corrected.readings[0]?.camera?.verdict).toBe('changed')
    expect(applied(inversesOf(its, [change]), corrected)).toEqual(its)
  })

  it('of a value of a laboratory takes the place of the value before, and of no other', () => {
    const added = (id: string, value: number): RecordChange => ({
      field: 'measured',
      id,
      value: { ...measured, value },
    })
    const before = record.measured ?? []
    const corrected = applied([added('m8', 1), added('m9', 2), added('m8', 3)])
    expect(corrected.measured).toEqual([
      ...before,
      { ...measured, id: 'm8', value: 3 },
      { ...measured, id: 'm9', value: 2 },
    ])
  })

  it('of many things at once is taken back whole', () => {
    const some = fc.shuffledSubarray([...changes], { minLength: 1 })
    const isSame = (list: readonly RecordChange[]) => {
      const back = applied(inversesOf(record, list), applied(list))
      expect(sorted(back)).toEqual(sorted(record))
    }
    fc.assert(fc.property(some, isSame))
  })

  it('of a reading keeps when it was read, and what the camera said', () => {
    const [reading] = record.readings
    const [corrected] = applied([
      { field: 'reading', sample, analyte, value: { kind: 'undetectable' } },
    ]).readings
    expect(corrected).toEqual({ ...reading, answer: { kind: 'undetectable' } })
  })

  it('of what is not there changes nothing, nor does a level that the chart lacks', () => {
    const elsewhere: readonly RecordChange[] = [
      { field: 'sample-name', sample: 'x', value: 'a' },
      { field: 'reading', sample: 'x', analyte, value: { kind: 'undetectable' } },
      { field: 'reading', sample, analyte: 'x', value: { kind: 'undetectable' } },
    ]
    expect(applied(elsewhere)).toBe(record)
  })

  it('is read back as it was kept; one of a later version is left out', () => {
    const payload = { id: 'r', changes: [...changes, { field: 'aura', value: 'blue' }, 7] }
    expect(parseRecordChanges(JSON.parse(JSON.stringify(payload)))).toEqual({ id: 'r', changes })
    expect(parseRecordChanges({ changes })).toBeNull()
  })

  it('never throws, whatever lies in storage', () => {
    const reads = (input: unknown) => {
      const result = parseRecordChanges(input)
      expect(applied(result?.changes ?? []).id).toBe(record.id)
    }
    fc.assert(fc.property(fc.anything(), reads))
    fc.assert(fc.property(fc.array(fc.anything()), (list) => reads({ id: 'x', changes: list })))
  })
})
