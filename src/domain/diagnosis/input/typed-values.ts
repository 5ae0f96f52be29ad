import {
  laboratoryItems,
  quantities,
  type Extract,
  type KitReading,
  type Laboratory,
  type LaboratoryItem,
  type Quantity,
  type ReadingUnit,
  type Species,
} from './diagnosis-input.ts'
import { typedReading } from './kit-readings.ts'
import { mgPer100gOfMgPerKg, reportedFactor } from '#domain/soil/chemical-forms.ts'
import { tableOf } from '#domain/table-of.ts'

/** A value as typed in its form field. */
export interface TypedValue {
  readonly text: string
  readonly species: Species
  readonly unit: ReadingUnit
  /** The kit showed nothing, which is neither 0 nor an empty field. */
  readonly isUnseen: boolean
}

/** Values typed in addition to the kit or instead of it. In the URL until they are kept, so that they survive a reload. */
export interface TypedForm {
  readonly kit: Readonly<Record<Quantity, TypedValue>>
  readonly laboratory: Readonly<Record<LaboratoryItem, string>>
  /** Phosphate and potassium were extracted with water. */
  readonly isWater: boolean
  /** Ratio of liquid to soil, for mg/L. */
  readonly ratio: { readonly liquid: string; readonly soil: string }
  /** Cation exchange capacity, me/100g, from a laboratory. */
  readonly cec: string
}

const elementUnits: readonly ReadingUnit[] = ['kg/10a', 'mg/100g', 'mg/kg', 'mg/L']

/** Units and chemical forms accepted for each quantity, the usual one first. */
export const formsOf: Readonly<
  Record<
    Quantity,
    {
      readonly species: readonly [Species, ...Species[]]
      readonly units: readonly ReadingUnit[]
      readonly canBeUnseen: boolean
    }
  >
> = {
  ph: { species: ['pH'], units: [''], canBeUnseen: false },
  ec: { species: ['EC'], units: ['mS/cm'], canBeUnseen: false },
  nitrate: { species: ['NO3-N', 'NO3'], units: elementUnits, canBeUnseen: true },
  ammonium: { species: ['NH4-N', 'NH4'], units: elementUnits, canBeUnseen: true },
  phosphate: { species: ['P2O5', 'PO4', 'P'], units: elementUnits, canBeUnseen: true },
  potassium: { species: ['K2O', 'K'], units: elementUnits, canBeUnseen: true },
}

/** Parses a number, full-width digits included; null where there is none. */
export function numberIn(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,6}(\.\d{0,4})?$/.test(plain) ? Number(plain) : null
}

/** Whether a field is filled but not with a number. */
export const isMistyped = (text: string) => text.trim() !== '' && numberIn(text) === null

export const positiveIn = (text: string) => {
  const value = numberIn(text)
  return value !== null && value > 0 ? value : null
}

/** Readings typed for these quantities. An empty field is no reading. */
export function typedReadings(
  form: TypedForm,
  wanted: readonly Quantity[] = quantities,
): readonly KitReading[] {
  const liquid = form.isWater ? 'water' : 'unknown'
  return wanted.flatMap((quantity): KitReading[] => {
    const { text, species, unit, isUnseen } = form.kit[quantity]
    const extract = unit === 'mg/L' ? extractOf(form) : null
    const value = numberIn(text)
    const reading = typedReading(quantity, species, unit, value ?? 0, { liquid, extract })
    if (isUnseen) return [{ ...reading, measured: { kind: 'undetectable', below: null } }]
    return value === null ? [] : [reading]
  })
}

export function extractOf({ ratio }: TypedForm): Extract | null {
  const liquid = positiveIn(ratio.liquid)
  const soil = positiveIn(ratio.soil)
  return liquid === null || soil === null ? null : { liquid, soil, mark: 'C', sources: [] }
}

export const typedLaboratory = (form: TypedForm): Laboratory =>
  Object.fromEntries(
    laboratoryItems.flatMap((item) => {
      const value = numberIn(form.laboratory[item])
      return value === null ? [] : [[item, value]]
    }),
  )

const laboratoryFields = [
  ['phosphate', 'lab-available-p2o5'],
  ['potassium', 'lab-exchangeable-k2o'],
] as const

const perHundredGrams: Partial<Record<ReadingUnit, number>> = {
  'mg/100g': 1,
  'mg/kg': mgPer100gOfMgPerKg,
}

/**
 * The form with phosphate and potassium taken for a laboratory's values, in mg/100g of P2O5 and K2O. Null if none can be: other
 * units are never a laboratory's, and a laboratory value that was typed stays.
 */
export function movedToLaboratory(form: TypedForm): TypedForm | null {
  const moved = laboratoryFields.flatMap(([quantity, item]) => {
    const { text, species, unit } = form.kit[quantity]
    const value = numberIn(text)
    const factor = perHundredGrams[unit]
    if (value === null || factor === undefined || form.laboratory[item].trim() !== '') return []
    const converted = Number((value * factor * reportedFactor(species)).toFixed(2))
    return [{ quantity, item, text: String(converted) }]
  })
  if (moved.length === 0) return null
  const kit = { ...form.kit }
  const laboratory = { ...form.laboratory }
  for (const { quantity, item, text } of moved) {
    kit[quantity] = { ...kit[quantity], text: '' }
    laboratory[item] = text
  }
  return { ...form, kit, laboratory }
}

const unseenMark = '-'

/** Converts the form to URL parameters; null removes one. */
export function addressOf(form: TypedForm): Readonly<Record<string, string | null>> {
  const kit = quantities.map((quantity) => {
    const { text, species, unit, isUnseen } = form.kit[quantity]
    const value = isUnseen ? unseenMark : text.trim()
    const isFilled = value !== '' || species !== formsOf[quantity].species[0]
    return [quantity, isFilled ? [value, species, unit].join('_') : null]
  })
  const laboratory = laboratoryItems.map((item) => [item, form.laboratory[item].trim() || null])
  const { liquid, soil } = form.ratio
  return {
    ...Object.fromEntries(kit),
    ...Object.fromEntries(laboratory),
    liquid: form.isWater ? 'water' : null,
    ratio: liquid === '' && soil === '' ? null : `${liquid}_${soil}`,
    cec: form.cec.trim() || null,
  }
}

/** Parses the form from a URL. Invalid parameters are left out. */
export function formOf(get: (name: string) => string | null): TypedForm {
  const [liquid = '', soil = ''] = cutText(get('ratio')).split('_')
  return {
    kit: tableOf(quantities, (quantity) => valueIn(quantity, cutText(get(quantity)))),
    laboratory: tableOf(laboratoryItems, (item) => cutText(get(item))),
    isWater: get('liquid') === 'water',
    ratio: { liquid, soil },
    cec: cutText(get('cec')),
  }
}

const cutText = (text: string | null) => (text ?? '').slice(0, 40)

function valueIn(quantity: Quantity, text: string): TypedValue {
  const [value = '', species = '', unit = ''] = text.split('_')
  const forms = formsOf[quantity]
  const isUnseen = value === unseenMark && forms.canBeUnseen
  return {
    text: value === unseenMark ? '' : value,
    species: forms.species.find((one) => one === species) ?? forms.species[0],
    unit: forms.units.find((one) => one === unit) ?? forms.units[0] ?? '',
    isUnseen,
  }
}

/** A form without any value. */
export const nothingTyped = formOf(() => null)
