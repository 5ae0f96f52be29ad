import type { CountedValue, Calculation, NotJudgedReason } from '#domain/diagnosis/diagnosis.ts'
import type { KitReading, Quantity, ReadingUnit, Species } from './diagnosis-input.ts'
import {
  evaluate,
  figure,
  product,
  quotient,
  type Expression,
} from '#domain/diagnosis/expression.ts'
import { measuredItems } from '#domain/diagnosis/measured-items.ts'
import { mapEstimate, type ReadEstimate } from './measured.ts'
import { isPlausible } from './plausible.ts'
import type { RuleBook } from '#domain/diagnosis/rule-book.ts'
import { mgPer100gOfMgPerKg, reportedFactor } from '#domain/soil/chemical-forms.ts'
import type { PlotSoil } from '#domain/soil/soil.ts'
import { assertNever } from '#domain/result.ts'
import { roundFloat } from '#domain/diagnosis/dose/amount.ts'

/** A reading in the unit of the rules, or the reason it does not count. */
export type CountedReading =
  | { readonly kind: 'value'; readonly reading: KitReading; readonly value: CountedValue }
  | { readonly kind: 'undetectable'; readonly reading: KitReading }
  | {
      readonly kind: 'word'
      readonly reading: KitReading
      readonly grade: number
      readonly words: readonly string[]
    }
  | {
      readonly kind: 'none'
      readonly reading: KitReading
      readonly reason: Exclude<NotJudgedReason, ValueReason>
    }
  | {
      readonly kind: 'none'
      readonly reading: KitReading
      readonly reason: ValueReason
      readonly value: CountedValue
    }

export const isImplausibleReading = (
  one: CountedReading,
): one is Extract<CountedReading, { readonly kind: 'none'; readonly value: CountedValue }> =>
  one.kind === 'none' && one.reason === 'out-of-range'

/** Reason a present value is not judged. */
type ValueReason = 'out-of-range' | 'only-a-limit'

interface CountedUnit {
  readonly unit: ReadingUnit
  readonly species: Species
}

/** Nutrients count in kg/10a in the uppermost 10 cm, the unit of the kit with published limits. */
function countingUnit(quantity: Quantity): CountedUnit {
  if (quantity === 'ph') return { unit: '', species: 'pH' }
  if (quantity === 'ec') return { unit: 'mS/cm', species: 'EC' }
  return { unit: 'kg/10a', species: measuredItems[quantity].species }
}

export function countedReading(
  reading: KitReading,
  soil: PlotSoil,
  book: RuleBook,
): CountedReading {
  const { measured } = reading
  if (measured.kind === 'missing') return { kind: 'none', reading, reason: measured.reason }
  if (measured.kind === 'undetectable') return { kind: 'undetectable', reading }
  if (measured.kind === 'word') {
    return isGraded(reading.quantity)
      ? { ...measured, reading }
      : { kind: 'none', reading, reason: 'words-only' }
  }
  const isInLiquid = reading.unit === 'mg/L' && reading.extract === null
  const value = countedValue(reading, measured, soil)
  if (value === null && !isInLiquid) return { kind: 'none', reading, reason: 'unit-unknown' }
  if (reading.isFormUnknown) {
    // Its form would not help.
    const isOther = isSoluble(reading) && reading.liquid !== 'water'
    return { kind: 'none', reading, reason: isOther ? 'other-liquid' : 'form-unknown' }
  }
  if (value === null) return { kind: 'none', reading, reason: 'ratio-unknown' }
  if (!isPlausible(reading.quantity, value, book)) {
    return { kind: 'none', reading, reason: 'out-of-range', value }
  }
  const { comparator } = reading
  if (isUnseen(reading, value, book)) return { kind: 'undetectable', reading }
  return comparator === undefined
    ? { kind: 'value', reading, value }
    : { kind: 'none', reading, reason: 'only-a-limit', value: { ...value, comparator } }
}

function countedValue(
  reading: KitReading,
  read: ReadEstimate,
  soil: PlotSoil,
): CountedValue | null {
  const target = countingUnit(reading.quantity)
  const factors = factorsBetween(reading, target.unit, soil)
  if (factors === null) return null
  // Where the leaflet names no chemical form, none is assumed.
  const species = reading.species === '' ? '' : target.species
  if (factors.length === 0) return valueIn(target.unit, species, read, [])
  const factor = factors.reduce((so, one) => so * evaluate(one), 1)
  // A round-trip conversion must return the original number, or a value on a border would just miss it.
  const convert = (value: number) => roundFloat(value * factor)
  const converted: ReadEstimate = {
    ...mapEstimate(read, convert),
    ...(read.levels && { levels: [convert(read.levels[0]), convert(read.levels[1])] }),
  }
  const from = figure('reading', read.best, unitText(reading))
  const calculation: Calculation = {
    expression: product(from, ...factors),
    result: figure('converted', converted.best, `${target.unit} ${species}`.trim()),
  }
  return valueIn(target.unit, species, converted, [calculation])
}

const valueIn = (
  unit: ReadingUnit,
  species: Species,
  { best, low, high, levels }: ReadEstimate,
  conversion: readonly Calculation[],
): CountedValue => ({ best, low, high, ...(levels && { levels }), unit, species, conversion })
const unitText = ({ unit, species }: KitReading) => `${unit} ${species}`.trim()

/** Factors between two units, or null where they cannot be converted. */
function factorsBetween(
  { unit, species, extract, quantity }: KitReading,
  target: ReadingUnit,
  soil: PlotSoil,
): readonly Expression[] | null {
  const factor = reportedFactor(species)
  const forSpecies = factor === 1 ? [] : [figure('species-factor', factor)]
  if (unit === target || quantity === 'ph') return forSpecies
  if (target !== 'kg/10a') return null
  const { value, from } = soil.bulkDensity
  // 1 mg/100g in 10 cm is 1 kg/10a times the bulk density.
  const toArea = figure('bulk-density', value, 'g/cm³', from === 'default')
  switch (unit) {
    case 'mg/100g':
      return [...forSpecies, toArea]
    case 'mg/kg':
      return [...forSpecies, figure('unit-factor', mgPer100gOfMgPerKg), toArea]
    case 'mg/L':
      return extract === null
        ? null
        : [
            ...forSpecies,
            quotient(figure('liquid', extract.liquid, 'mL'), figure('soil', extract.soil, 'g')),
            figure('unit-factor', mgPer100gOfMgPerKg),
            toArea,
          ]
    case '':
    case 'mS/cm':
    case 'kg/10a':
      return null
    default:
      return assertNever(unit)
  }
}

/** "Less than 5" says of the water-soluble part what a kit says that shows nothing. */
const isUnseen = (reading: KitReading, { best }: CountedValue, { waterSoluble }: RuleBook) =>
  isSoluble(reading) &&
  reading.liquid === 'water' &&
  reading.comparator === '<' &&
  best <= waterSoluble.seenFrom

const isSoluble = ({ quantity }: KitReading) => quantity === 'phosphate' || quantity === 'potassium'

/** Only nutrients have a rule for words. */
const isGraded = (quantity: Quantity) =>
  quantity === 'nitrate' || quantity === 'phosphate' || quantity === 'potassium'
