import { laboratoryForms } from '#domain/exchange/laboratory-forms.ts'
import {
  laboratoryItems,
  quantities,
  type Extract,
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
import { formsOf } from './typed-values.ts'

/** Extraction liquids by kit id. */
type KitLiquids = Readonly<Record<string, KitLiquid>>

/** What was measured of one sample. */
export interface RecordValues {
  readonly readings: readonly KitReading[]
  readonly laboratory: Laboratory
  readonly limits: LaboratoryLimits
  /** Exchange capacity, me/100g. */
  readonly cec: number | null
}

/** Kit values first; values measured besides, newest first, only where the kit has none. `extract`: for values in mg/L of kits that prescribe none. */
export function recordValues(
  record: SoilRecord,
  sample: string,
  extract: Extract | null,
  liquids: KitLiquids,
): RecordValues {
  const withRatio = (one: KitReading): KitReading => (needsRatio(one) ? { ...one, extract } : one)
  const kitValues = kitReadings(record, sample, liquids).map(withRatio)
  const measured = (record.measured ?? []).filter((value) => value.sample === sample)
  const others = measured.toReversed().flatMap(instrumentReading).map(withRatio)
  const ofLaboratory = laboratoryReadings(measured)
  const fromKit = kitValues.filter(
    (one) =>
      (one.measured.kind === 'value' && !one.isFormUnknown) ||
      isAlone(one, [...others, ...ofLaboratory]),
  )
  return {
    ...laboratoryOf(measured),
    readings: [
      ...fromKit,
      ...others.filter((one) => isAlone(one, fromKit)),
      ...ofLaboratory.filter((one) => isShownBeside(one) || isAlone(one, [...fromKit, ...others])),
    ],
    cec: exchangeCapacityOf(measured),
  }
}

/** A laboratory's value has a name of its own beside another of the same quantity. */
const isShownBeside = ({ quantity }: KitReading) => quantity === 'ph' || quantity === 'ec'

/** Values of another extraction or unit than the rules', or under a title of their own. Those of items without any rule are none. */
export const uncountedValues = (
  { measured = [] }: Pick<SoilRecord, 'measured'>,
  sample: string,
): readonly MeasuredValue[] =>
  measured.filter((entry) => entry.sample === sample && !hasNoRule(entry) && !isCounted(entry))

const hasNoRule = ({ method }: MeasuredValue) =>
  Object.hasOwn(laboratoryForms, method) && laboratoryItems.every((item) => item !== method)

function isCounted(entry: MeasuredValue): boolean {
  const { laboratory, limits } = laboratoryOf([entry])
  return (
    Object.keys({ ...laboratory, ...limits }).length > 0 ||
    laboratoryReadings([entry]).length > 0 ||
    instrumentReading(entry).length > 0
  )
}

/** The value counts only with the ratio of liquid to soil, which no kit prescribes, so the user is asked. */
export const needsRatio = ({ unit, extract, measured }: KitReading) =>
  unit === 'mg/L' && measured.kind === 'value' && (extract?.sources.length ?? 0) === 0

const isAlone = ({ quantity }: KitReading, among: readonly KitReading[]) =>
  among.every((one) => one.quantity !== quantity)

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
