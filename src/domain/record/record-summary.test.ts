import { describe, expect, it } from 'vitest'
import { parseSoilRecord } from './parse-soil-record.ts'
import { answerValue, keptLevel, summarize } from './record-summary.ts'
import type { SoilRecord } from './soil-record.ts'
import kept from '#domain/record/fixtures/soil-record-2.json'
import type { Analyte, Kit, Level } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { stripKit } from '#testing/small-kit.ts'

const at = instant(1_000_000)
const level = (value: number | null, word: string): Level => ({
  value,
  word,
  look: { kind: 'contrast', ratio: 0.5 },
  trust: 'user',
  sources: [],
})
const [first] = stripKit.analytes
if (first === undefined) throw new Error('the kit has no item')
const analyte: Analyte = {
  ...first,
  id: 'n',
  levels: [level(1, 'low'), level(4, 'middle'), level(null, 'high')],
}
const kit: Kit = { ...stripKit, analytes: [analyte] }

const summaryOf = (answer: Answer, patch: Partial<SoilRecord> = {}) =>
  summarize(
    soilRecord('r1', at, {
      kit,
      readings: [{ sample: 's1', analyte: 'n', answer, dueAt: at, readAt: at }],
      ...patch,
    }),
  )
const valueOf = (answer: Answer) => summaryOf(answer).values[0]

it('lists values in the order of the kit, whatever was read first', () => {
  const two = { ...kit, analytes: [analyte, { ...analyte, id: 'p' }] }
  const reading = {
    sample: 's1',
    answer: { kind: 'level', level: 0 },
    dueAt: at,
    readAt: at,
  } as const
  const readings = ['p', 'n'].map((id) => ({ ...reading, analyte: id }))
  const { values } = summarize(soilRecord('r1', at, { kit: two, readings }))
  expect(values.map((value) => value.analyte.id)).toEqual(['n', 'p'])
})

describe('the number of an answer', () => {
  it.each<[Answer, number | null]>([
    [{ kind: 'level', level: 0 }, 1],
    [{ kind: 'level', level: 2 }, null],
    [{ kind: 'level', level: 3 }, null],
    [{ kind: 'between', lower: 0 }, 2.5],
    [{ kind: 'between', lower: 1 }, null],
    [{ kind: 'between', lower: 2 }, null],
    [{ kind: 'typed', value: 3.3 }, 3.3],
    [{ kind: 'undetectable' }, null],
    [{ kind: 'no-color-fits' }, null],
    [{ kind: 'not-read' }, null],
  ])('%j is %j', (answer, value) => {
    expect(answerValue(analyte, answer)).toBe(value)
    expect(valueOf(answer)).toMatchObject({ value, kind: answer.kind, source: 'kit' })
  })
})

describe('a value in a list', () => {
  it('has the words of its level, or of the two that it lies between, where there is no number', () => {
    expect(valueOf({ kind: 'level', level: 2 })?.words).toEqual(['high'])
    expect(valueOf({ kind: 'between', lower: 1 })?.words).toEqual(['middle', 'high'])
    expect(valueOf({ kind: 'level', level: 1 })).not.toHaveProperty('words')
    expect(valueOf({ kind: 'undetectable' })).not.toHaveProperty('words')
  })

  it('shows the level that was read, or the lower of the two', () => {
    expect(valueOf({ kind: 'level', level: 1 })?.shown).toMatchObject({ place: 2, count: 3 })
    expect(valueOf({ kind: 'between', lower: 0 })?.shown).toMatchObject({ place: 1, count: 3 })
    expect(valueOf({ kind: 'typed', value: 2 })).not.toHaveProperty('shown')
  })

  it('is timed where it was read at another moment than it was due, and says whether a camera looked', () => {
    const reading = { sample: 's1', analyte: 'n', answer: { kind: 'not-read' }, dueAt: at } as const
    const camera = {
      outcome: { kind: 'refused', reasons: [] },
      gates: {},
      verdict: 'discarded',
      photo: null,
    } as const
    const readings = [
      { ...reading, readAt: addSeconds(at, seconds(2)) },
      { ...reading, readAt: at, camera },
      { ...reading, readAt: at, analyte: 'of another kit' },
    ]
    const { values } = summaryOf({ kind: 'not-read' }, { readings })
    expect(values).toHaveLength(2)
    expect(values[0]).toMatchObject({ isTimed: true })
    expect(values[0]).not.toHaveProperty('hasCamera')
    expect(values[1]).toMatchObject({ hasCamera: true })
    expect(values[1]).not.toHaveProperty('isTimed')
  })

  it('of a laboratory stands under its species and its method, without a number below its limit', () => {
    const measured = {
      id: 'm',
      sample: 's1',
      source: 'laboratory',
      species: 'CaO',
      unit: 'mg/100g',
      value: 3,
      method: 'AAS',
    } as const
    const valuesOf = (values: SoilRecord['measured'] & {}) =>
      summaryOf({ kind: 'not-read' }, { readings: [], measured: values }).values
    expect(valuesOf([measured])).toEqual([
      {
        sample: 's1',
        analyte: { id: 'CaO', name: 'AAS', species: 'CaO', unit: 'mg/100g' },
        source: 'laboratory',
        kind: 'typed',
        value: 3,
      },
    ])
    const limited = { ...measured, comparator: '<' } as const
    expect(valuesOf([limited])).toMatchObject([
      { kind: 'typed', source: 'laboratory', value: null, limit: { comparator: '<', value: 3 } },
    ])
  })
})

describe('the summary of a test', () => {
  it('is searched by its kit, samples, weather and note, and by nothing that is empty', () => {
    const samples = [
      { id: 's1', name: 'ＮＯＲＴＨ' },
      { id: 's2', name: '' },
    ]
    const whole = summaryOf({ kind: 'not-read' }, { samples, weather: 'rain', note: 'after lime' })
    expect(whole.text.split('\n')).toEqual(['strips', 'north', 'rain', 'after lime'])
    expect(summaryOf({ kind: 'not-read' }, { samples }).text.split('\n')).toEqual([
      'strips',
      'north',
    ])
  })

  it('says where it came from and counts its photographs', () => {
    const plain = summaryOf({ kind: 'not-read' })
    expect(plain).toMatchObject({
      id: 'r1',
      origin: 'run',
      note: '',
      photos: 0,
      kit: { name: 'strips' },
    })
    expect(plain).not.toHaveProperty('verdicts')
    const photos = [{ name: 'ab', sample: null }]
    expect(summaryOf({ kind: 'not-read' }, { origin: 'file', photos })).toMatchObject({
      origin: 'file',
      photos: 1,
    })
  })
})

describe('a kept diagnosis', () => {
  const diagnosis = (when: number, sample: string, ...items: unknown[]) => ({
    id: `d${when}`,
    version: 1,
    crop: 'tomato',
    plot: null,
    sample,
    at: instant(when),
    result: { items },
  })

  it('that is the newest of a sample counts, whatever the order in the file', () => {
    const diagnoses = [
      diagnosis(2, 's1', { item: 'ph', level: 'excess' }),
      diagnosis(1, 's1', { item: 'ph', level: 'low' }),
      diagnosis(1, 's2', { item: 'ec', level: 'fit' }),
    ]
    const { verdicts } = summaryOf({ kind: 'not-read' }, { diagnoses })
    expect(verdicts).toHaveLength(2)
    expect(verdicts).toContainEqual({ sample: 's1', item: 'ph', level: 'excess' })
    expect(verdicts).toContainEqual({ sample: 's2', item: 'ec', level: 'fit' })
  })

  it('tells the level of one item of one sample: that of the diagnosis kept last', () => {
    const diagnoses = [
      diagnosis(1, 's1', { item: 'ph', level: 'low' }),
      diagnosis(2, 's1', { item: 'ec', level: 'odd' }, { item: 'ph', level: 'high' }),
      diagnosis(3, 's2', { item: 'ph', level: 'fit' }),
    ]
    expect(keptLevel({ diagnoses }, 's1', 'ph')).toBe('high')
    expect(keptLevel({ diagnoses }, 's2', 'ph')).toBe('fit')
    expect(keptLevel({ diagnoses }, 's1', 'ec')).toBeNull()
    expect(keptLevel({ diagnoses }, 's1', 'no3n')).toBeNull()
    expect(keptLevel({ diagnoses }, 's3', 'ph')).toBeNull()
    expect(keptLevel({}, 's1', 'ph')).toBeNull()
  })

  it.each([null, 'text', {}, { items: null }, { items: [null, 3, { item: 4, level: 'low' }] }])(
    'of a later version says nothing: %j',
    (result) => {
      const diagnoses = [{ ...diagnosis(1, 's1'), result }]
      expect(summaryOf({ kind: 'not-read' }, { diagnoses }).verdicts).toEqual([])
      expect(keptLevel({ diagnoses }, 's1', 'ph')).toBeNull()
    },
  )
})

function summaryOfDiagnosis(items: readonly unknown[], headline?: string) {
  const parsed = parseSoilRecord(structuredClone(kept))
  if (!parsed.ok) throw new Error('the fixture is no record')
  const [diagnosis] = parsed.value.diagnoses ?? []
  if (diagnosis === undefined) throw new Error('the fixture has no diagnosis')
  const diagnoses = [
    {
      ...diagnosis,
      at: instant(diagnosis.at + 1),
      result: {
        items,
        ...(headline !== undefined && { verdict: { headline: { key: headline } } }),
      },
    },
  ]
  return summarize({ ...parsed.value, diagnoses })
}

describe('the verdict of a sample in a list', () => {
  const bordering = { kind: 'judged', levels: ['fit', 'high'] }

  it('is the one that the diagnosis gave, also where a value lies on a border', () => {
    const { verdicts } = summaryOfDiagnosis([
      { item: 'nitrate', level: 'fit', verdict: { kind: 'judged', levels: ['fit'] } },
      { item: 'ph', level: 'fit', verdict: bordering },
    ])
    expect(verdicts).toMatchObject([{ item: 'nitrate', level: 'fit' }])
  })

  it('names what the headline of the diagnosis names: a pH off its range, then excess, then shortage', () => {
    const item = (name: string, found: string) => ({ item: name, level: found, verdict: bordering })
    const low = item('nitrate', 'low')
    const excess = item('phosphate', 'excess')
    const plenty = item('potassium', 'high')
    expect(summaryOfDiagnosis([excess, item('ph', 'low')]).verdicts).toMatchObject([{ item: 'ph' }])
    expect(summaryOfDiagnosis([low, excess, item('ph', 'fit')]).verdicts).toMatchObject([
      { item: 'phosphate' },
    ])
    expect(summaryOfDiagnosis([plenty, low]).verdicts).toMatchObject([{ item: 'nitrate' }])
  })

  it('names the fertilizer left in the soil where that is the headline', () => {
    const item = (name: string, found: string) => ({ item: name, level: found, verdict: bordering })
    const items = [item('ph', 'low'), item('nitrate', 'high'), item('phosphate', 'excess')]
    expect(summaryOfDiagnosis(items, 'salts-left').verdicts).toMatchObject([
      { item: 'nitrate', level: 'high' },
    ])
    expect(summaryOfDiagnosis(items, 'ph-low').verdicts).toMatchObject([{ item: 'ph' }])
  })

  it('names the item farthest off', () => {
    const { verdicts } = summaryOfDiagnosis([
      { item: 'nitrate', level: 'low', verdict: { kind: 'judged', levels: ['low'] } },
      { item: 'ph', level: 'high', verdict: { kind: 'judged', levels: ['high'] } },
    ])
    expect(verdicts).toMatchObject([{ item: 'ph', level: 'high' }])
  })

  it('is none where the diagnosis could not tell', () => {
    expect(
      summaryOfDiagnosis([{ item: 'ph', level: 'unknown', verdict: bordering }]).verdicts,
    ).toEqual([])
  })

  it('of a diagnosis kept before items had a level is the level that it lies in', () => {
    const { verdicts } = summaryOfDiagnosis([
      { item: 'ph', verdict: { kind: 'judged', levels: ['low'] } },
    ])
    expect(verdicts).toMatchObject([{ item: 'ph', level: 'low' }])
  })
})
