import { describe, expect, test } from 'vitest'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { stripKit } from '#testing/small-kit.ts'
import { factsOfRecord } from './facts-of-record.ts'

const level = (value: number | null, word: string): Level => ({
  value,
  word,
  look: { kind: 'unknown' },
  trust: 'user',
  sources: [],
})

const analyte = (patch: Partial<Analyte>): Analyte => ({
  id: 'ph',
  name: 'pH',
  species: 'pH',
  unit: '',
  method: 'pad',
  halfLevels: true,
  lowestDetectable: { value: null },
  chartComplete: true,
  levels: [level(5, ''), level(6, ''), level(7, '')],
  ...patch,
})

const words = { levels: [level(null, 'few'), level(null, 'some'), level(null, 'many')] }

function record(measured: Analyte, answer: Answer, name = ''): SoilRecord {
  return {
    schema: 1,
    id: 'r1',
    kit: { ...stripKit, analytes: [measured] },
    startedAt: instant(0),
    endedAt: instant(1),
    wallOffset: 0,
    how: 'finished',
    samples: [{ id: 's1', name }],
    readings: [
      { sample: 's1', analyte: measured.id, answer, dueAt: instant(0), readAt: instant(0) },
    ],
  }
}

const findings = (measured: Analyte, answer: Answer) =>
  factsOfRecord(record(measured, answer)).map(({ finding }) => finding)

describe('what a record tells hints', () => {
  test('a level, a half level and a typed value are numbers', () => {
    const ph = analyte({})
    expect(findings(ph, { kind: 'level', level: 1 })).toEqual([{ kind: 'value', value: 6 }])
    expect(findings(ph, { kind: 'between', lower: 0 })).toEqual([{ kind: 'value', value: 5.5 }])
    expect(findings(ph, { kind: 'typed', value: 5.2 })).toEqual([{ kind: 'value', value: 5.2 }])
  })

  test('levels that are words tell only low, middle and high', () => {
    const nitrogen = analyte({ id: 'n', species: '', ...words })
    const ranks = [0, 1, 2].map((at) => findings(nitrogen, { kind: 'level', level: at })[0])
    expect(ranks).toEqual([
      { kind: 'rank', rank: 'low' },
      { kind: 'rank', rank: 'middle' },
      { kind: 'rank', rank: 'high' },
    ])
    expect(findings(nitrogen, { kind: 'between', lower: 1 })).toEqual([
      { kind: 'rank', rank: 'middle' },
    ])
  })

  test('no answer is no fact, and not detected is one of its own', () => {
    const ph = analyte({})
    expect(findings(ph, { kind: 'not-read' })).toEqual([])
    expect(findings(ph, { kind: 'no-color-fits' })).toEqual([])
    expect(findings(ph, { kind: 'level', level: 99 })).toEqual([])
    expect(findings(ph, { kind: 'undetectable' })).toEqual([{ kind: 'undetectable' }])
  })

  test('is known as the diagnosis knows it: by its species, and by its id only where the leaflet names none', () => {
    const measured = (patch: Partial<Analyte>) =>
      factsOfRecord(record(analyte(patch), { kind: 'typed', value: 1 })).map(
        (fact) => fact.measured,
      )
    expect(measured({ id: 'x', species: 'NO3-N' })).toEqual(['nitrate'])
    expect(measured({ id: 'p', species: '' })).toEqual(['phosphate'])
    expect(measured({ id: 'no3n', species: '' })).toEqual(['nitrate'])
    // As NO3, the same number is about a fifth of the nitrogen.
    expect(measured({ id: 'n', species: 'NO3' })).toEqual([])
    expect(measured({ id: 'zn', species: 'Zn' })).toEqual([])
    expect(measured({ id: 'x', name: 'リン酸', species: '' })).toEqual([])
    expect(measured({ id: 'x', name: '硝酸態窒素', species: '' })).toEqual(['nitrate'])
  })

  test('of another form counts where the decision judged it, and its figure does not', () => {
    const strip = record(analyte({ id: 'n', species: 'NO3', unit: 'mg/L' }), {
      kind: 'typed',
      value: 250,
    })
    expect(factsOfRecord(strip, () => 'excess')).toMatchObject([
      { measured: 'nitrate', unit: 'mg/L NO3', level: 'excess' },
    ])
  })

  test('how the diagnosis kept last judged it goes along', () => {
    const one = record(analyte({}), { kind: 'typed', value: 4.8 })
    expect(factsOfRecord(one)[0]).not.toHaveProperty('level')
    const kept = (judged: string, sample: string) => ({
      id: judged,
      version: 1,
      crop: 'blueberry',
      plot: null,
      sample,
      at: instant(1),
      result: { items: [{ item: 'ph', level: judged }] },
    })
    const diagnoses = [kept('low', 's1'), kept('fit', 's1'), kept('high', 's2')]
    expect(factsOfRecord({ ...one, diagnoses })[0]).toMatchObject({ level: 'fit' })
    const unjudged = [kept('unknown', 's1')]
    expect(factsOfRecord({ ...one, diagnoses: unjudged })[0]).not.toHaveProperty('level')
  })

  test('names the sample where there are several', () => {
    const one = record(analyte({}), { kind: 'typed', value: 5 }, 'north')
    const two = { ...one, samples: [...one.samples, { id: 's2', name: 'south' }] }
    expect(factsOfRecord(one)[0]).toMatchObject({ sample: 's1', sampleName: '', unit: '' })
    expect(factsOfRecord(two)[0]).toMatchObject({ sample: 's1', sampleName: 'north' })
  })
})
