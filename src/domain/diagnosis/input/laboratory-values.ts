import { entryOf } from '#domain/entry-of.ts'
import { measuredItems } from '#domain/diagnosis/measured-items.ts'
import {
  laboratoryItems,
  type KitReading,
  type Laboratory,
  type LaboratoryItem,
  type LaboratoryLimits,
  type ReadingUnit,
  type Species,
} from './diagnosis-input.ts'
import { typedReading } from './kit-readings.ts'
import {
  mgPer100gOfMgPerKg,
  milligramsPerEquivalent,
  reportedFactor,
  reportedForm,
} from '#domain/soil/chemical-forms.ts'
import type { Limit, MeasuredValue } from '#domain/record/soil-record.ts'

/*
 * Laboratory values, however they came into the record: typed under the items' names, from a table with the laboratory's names,
 * or from a backup. Values of another extraction are not values of these items and are left out.
 */

const exchangeable = ['exch', '\u4ea4\u63db\u6027', '\u7f6e\u63db\u6027']

/** Names of each item's extraction, in lower case; no name at all is accepted too. */
const methods: Readonly<Record<LaboratoryItem, readonly string[]>> = {
  'lab-nitrate-n': ['nitrate', '\u785d\u9178'],
  'lab-ammonium-n': ['ammonium', '\u30a2\u30f3\u30e2\u30cb\u30a2'],
  'lab-available-p2o5': [
    'truog',
    'avail',
    '\u30c8\u30eb\u30aa\u30fc\u30b0',
    '\u53ef\u7d66\u614b',
    '\u6709\u52b9\u614b',
  ],
  'lab-exchangeable-k2o': exchangeable,
  'lab-exchangeable-cao': exchangeable,
  'lab-exchangeable-mgo': exchangeable,
}

/** Factor to mg/100g of dry soil. */
const unitFactor: Readonly<Partial<Record<string, number>>> = {
  'mg/100g': 1,
  'mg/kg': mgPer100gOfMgPerKg,
  ppm: mgPer100gOfMgPerKg,
}

/** Zero where no conversion exists. One cmol of charge per kg is one me/100g. */
const factorOf = ({ unit, species }: MeasuredValue): number =>
  (unit === 'me/100g' || unit === 'cmol/kg'
    ? entryOf<number>(milligramsPerEquivalent, species)
    : entryOf(unitFactor, unit)) ?? 0

/** Laboratory values of one sample; the later value of an item counts, and may be only a limit. */
export function laboratoryOf(measured: readonly MeasuredValue[]): {
  readonly laboratory: Laboratory
  readonly limits: LaboratoryLimits
} {
  const laboratory: { [Item in LaboratoryItem]?: number } = {}
  const limits: { [Item in LaboratoryItem]?: Limit } = {}
  for (const entry of measured) {
    const item = laboratoryItems.find((one) => isOf(one, entry))
    const factor = reportedFactor(entry.species) * factorOf(entry)
    if (item === undefined || factor <= 0) continue
    delete laboratory[item]
    delete limits[item]
    const { comparator } = entry
    const value = round(entry.value * factor)
    if (comparator === undefined) laboratory[item] = value
    else limits[item] = { comparator, value }
  }
  return { laboratory, limits }
}

/** Exchange capacity in me/100g (the same as cmol of charge per kg), the later of two; null where it was not measured. */
export function exchangeCapacityOf(measured: readonly MeasuredValue[]): number | null {
  const found = measured.findLast(
    ({ source, species, unit, comparator }) =>
      source === 'laboratory' &&
      species === 'CEC' &&
      capacityUnit.test(unit) &&
      comparator === undefined,
  )
  return found?.value ?? null
}

const capacityUnit = /^(?:me|meq)\/100 ?g$|^cmol.*\/kg$/iu

const round = (value: number) => Math.round(value * 1e6) / 1e6

/** A value in any chemical form, by the item's extraction. */
function isOf(item: LaboratoryItem, { source, species, method }: MeasuredValue) {
  const reported = reportedForm(species)?.species ?? species
  if (source !== 'laboratory' || reported !== measuredItems[item].species) return false
  const named = method.normalize('NFKC').trim().toLowerCase()
  return named === '' || named === item || methods[item].some((one) => named.includes(one))
}

interface Readable {
  readonly quantity: KitReading['quantity']
  readonly species: readonly Species[]
  readonly unit: ReadingUnit
  /** The only extraction that counts; without it, any. */
  readonly method?: string
}

const readable: readonly Readable[] = [
  { quantity: 'ph', species: ['pH'], unit: '' },
  { quantity: 'ec', species: ['EC'], unit: 'mS/cm' },
  { quantity: 'nitrate', species: ['NO3-N'], unit: 'kg/10a' },
  { quantity: 'ammonium', species: ['NH4-N'], unit: 'kg/10a' },
  { quantity: 'phosphate', species: ['', 'P2O5'], unit: 'kg/10a', method: 'lab-water-phosphate' },
  { quantity: 'potassium', species: ['', 'K2O'], unit: 'kg/10a', method: 'lab-water-potassium' },
]

/** A laboratory's pH in water and conductivity count as readings, like a meter's; what it gives in the unit of the kits like theirs. */
export const laboratoryReadings = (measured: readonly MeasuredValue[]): readonly KitReading[] =>
  readable.flatMap(({ quantity, species, unit, method }) => {
    const entry = measured.findLast(
      (one) =>
        one.source === 'laboratory' &&
        species.some((form) => form === one.species) &&
        isUnitOf(unit, one.unit) &&
        (method === undefined ? !/kcl/iu.test(one.method) : one.method === method),
    )
    if (entry === undefined) return []
    const form = species.find((one) => one === entry.species) ?? ''
    const liquid = method === undefined ? {} : { liquid: 'water' as const }
    return [
      {
        ...typedReading(quantity, form, unit, round(entry.value * inMeter(entry.unit))),
        ...liquid,
        origin: 'laboratory' as const,
        ...comparatorOf(entry),
      },
    ]
  })

export const comparatorOf = ({ comparator }: MeasuredValue) =>
  comparator !== undefined && { comparator }

/** Factor to mS/cm; 1 dS/m is the same. */
const conductivity: Readonly<Partial<Record<string, number>>> = {
  'mS/cm': 1,
  'dS/m': 1,
  'mS/m': 0.01,
  '\u{b5}S/cm': 0.001,
}
const inMeter = (unit: string) => entryOf(conductivity, unit) ?? 1

const isUnitOf = (wanted: ReadingUnit, unit: string) =>
  wanted === 'mS/cm' ? entryOf(conductivity, unit) !== undefined : unit === wanted
