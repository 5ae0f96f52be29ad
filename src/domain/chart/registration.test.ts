import { describe, expect, test } from 'vitest'
import type { Analyte } from '#domain/kit/kit.ts'
import { instant } from '#domain/units.ts'
import type { OwnChart } from './own-chart.ts'
import { unknown } from '#domain/sourced.ts'
import { inUnit, unitChoices } from './chart-units.ts'
import { gridFields, moveField, seriesDirection, seriesOf, typedLevel } from './registration.ts'

const frame = { width: 400, height: 300 }
const corners = [
  { x: 350, y: 250 },
  { x: 50, y: 50 },
  { x: 350, y: 50 },
  { x: 50, y: 250 },
]

const analyte = (id: string, values: readonly number[], method: Analyte['method'] = 'pad') =>
  ({
    id,
    name: id,
    species: id === 'ph' ? 'pH' : '',
    unit: 'kg/10a',
    method,
    halfLevels: false,
    lowestDetectable: unknown,
    chartComplete: false,
    levels: values.map((value) => ({
      value,
      word: '',
      look: { kind: 'unknown' },
      trust: 'user',
      sources: [],
    })),
  }) satisfies Analyte

const kit = [analyte('ph', [5, 6, 7]), analyte('n', [0, 20]), analyte('k', [1, 2, 3], 'turbidity')]

describe('the fields of a paper chart', () => {
  test('lie between four corners, tapped in any order', () => {
    const fields = gridFields(corners, 3, 4, frame)
    expect(fields?.map((row) => row.length)).toEqual([4, 4, 4])
    const middle = (row: number, column: number) => {
      const box = fields?.[row]?.[column]
      return box === undefined
        ? null
        : [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
    }
    expect(middle(0, 0)).toEqual([50, 50])
    expect(middle(1, 1)).toEqual([150, 150])
    expect(middle(2, 3)).toEqual([350, 250])
  })

  test('are none where the corners lie in a line', () => {
    const line = [1, 2, 3, 4].map((x) => ({ x: x * 50, y: 100 }))
    expect(gridFields(line, 2, 2, frame)).toBeNull()
    expect(gridFields(corners.slice(1), 2, 2, frame)).toBeNull()
  })

  test('are moved one by one, and stay in the photograph', () => {
    const fields = gridFields(corners, 2, 2, frame) ?? []
    const moved = moveField(fields, { row: 0, column: 1 }, { x: 1000, y: 60 }, frame)
    const box = moved[0]?.[1]
    expect(box === undefined ? 0 : box.x + box.width).toBe(400)
    expect(moved[1]).toEqual(fields[1])
  })
})

describe('the series of levels', () => {
  test('run down where there are as many columns as analytes with colors', () => {
    const fields = gridFields(corners, 3, 2, frame) ?? []
    expect(seriesDirection(fields, 2)).toBe('columns')
    const series = seriesOf(fields, 'columns', kit, 'ph')
    expect(series.map((it) => [it.analyte, it.texts])).toEqual([
      ['ph', ['5', '6', '7']],
      ['n', ['', '', '']],
    ])
  })

  test('begin with the analyte asked for where the paper has fewer', () => {
    const fields = gridFields(corners, 1, 4, frame) ?? []
    expect(seriesDirection(fields, 2)).toBe('rows')
    expect(seriesOf(fields, 'rows', kit, 'n').map((it) => it.analyte)).toEqual(['n'])
  })

  test('of a paper with more lines than the kit has analytes leave the others out', () => {
    const fields = gridFields(corners, 4, 3, frame) ?? []
    expect(seriesOf(fields, 'columns', kit, 'ph').map((it) => it.analyte)).toEqual([
      'ph',
      'n',
      null,
    ])
  })
})

describe('a paper whose chart was registered before', () => {
  const fields = gridFields(corners, 3, 2, frame) ?? []
  const chart = (takenAt: number, texts: readonly (readonly [number | null, string])[]) =>
    ({
      schema: 1,
      id: String(takenAt),
      kit: 'any',
      analyte: 'n',
      scale: { species: 'NO3', unit: 'mg/L' },
      name: '',
      takenAt: instant(takenAt),
      hasWhite: true,
      photo: null,
      // Printed from high to low, kept from low to high.
      patches: texts.map(([value, word], at) => ({
        value,
        word,
        rgb: [1, 1, 1],
        place: [0.5, 0.8 - at / 4, 0.1, 0.1],
        photo: null,
      })),
    }) satisfies OwnChart

  test('has the unit and the numbers of the last time, in the order of the paper', () => {
    const before = [
      chart(1, [[1, '']]),
      chart(2, [
        [0, ''],
        [7.5, '5〜10'],
        [20, ''],
      ]),
    ]
    const [ph, n] = seriesOf(fields, 'columns', kit, 'ph', before)
    expect(n).toMatchObject({
      texts: ['20', '5〜10', '0'],
      scale: { species: 'NO3', unit: 'mg/L' },
    })
    expect(ph).toMatchObject({ texts: ['5', '6', '7'], scale: null })
  })

  test('keeps its unit where another number of levels is printed now', () => {
    const [, n] = seriesOf(fields, 'columns', kit, 'ph', [chart(1, [[1, '']])])
    expect(n).toMatchObject({ texts: ['', '', ''], scale: { unit: 'mg/L' } })
  })
})

test.each([
  ['10', { value: 10, word: '' }],
  ['６．５', { value: 6.5, word: '' }],
  ['5〜10', { value: 7.5, word: '5〜10' }],
  ['5〜', { value: 5, word: '' }],
  ['低い', { value: null, word: '低い' }],
  ['', null],
])('"%s" is the level %o', (text, expected) => {
  expect(typedLevel(text)).toEqual(expected)
})

describe('the unit printed on the box', () => {
  const printed = { species: '', unit: 'mg/L' }
  const lines = seriesOf(gridFields(corners, 3, 2, frame) ?? [], 'columns', kit, 'ph')

  test('holds for every line that was in the same unit, and not for pH', () => {
    const [ph, n, ...more] = inUnit(
      [...lines, { analyte: 'k', boxes: [], texts: ['1', '7'], scale: null }],
      1,
      printed,
      kit,
    )
    expect(ph?.scale).toBeNull()
    expect(n?.scale).toEqual(printed)
    // The kit's numbers were in its own unit and are cleared; typed ones stay.
    expect(more[0]).toMatchObject({ scale: printed, texts: ['', '7'] })
  })

  test('is the kit’s again when it is chosen again', () => {
    const there = inUnit(lines, 1, printed, kit)
    expect(inUnit(there, 1, { species: '', unit: 'kg/10a' }, kit)).toEqual(lines)
  })

  test('is asked of nutrients, with the forms each is counted in', () => {
    const [ph, n] = kit
    expect(ph && unitChoices(ph)).toBeNull()
    expect(n && unitChoices(n)).toEqual({
      units: ['kg/10a', 'mg/L', 'mg/100g', 'mg/kg', 'ppm'],
      forms: ['', 'NO3-N', 'NO3'],
    })
  })
})
