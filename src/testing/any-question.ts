import fc from 'fast-check'

import {
  quantities,
  type DiagnosisInput,
  type KitReading,
  type Quantity,
  type ReadingUnit,
  type Species,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import { missing, type Measured } from '#domain/diagnosis/input/measured.ts'
import { humusClasses, textures } from '#domain/soil/soil.ts'
import { crops } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { soilTypes } from '#knowledge/soils/soil-types.ts'

const standardIds = [...new Set(crops.flatMap(({ standards }) => standards.map(({ id }) => id)))]

const forms: Readonly<Record<Quantity, readonly [Species, ReadingUnit]>> = {
  ph: ['pH', ''],
  ec: ['EC', 'mS/cm'],
  nitrate: ['NO3-N', 'kg/10a'],
  ammonium: ['NH4-N', 'mg/100g'],
  phosphate: ['', 'kg/10a'],
  potassium: ['', 'kg/10a'],
}
const spans: Readonly<Record<Quantity, readonly [number, number]>> = {
  ph: [3, 10],
  ec: [0, 2],
  nitrate: [0, 40],
  ammonium: [0, 20],
  phosphate: [0, 30],
  potassium: [0, 30],
}

/** Upper ends of generated values, beyond what is credible. */
const mosts: Partial<Record<Quantity, number>> = { ec: 10, nitrate: 120, ammonium: 120 }

/** Round numbers, so that borders are hit. */
export const tenths = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 10), max: Math.round(to * 10) }).map((it) => it / 10)

export const anyValueOf = (quantity: Quantity) => {
  const [from, to] = spans[quantity]
  return fc.oneof(
    { weight: 3, arbitrary: tenths(from, to) },
    { weight: 1, arbitrary: tenths(from, mosts[quantity] ?? to) },
  )
}
export const wide = (best: number, half: number): Measured => ({
  kind: 'value',
  best,
  low: Math.max(0, best - half),
  high: best + half,
})
export const readingOf = (quantity: Quantity, measured: Measured): KitReading => ({
  quantity,
  species: forms[quantity][0],
  unit: forms[quantity][1],
  measured,
  origin: 'kit',
  liquid: 'water',
  extract: null,
})
const anyReading = (quantity: Quantity) =>
  fc.oneof(
    fc
      .tuple(anyValueOf(quantity), fc.constantFrom(0, 0.25, 0.5))
      .map(([best, half]) => readingOf(quantity, wide(best, half))),
    fc.constant(readingOf(quantity, { kind: 'undetectable', below: 5 })),
    fc.constant(readingOf(quantity, missing('not-read'))),
    fc
      .integer({ min: 0, max: 8 })
      .map((it) => readingOf(quantity, { kind: 'word', grade: it / 2, words: ['?'] })),
    anyValueOf(quantity).map((best): KitReading => {
      const isOfLaboratory = quantity === 'ph' || quantity === 'ec'
      const reading = readingOf(quantity, wide(best, 0))
      return { ...reading, origin: isOfLaboratory ? 'laboratory' : 'typed', liquid: 'unknown' }
    }),
  )
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const ofLaboratory = (most: number) =>
  fc.oneof(
    { weight: 19, arbitrary: tenths(0, most) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 99_999) },
  )

const anyPlot = fc.record({
  area: perhaps(tenths(1, 3000)),
  texture: perhaps(fc.constantFrom(...textures)),
  humus: perhaps(fc.constantFrom(...humusClasses)),
  isVolcanicAsh: perhaps(fc.boolean()),
  depth: perhaps(tenths(5, 30)),
  bulkDensity: perhaps(tenths(0.5, 1.4)),
  cec: perhaps(tenths(5, 45)),
  soilType: perhaps(fc.constantFrom(...soilTypes)),
})
const anyReadings = fc
  .tuple(...quantities.map((quantity) => perhaps(anyReading(quantity))))
  .map((all) => all.filter((one) => one !== null))

/** Input for any crop, soil and set of values, including implausible ones. */
export const anyQuestion: fc.Arbitrary<DiagnosisInput> = fc
  .record({
    crop: fc.constantFrom(...crops),
    growth: fc.constantFrom('before-planting', 'growing'),
    readings: anyReadings,
    plot: anyPlot,
    standard: perhaps(fc.constantFrom(...standardIds)),
    compost: perhaps(
      fc.record({
        compost: fc.constantFrom(...ruleBook.composts.map(({ id }) => id)),
        rate: tenths(0, 5),
        moisture: perhaps(tenths(20, 80)),
      }),
    ),
    month: perhaps(fc.integer({ min: 1, max: 12 })),
    isExpert: fc.boolean(),
    lime: fc.constantFrom(...ruleBook.limes.map(({ id }) => id)),
    p2o5: fc.constantFrom('superphosphate', 'fused-phosphate', 'magnesia-superphosphate'),
    n: fc.constantFrom('ammonium-sulfate', 'urea', 'calcium-cyanamide', 'compound-8-8-8'),
    flowerColor: perhaps(fc.constantFrom('blue', 'pink')),
    laboratory: fc.record(
      {
        'lab-nitrate-n': ofLaboratory(40),
        'lab-ammonium-n': ofLaboratory(40),
        'lab-available-p2o5': ofLaboratory(400),
        'lab-exchangeable-k2o': ofLaboratory(120),
        'lab-exchangeable-cao': ofLaboratory(700),
        'lab-exchangeable-mgo': ofLaboratory(150),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ lime, n, p2o5, crop, ...more }): DiagnosisInput => {
    const blank = blankInput(crop)
    return { ...blank, ...more, choices: { ...blank.choices, lime, n, p2o5 } }
  })
