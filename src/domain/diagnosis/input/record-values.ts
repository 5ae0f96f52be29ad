import {
  quantities,
  type KitReading,
  type Laboratory,
  type LaboratoryLimits,
} from './diagnosis-input.ts'
import { kitReadings, typedReading, type KitLiquid } from './kit-readings.ts'
import {
  exchangeCapacityOf,
  laboratoryOf,
  laboratoryReadings,
  comparatorOf,
} from './laboratory-values.ts'
import type { MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'
import {
  extractOf,
  formsOf,
  typedLaboratory,
  typedReadings,
  type TypedForm,
} from './typed-values.ts'

/** Extraction liquids by kit id. */
type KitLiquids = Readonly<Record<string, KitLiquid>>

interface Values {
  readonly readings: readonly KitReading[]
  readonly laboratory: Laboratory
  readonly limits: LaboratoryLimits
  /** Exchange capacity, me/100g. */
  readonly cec: number | null
}

/** Kit values first; values typed or measured besides, newest first, only where the kit has none. */
export function recordValues(
  record: SoilRecord,
  sample: string,
  form: TypedForm,
  liquids: KitLiquids,
): Values {
  const withRatio = (one: KitReading): KitReading =>
    needsRatio(one) ? { ...one, extract: extractOf(form) } : one
  const kitValues = kitReadings(record, sample, liquids).map(withRatio)
  const measured = (record.measured ?? []).filter((value) => value.sample === sample)
  const instruments = measured.toReversed().flatMap(instrumentReading).map(withRatio)
  const others = [...typedReadings(form, addedQuantities), ...instruments]
  const ofLaboratory = laboratoryReadings(measured)
  const fromKit = kitValues.filter(
    (one) => one.measured.kind === 'value' || isAlone(one, [...others, ...ofLaboratory]),
  )
  const found = laboratoryOf(measured)
  const typed = typedLaboratory(form)
  return {
    limits: Object.fromEntries(
      Object.entries(found.limits).filter(([item]) => !Object.hasOwn(typed, item)),
    ),
    readings: [...fromKit, ...others.filter((one) => isAlone(one, fromKit)), ...ofLaboratory],
    laboratory: { ...found.laboratory, ...typed },
    cec: exchangeCapacityOf(measured),
  }
}

/** The value counts only with the ratio of liquid to soil, which no kit prescribes, so the user is asked. */
export const needsRatio = ({ unit, extract, measured }: KitReading) =>
  unit === 'mg/L' && measured.kind === 'value' && (extract?.sources.length ?? 0) === 0

const isAlone = ({ quantity }: KitReading, among: readonly KitReading[]) =>
  among.every((one) => one.quantity !== quantity)

/** Quantities that can be typed in addition to a kit that does not measure them. */
export const addedQuantities = ['ec', 'ammonium'] as const

export function instrumentReading(entry: MeasuredValue): KitReading[] {
  if (entry.source !== 'instrument') return []
  for (const quantity of quantities) {
    const forms = formsOf[quantity]
    const species = forms.species.find((one) => one === entry.species)
    const unit = forms.units.find((one) => one === entry.unit)
    if (species !== undefined && unit !== undefined) {
      return [{ ...typedReading(quantity, species, unit, entry.value), ...comparatorOf(entry) }]
    }
  }
  return []
}
