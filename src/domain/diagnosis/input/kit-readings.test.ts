import { describe, expect, test } from 'vitest'

import { kitReadings, typedReading, unnamedAnalytes } from './kit-readings.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import { unknown } from '#domain/sourced.ts'
import { instant } from '#domain/units.ts'

const analyte = (changes: Partial<Analyte>): Analyte => ({
  id: 'ph',
  name: '',
  species: 'pH',
  unit: '',
  method: 'color',
  halfLevels: false,
  lowestDetectable: unknown,
  chartComplete: true,
  levels: [5, 6, 7].map((value) => level(value)),
  ...changes,
})
const level = (value: number | null) =>
  ({ value, word: '', look: { kind: 'unknown' }, trust: 'user', sources: [] }) as const
const kit = (...analytes: readonly Analyte[]): Kit => ({
  schema: 1,
  id: 'mine',
  name: '',
  maker: '',
  trust: 'user',
  note: '',
  prepare: [],
  cautions: [],
  analytes,
  lanes: [],
  sources: [],
})
const read = (answer: Answer, more: Partial<Reading> = {}): Reading => ({
  sample: 'a',
  analyte: 'ph',
  answer,
  dueAt: instant(0),
  readAt: instant(0),
  ...more,
})
const measured = (answer: Answer, changes: Partial<Analyte> = {}, more: Partial<Reading> = {}) =>
  kitReadings({ kit: kit(analyte(changes)), readings: [read(answer, more)] }, 'a', {})[0]?.measured

test('a number beyond the end of a chart is a limit, for the rules as for the eye', () => {
  const answer = { kind: 'typed', value: 500, comparator: '>=' } as const
  const nitrate = kit(analyte({ species: 'NO3', unit: 'mg/L' }))
  const [found] = kitReadings({ kit: nitrate, readings: [read(answer)] }, 'a', {})
  expect(found).toMatchObject({ comparator: '>=', measured: { kind: 'value', best: 500 } })
  const exact = { kind: 'typed', value: 500 } as const
  const [plain] = kitReadings({ kit: nitrate, readings: [read(exact)] }, 'a', {})
  expect(plain).not.toHaveProperty('comparator')
})

describe('an analyte of an own kit', () => {
  const quantityNamed = (name: string, species = '') =>
    kitReadings(
      {
        kit: kit(analyte({ id: 'analyte-1', name, species })),
        readings: [read({ kind: 'level', level: 1 }, { analyte: 'analyte-1' })],
      },
      'a',
      {},
    ).map(({ quantity, measured: { kind }, species: form, isFormUnknown }) =>
      [`${quantity} ${kind}`, isFormUnknown ? 'of an unknown form' : form]
        .filter(Boolean)
        .join(', '),
    )

  test.each([
    ['pH', ['ph value']],
    ['ｐＨ', ['ph value']],
    ['土の pH', ['ph value']],
    ['EC', ['ec value']],
    ['pH（KCl）', []],
    ['K', ['potassium value, of an unknown form']],
    ['リン酸', ['phosphate value, of an unknown form']],
    ['可給態リン酸', ['phosphate value, of an unknown form']],
    ['水溶性りん酸', ['phosphate value, of an unknown form']],
    ['カリ', ['potassium value, of an unknown form']],
    ['カリウム', ['potassium value, of an unknown form']],
    ['加里', ['potassium value, of an unknown form']],
    ['硝酸', ['nitrate value, of an unknown form']],
    ['窒素', ['nitrate value, of an unknown form']],
    ['アンモニア', ['ammonium value, of an unknown form']],
    ['Phosphate', ['phosphate value, of an unknown form']],
    ['Potassium', ['potassium value, of an unknown form']],
    ['Nitrate', ['nitrate value, of an unknown form']],
    ['硝酸態窒素', ['nitrate value, NO3-N']],
    ['硝酸性窒素', ['nitrate value, NO3-N']],
    ['硝酸イオン', ['nitrate value, NO3']],
    ['アンモニア態窒素', ['ammonium value, NH4-N']],
    ['Nitrate nitrogen', ['nitrate value, NO3-N']],
    ['リン酸（Ｐ２Ｏ５）', ['phosphate value, P2O5']],
    ['K₂O カリ', ['potassium value, K2O']],
    ['NO3-N', ['nitrate value, NO3-N']],
    ['アンモニウムイオン', ['ammonium value, NH4']],
    ['りん酸態りん', ['phosphate value, P']],
    ['硝酸塩', ['nitrate value, of an unknown form']],
    ['カリ（K）', ['potassium value, of an unknown form']],
    ['N（硝酸態窒素）', ['nitrate value, NO3-N']],
    ['窒素（P）', []],
    ['窒素・リン酸', []],
    ['リン酸（K2O）', []],
    ['リン酸吸収係数', []],
    ['カリウム飽和度', []],
    ['石灰', []],
    ['alpha', []],
  ])('named %s without a chemical form is %o', (name, found) => {
    expect(quantityNamed(name)).toEqual(found)
  })

  test('is named where nothing says what was measured, once it has a value', () => {
    const named = (changes: Partial<Analyte>, answer: Answer) =>
      unnamedAnalytes(
        {
          kit: kit(analyte({ id: 'analyte-1', name: '石灰', species: '', ...changes })),
          readings: [read(answer, { analyte: 'analyte-1' })],
        },
        'a',
      )
    const seen: Answer = { kind: 'level', level: 1 }
    expect(named({}, seen)).toEqual(['石灰'])
    expect(named({}, { kind: 'not-read' })).toEqual([])
    expect(named({ species: 'NO3-N' }, seen)).toEqual([])
    expect(named({ species: 'Cl' }, seen)).toEqual([])
    expect(named({ name: 'pH' }, seen)).toEqual([])
    expect(named({ name: '硝酸' }, seen)).toEqual([])
  })

  test('is what its chemical form says, whatever its name', () => {
    expect(quantityNamed('pH', 'NO3-N')).toEqual(['nitrate value, NO3-N'])
    expect(quantityNamed('pH', 'Cl')).toEqual([])
    expect(quantityNamed('リン酸', 'Cl')).toEqual([])
  })

  test.each([
    ['ＮＯ３－Ｎ', 'NO3-N'],
    ['NO3ーN', 'NO3-N'],
    ['no₃−n', 'NO3-N'],
    ['P₂O₅', 'P2O5'],
    ['k2o', 'K2O'],
    ['PO₄-P', 'P'],
    ['NO₃⁻-N', 'NO3-N'],
    ['NH4+', 'NH4'],
    ['K⁺', 'K'],
  ])(
    'has the chemical form %s as it is written on a Japanese keyboard or in a leaflet',
    (typed, form) => {
      expect(quantityNamed('', typed)).toEqual([expect.stringContaining(`value, ${form}`)])
    },
  )

  test('counts by its name alone where its chart has words', () => {
    const worded = ['少ない', '適量', '多い'].map((word) => ({ ...level(null), word }))
    const [found] = kitReadings(
      {
        kit: kit(analyte({ id: 'analyte-1', name: 'リン酸', species: '', levels: worded })),
        readings: [read({ kind: 'level', level: 0 }, { analyte: 'analyte-1' })],
      },
      'a',
      {},
    )
    expect(found).toMatchObject({ quantity: 'phosphate', measured: { kind: 'word', grade: 1 } })
    expect(found).not.toHaveProperty('isFormUnknown')
  })
})

describe('the liquid of typed values', () => {
  const liquidOf = (changes: Partial<Kit>) =>
    kitReadings(
      { kit: { ...kit(analyte({})), ...changes }, readings: [read({ kind: 'typed', value: 6 })] },
      'a',
      { boxed: { liquid: 'other', extract: null } },
    )[0]?.liquid

  test('is what the user stated, in the kit', () => {
    expect(liquidOf({ extraction: 'water' })).toBe('water')
    expect(liquidOf({})).toBe('unknown')
  })

  test('is read from the id in a record that has it nowhere else', () => {
    expect(liquidOf({ id: 'water-table-3f2a' })).toBe('water')
    expect(liquidOf({ id: 'table-3f2a' })).toBe('unknown')
  })

  test('is known of a built-in kit and its copies', () => {
    expect(liquidOf({ copiedFrom: 'boxed' })).toBe('other')
  })
})

describe('a number of a chart in another unit than the kit', () => {
  const nitrate = { id: 'no3n', species: 'NO3-N', unit: 'kg/10a', levels: [level(0), level(10)] }
  const readAs = (unit: string, species = 'NO3-N') => {
    const answer = { kind: 'typed', value: 10, scale: { unit, species } } as const
    const readings = [read(answer, { analyte: 'no3n' })]
    return kitReadings({ kit: kit(analyte(nitrate)), readings }, 'a', {})[0]
  }
  test('counts in that unit and form', () => {
    expect(readAs('mg/100g', 'NO3')).toMatchObject({
      quantity: 'nitrate',
      unit: 'mg/100g',
      species: 'NO3',
      measured: { best: 10 },
    })
    expect(readAs('ｍｇ／Ｌ')).toMatchObject({ unit: 'mg/L' })
    expect(readAs('g/㎡')).toMatchObject({ unit: 'kg/10a', measured: { best: 10 } })
  })
  test('is not judged where the unit says too little', () => {
    expect(readAs('ppm')?.measured).toEqual({ kind: 'missing', reason: 'unit-unknown' })
  })
})

describe('what was seen on the chart', () => {
  test('is as wide as half a step to either side', () => {
    expect(measured({ kind: 'level', level: 1 })).toEqual({
      kind: 'value',
      best: 6,
      low: 5.5,
      high: 6.5,
    })
  })
  test('is narrower where the eye also tells halves', () => {
    expect(measured({ kind: 'level', level: 1 }, { halfLevels: true })).toMatchObject({
      low: 5.75,
      high: 6.25,
    })
  })
  test('mirrors its only neighbor at the end of the chart, and never goes below nothing', () => {
    expect(measured({ kind: 'level', level: 2 })).toMatchObject({ low: 6.5, high: 7.5 })
    expect(measured({ kind: 'level', level: 0 }, { levels: [level(0), level(10)] })).toMatchObject({
      low: 0,
      high: 5,
    })
  })
  test('between two levels lies in the middle', () => {
    expect(measured({ kind: 'between', lower: 0 })).toEqual({
      kind: 'value',
      best: 5.5,
      low: 5.25,
      high: 5.75,
      levels: [5, 6],
    })
  })
  test('typed stays as it is', () => {
    expect(measured({ kind: 'typed', value: 5.8 })).toMatchObject({
      best: 5.8,
      low: 5.8,
      high: 5.8,
    })
  })
  test('nothing seen is neither zero nor missing', () => {
    expect(measured({ kind: 'undetectable' })).toEqual({ kind: 'undetectable', below: null })
  })
  test('words are no amounts', () => {
    expect(measured({ kind: 'level', level: 0 }, { levels: [level(null)] })).toEqual({
      kind: 'missing',
      reason: 'words-only',
    })
  })
  test('lies exactly on a level of a chart of which only some levels are known', () => {
    const some = { levels: [level(5), level(null), level(7)], chartComplete: false }
    expect(measured({ kind: 'level', level: 0 }, some)).toMatchObject({ low: 5, best: 5, high: 5 })
    expect(measured({ kind: 'level', level: 1 }, some)?.kind).toBe('missing')
    expect(measured({ kind: 'between', lower: 0 }, some)?.kind).toBe('missing')
    const halves = { chartComplete: false, halfLevels: true }
    expect(measured({ kind: 'level', level: 1 }, halves)).toMatchObject({ low: 5.75, high: 6.25 })
  })
  test('is missing where the chart has no such level', () => {
    expect(measured({ kind: 'level', level: 3 })?.kind).toBe('missing')
    expect(measured({ kind: 'between', lower: 2 })?.kind).toBe('missing')
    expect(measured({ kind: 'between', lower: 3 })?.kind).toBe('missing')
  })
  test('says whether it was typed or read from the chart', () => {
    const originOf = (answer: Answer) =>
      kitReadings({ kit: kit(analyte({})), readings: [read(answer)] }, 'a', {})[0]?.origin
    expect(originOf({ kind: 'typed', value: 6 })).toBe('typed')
    expect(originOf({ kind: 'level', level: 1 })).toBe('kit')
  })
  test('takes on the width the camera saw, if the user agreed', () => {
    const outcome = { kind: 'read', estimate: 6, range: [5.2, 6.1], deltaE: 1 } as const
    const camera = { outcome, gates: {}, verdict: 'accepted', photo: null } as const
    expect(measured({ kind: 'typed', value: 6 }, {}, { camera })).toMatchObject({
      low: 5.2,
      high: 6.1,
    })
    const discarded = { ...camera, verdict: 'discarded' } as const
    expect(measured({ kind: 'typed', value: 6 }, {}, { camera: discarded })).toMatchObject({
      low: 6,
      high: 6,
    })
  })
})

describe('words of a chart', () => {
  const worded = (...words: readonly string[]): Partial<Analyte> => ({
    levels: words.map((word) => ({ ...level(null), word })),
  })
  const gradesOf = (chart: Partial<Analyte>, ...answers: readonly Answer[]) =>
    answers.map((answer) => {
      const found = measured(answer, chart)
      return found?.kind === 'word' ? [found.grade, found.words.join()] : found?.kind
    })
  const at = (index: number) => ({ kind: 'level', level: index }) as const

  test('are grades from low to high; with five words the ends are very low and very high', () => {
    const three = worded('少', '中', '多')
    expect(gradesOf(three, at(0), at(1), at(2), { kind: 'between', lower: 0 })).toEqual([
      [1, '少'],
      [2, '中'],
      [3, '多'],
      [1.5, '少,中'],
    ])
    const five = worded('極少', '少', '中', '多', '極多')
    expect(gradesOf(five, at(0), at(1), at(4))).toEqual([
      [0, '極少'],
      [1, '少'],
      [4, '極多'],
    ])
    expect(gradesOf(worded('少', '中', '多', '極多'), at(0), at(3))).toEqual([
      [1, '少'],
      [3, '極多'],
    ])
  })

  test('without any color are the lowest grade, without a word', () => {
    expect(gradesOf(worded('少', '多'), { kind: 'undetectable' })).toEqual([[1, '']])
  })

  test('are none where one of them is missing, stands alone, or is beyond the chart', () => {
    expect(gradesOf(worded('少', ''), at(0))).toEqual(['missing'])
    expect(gradesOf(worded('少'), at(0))).toEqual(['missing'])
    expect(gradesOf(worded('少', '多'), at(2), { kind: 'between', lower: 1 })).toEqual([
      'missing',
      'missing',
    ])
  })
})

describe('the readings of a sample', () => {
  test('know what they are by species, or by the short name where the leaflet names none', () => {
    const analytes = [
      analyte({ id: 'x1', species: 'NO3', unit: 'mg/L' }),
      analyte({ id: 'p', species: '', unit: 'kg/10a' }),
      analyte({ id: 'iron', species: 'Fe', unit: 'mg/L' }),
    ]
    const readings = analytes.map(({ id }) => read({ kind: 'typed', value: 1 }, { analyte: id }))
    const found = kitReadings({ kit: kit(...analytes), readings }, 'a', {})
    expect(found.map(({ quantity, species, unit }) => [quantity, species, unit])).toEqual([
      ['nitrate', 'NO3', 'mg/L'],
      ['phosphate', '', 'kg/10a'],
    ])
  })
  test('are of this sample only, and the later one counts', () => {
    const readings = [
      read({ kind: 'typed', value: 5 }),
      read({ kind: 'typed', value: 6 }),
      read({ kind: 'typed', value: 7 }, { sample: 'b' }),
    ]
    expect(kitReadings({ kit: kit(analyte({})), readings }, 'a', {})[0]?.measured).toMatchObject({
      best: 6,
    })
  })
  test('of a copied kit are shaken with what its original is', () => {
    const copy = { ...kit(analyte({})), copiedFrom: 'built-in' }
    const liquids = { 'built-in': { liquid: 'water', extract: null } } as const
    const readings = [read({ kind: 'typed', value: 5 })]
    expect(kitReadings({ kit: copy, readings }, 'a', liquids)[0]?.liquid).toBe('water')
    expect(kitReadings({ kit: kit(analyte({})), readings }, 'a', liquids)[0]?.liquid).toBe(
      'unknown',
    )
  })
})

test('a typed value is exact', () => {
  expect(typedReading('ec', 'EC', 'mS/cm', 0.4).measured).toEqual({
    kind: 'value',
    best: 0.4,
    low: 0.4,
    high: 0.4,
  })
})
