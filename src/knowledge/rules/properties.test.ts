import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { nutrients, type Nutrient } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import {
  quantities,
  type DiagnosisInput,
  type Quantity,
  type ReadingUnit,
  type Species,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import { squareMeters } from '#domain/soil/area.ts'
import { missing, type Measured } from '#domain/diagnosis/input/measured.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import {
  formatAdvice,
  formatCaution,
  formatMeaning,
  formatRetest,
} from '#knowledge/diagnosis/format-message.ts'
import { anyQuestion, readingOf, tenths, anyValueOf, wide } from '#testing/any-question.ts'
import { contradictions } from '#testing/decision-contradictions.ts'
import { ruleBook } from './rule-book.ts'

const ask = (input: DiagnosisInput) => decide(input, ruleBook)
const withReading = (input: DiagnosisInput, quantity: Quantity, measured: Measured) => ({
  ...input,
  readings: [
    ...input.readings.filter((one) => one.quantity !== quantity),
    readingOf(quantity, measured),
  ],
})
const without = (input: DiagnosisInput, quantity: Quantity) => ({
  ...input,
  readings: input.readings.filter((one) => one.quantity !== quantity),
})
const actionOf = ({ items }: Diagnosis, name: string) =>
  items.find(({ item }) => item === name)?.action
const limeOf = (found: Diagnosis) => {
  const action = actionOf(found, 'ph')
  return action?.key === 'lime' || action?.key === 'lime-to-minimum' ? action.params : null
}
const targetOf = ({ plan }: Diagnosis, nutrient: Nutrient) =>
  plan.kind === 'plan'
    ? (plan.nutrients.find((one) => one.nutrient === nutrient)?.target ?? null)
    : null
const planOf = ({ plan }: Diagnosis, nutrient: Nutrient) =>
  plan.kind === 'plan' ? plan.nutrients.find((one) => one.nutrient === nutrient) : undefined
const topDressed = (found: Diagnosis) => {
  const action = actionOf(found, 'nitrate')
  return action?.key === 'top-dress' ? action.params.amount.grams : 0
}

/** DEEP_TESTS=1 runs a hundred times as many cases: over 100,000 for contradictions alone. */
const isDeep = process.env['DEEP_TESTS'] === '1'
const runs = (count: number) => count * (isDeep ? 100 : 1)
vi.setConfig({ testTimeout: isDeep ? 3_600_000 : 30_000 })

const pairOf = (quantity: Quantity) =>
  fc
    .tuple(anyValueOf(quantity), anyValueOf(quantity))
    .map(([one, other]): readonly [number, number] => (one < other ? [one, other] : [other, one]))
const half = fc.constantFrom(0, 0.25, 0.5)

describe('for every crop, soil and reading', () => {
  test('nothing that is said contradicts anything else', () => {
    fc.assert(
      fc.property(anyQuestion, (input) => {
        expect(contradictions(ask(input), input, ruleBook)).toEqual([])
      }),
      { numRuns: runs(1000) },
    )
  })

  test('on a chart of words, low never gets less than medium, nor medium than high', () => {
    const words = ['nitrate', 'phosphate', 'potassium'] as const
    const of = { phosphate: 'p2o5', potassium: 'k2o', nitrate: 'n' } as const
    const grade = fc.integer({ min: 0, max: 8 }).map((it) => it / 2)
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(...words), grade, grade, (input, quantity, a, b) => {
        const target = (value: number) => {
          const word: Measured = { kind: 'word', grade: value, words: ['?'] }
          return targetOf(ask(withReading(input, quantity, word)), of[quantity]) ?? 0
        }
        expect(target(Math.min(a, b))).toBeGreaterThanOrEqual(target(Math.max(a, b)))
      }),
      { numRuns: runs(150) },
    )
  })

  test('more acid never means less lime', () => {
    fc.assert(
      fc.property(anyQuestion, pairOf('ph'), half, (input, [acid, mild], width) => {
        const grams = (ph: number) =>
          limeOf(ask(withReading(input, 'ph', wide(ph, width))))?.amount.grams ?? 0
        expect(grams(acid)).toBeGreaterThanOrEqual(grams(mild))
      }),
      { numRuns: runs(200) },
    )
  })

  test('more nitrate never means more nitrogen, nor more lime', () => {
    fc.assert(
      fc.property(anyQuestion, pairOf('nitrate'), half, (input, [little, much], width) => {
        const less = ask(withReading(input, 'nitrate', wide(little, width)))
        const more = ask(withReading(input, 'nitrate', wide(much, width)))
        expect(targetOf(more, 'n') ?? 0).toBeLessThanOrEqual(targetOf(less, 'n') ?? 0)
        expect(topDressed(more)).toBeLessThanOrEqual(topDressed(less))
        expect(limeOf(more)?.amount.grams ?? 0).toBeLessThanOrEqual(limeOf(less)?.amount.grams ?? 0)
      }),
      { numRuns: runs(200) },
    )
  })

  test('more ammonium never means more nitrogen', () => {
    fc.assert(
      fc.property(anyQuestion, pairOf('ammonium'), (input, [little, much]) => {
        const target = (value: number) =>
          targetOf(ask(withReading(input, 'ammonium', wide(value, 0))), 'n') ?? 0
        expect(target(much)).toBeLessThanOrEqual(target(little))
      }),
      { numRuns: runs(200) },
    )
  })

  test('more salts never mean more nitrogen, potassium or lime', () => {
    fc.assert(
      fc.property(anyQuestion, pairOf('ec'), (input, [little, much]) => {
        const less = ask(withReading(input, 'ec', wide(little, 0)))
        const more = ask(withReading(input, 'ec', wide(much, 0)))
        for (const nutrient of ['n', 'k2o'] as const) {
          expect(targetOf(more, nutrient) ?? 0).toBeLessThanOrEqual(targetOf(less, nutrient) ?? 0)
        }
        expect(limeOf(more)?.amount.grams ?? 0).toBeLessThanOrEqual(limeOf(less)?.amount.grams ?? 0)
      }),
      { numRuns: runs(200) },
    )
  })

  test('more phosphate or potassium in the soil never means more fertilizer', () => {
    const kit = [
      ['phosphate', 'p2o5'],
      ['potassium', 'k2o'],
    ] as const
    fc.assert(
      fc.property(
        anyQuestion,
        fc.constantFrom(...kit),
        pairOf('potassium'),
        (input, [quantity, nutrient], [few, many]) => {
          const target = (value: number) =>
            targetOf(ask(withReading(input, quantity, wide(value, 0))), nutrient) ?? 0
          expect(target(many)).toBeLessThanOrEqual(target(few))
        },
      ),
      { numRuns: runs(150) },
    )
    const items = [
      ['lab-available-p2o5', 'p2o5'],
      ['lab-exchangeable-k2o', 'k2o'],
      ['lab-nitrate-n', 'n'],
    ] as const
    fc.assert(
      fc.property(
        anyQuestion,
        fc.constantFrom(...items),
        tenths(0, 400),
        tenths(0, 400),
        (input, [item, nutrient], one, other) => {
          const target = (value: number) =>
            targetOf(
              ask({ ...input, laboratory: { ...input.laboratory, [item]: value } }),
              nutrient,
            ) ?? 0
          expect(target(Math.max(one, other))).toBeLessThanOrEqual(target(Math.min(one, other)))
        },
      ),
      { numRuns: runs(150) },
    )
  })

  test('the unit of a reading never changes the advice', () => {
    fc.assert(
      fc.property(anyQuestion, anyValueOf('nitrate'), (input, value) => {
        const density = ask(input).plot.bulkDensity.value
        const extract = { liquid: 100, soil: 20, mark: 'A', sources: ['PT6'] } as const
        const as = (species: Species, unit: ReadingUnit, read: number) => {
          const reading = readingOf('nitrate', wide(read, 0))
          const { readings } = without(input, 'nitrate')
          const found = ask({
            ...input,
            readings: [...readings, { ...reading, species, unit, extract }],
          })
          return JSON.stringify({
            actions: found.items.map(({ action }) => action),
            verdicts: found.items.map(({ verdict }) => verdict),
            targets: nutrients.map((one) => targetOf(found, one)?.toPrecision(6)),
          })
        }
        const expected = as('NO3-N', 'kg/10a', value)
        expect(as('NO3', 'kg/10a', value / 0.2259)).toBe(expected)
        expect(as('NO3-N', 'mg/100g', value / density)).toBe(expected)
        expect(as('NO3-N', 'mg/kg', (value / density) * 10)).toBe(expected)
        expect(as('NO3', 'mg/L', value / density / 0.5 / 0.2259)).toBe(expected)
      }),
      { numRuns: runs(150) },
    )
  })

  test('the unit of the area never changes the advice', () => {
    fc.assert(
      fc.property(anyQuestion, tenths(1, 3000), (input, area) => {
        const sized = (value: number) => ask({ ...input, plot: { ...input.plot, area: value } })
        const tsubo = area / (400 / 121)
        const [one, other] = [
          sized(area),
          sized(Number(squareMeters(tsubo, 'tsubo').toPrecision(12))),
        ]
        expect(other.items.map(({ action }) => action)).toEqual(
          one.items.map(({ action }) => action),
        )
      }),
      { numRuns: runs(100) },
    )
  })

  // From 5 m² on, because on less area a dose may be too small to weigh.
  test('twice the area takes twice the amount, up to rounding, and the same per m²', () => {
    fc.assert(
      fc.property(anyQuestion, anyValueOf('ph'), tenths(5, 3000), (input, ph, area) => {
        const acid = withReading(input, 'ph', wide(ph, 0))
        const sized = (value: number) => ask({ ...acid, plot: { ...acid.plot, area: value } })
        const [one, two] = [sized(area), sized(area * 2)]
        expect(limeOf(two)?.rate).toBe(limeOf(one)?.rate)
        const targets = (found: Diagnosis) => nutrients.map((it) => targetOf(found, it))
        expect(targets(two)).toEqual(targets(one))
        const amounts = (found: Diagnosis) => [
          limeOf(found)?.amount.grams ?? 0,
          topDressed(found),
          ...bought(found),
        ]
        const single = amounts(one)
        // Rounding to two significant digits changes a number by at most a tenth, once for each of the two.
        const isOff = (grams: number, index: number) =>
          Math.abs(grams - 2 * (single[index] ?? 0)) > grams * 0.2
        expect(amounts(two).filter(isOff)).toEqual([])
      }),
      { numRuns: runs(150) },
    )
  })

  test('missing never acts as zero: it is as if it had never been asked', () => {
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(...quantities), (input, quantity) => {
        const unread = ask(withReading(input, quantity, missing('not-read')))
        const never = ask(without(input, quantity))
        expect(unread.plan).toEqual(never.plan)
        expect(unread.items.filter(({ item }) => item !== quantity)).toEqual(never.items)
        expect(never.items.some(({ item }) => item === quantity)).toBe(false)
        expect(unread.items.find(({ item }) => item === quantity)?.verdict).toEqual({
          kind: 'not-judged',
          reason: 'not-read',
        })
      }),
      { numRuns: runs(150) },
    )
  })

  test('nothing seen leaves the standard as it is, and nothing measured gives no dose', () => {
    const unseen = ['phosphate', 'potassium', 'nitrate'] as const
    const of = { phosphate: 'p2o5', potassium: 'k2o', nitrate: 'n' } as const
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(...unseen), (input, quantity) => {
        // Ammonium is nitrogen too, which a paddy counts.
        const others = without(without(input, 'ec'), 'ammonium')
        const bare = { ...without(others, quantity), laboratory: {}, compost: null }
        const never = ask(bare)
        const none = ask(withReading(bare, quantity, { kind: 'undetectable', below: 5 }))
        const nutrient = of[quantity]
        expect(planOf(never, nutrient)?.product ?? null).toBeNull()
        const found = planOf(none, nutrient)
        if (found === undefined || found.reason === 'held') return
        expect(found.target === 0 || found.target === found.standard).toBe(true)
      }),
      { numRuns: runs(150) },
    )
  })

  test('one dressing of lime is never over 200 g per m², and no acid lover gets any', () => {
    fc.assert(
      fc.property(anyQuestion, anyValueOf('ph'), (input, ph) => {
        const found = ask(withReading(input, 'ph', wide(ph, 0)))
        const lime = limeOf(found)
        if (lime === null) return
        expect(input.crop.lime === 'acid-lover' || input.crop.lime === 'not-urged').toBe(false)
        expect(lime.rate).toBeLessThanOrEqual(200)
        expect(lime.amount.grams).toBeLessThanOrEqual(200 * lime.area * 1.005 + 0.5)
        expect(lime.whole.grams).toBeGreaterThanOrEqual(lime.amount.grams)
      }),
      { numRuns: runs(200) },
    )
  })

  test('sulfur is shown to experts only', () => {
    fc.assert(
      fc.property(anyQuestion, (input) => {
        const found = ask({ ...input, isExpert: false })
        expect(JSON.stringify(found)).not.toContain('sulfur"')
      }),
      { numRuns: runs(100) },
    )
  })

  test('the same is said twice, and the input stays as it was', () => {
    fc.assert(
      fc.property(anyQuestion, (input) => {
        const before = JSON.stringify(input)
        expect(ask(input)).toEqual(ask(input))
        expect(JSON.stringify(input)).toBe(before)
      }),
      { numRuns: runs(100) },
    )
  })

  test('every sentence is whole, and every reason names its source', () => {
    fc.assert(
      fc.property(anyQuestion, (input) => {
        const found = ask(input)
        const plan = found.plan.kind === 'plan' ? found.plan : null
        const cautions = [
          ...found.cautions,
          ...(plan?.cautions ?? []),
          ...found.items.flatMap((item) => item.cautions),
        ]
        const sentences = [
          ...found.items.flatMap(({ meaning, action }) => [
            formatMeaning(meaning),
            formatAdvice(action),
          ]),
          ...cautions.map(formatCaution),
          ...found.retests.map(formatRetest),
        ]
        const isBroken = (sentence: string) =>
          /undefined|NaN|null|Infinity|\d\.\d{4}/.test(sentence) || !sentence.endsWith('。')
        expect(sentences.filter(isBroken)).toEqual([])
        const evidence = [
          ...found.items.flatMap((item) => item.evidence),
          ...(plan?.nutrients ?? []).flatMap((one) => one.evidence),
        ]
        const isUnsourced = (sources: readonly string[]) =>
          sources.length === 0 || sources.some((key) => diagnosisSource(key) === null)
        expect(evidence.filter(({ sources }) => isUnsourced(sources))).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })
})

function bought({ plan }: Diagnosis): readonly number[] {
  return plan.kind === 'plan' ? plan.nutrients.map(({ product }) => product?.amount.grams ?? 0) : []
}
