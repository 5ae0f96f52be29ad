import { laboratoryItems, type Extract } from './diagnosis-input.ts'
import { addressOf, formOf, formsOf, numberIn, type TypedForm } from './typed-values.ts'
import { laboratoryForms, type LaboratoryColumn } from '#domain/exchange/laboratory-forms.ts'
import { applyChange } from '#domain/record/apply-change.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'

/** Quantities that can be typed beside a kit that does not measure them. */
export const addedQuantities = ['ec', 'ammonium'] as const

/** Amounts of liquid (mL) and soil (g). */
export type Ratio = Pick<Extract, 'liquid' | 'soil'>

/** A field for one of a record's values, and the chemical forms and units that it can show, the usual ones first. */
interface Field extends Pick<MeasuredValue, 'source' | 'method'> {
  /** Its parameter, see `addressOf`. */
  readonly name: string
  readonly species: readonly string[]
  readonly units: readonly string[]
}

const laboratoryField = (method: LaboratoryColumn, name: string): Field => {
  const [{ species, unit }] = laboratoryForms[method]
  return { name, source: 'laboratory', method, species: [species], units: [unit] }
}

const meterMethods = { ec: 'meter-ec', ammonium: 'meter-ammonium-n' } as const

const fields: readonly Field[] = [
  ...addedQuantities.map((name): Field => {
    const { species, units } = formsOf[name]
    return { name, source: 'instrument', method: meterMethods[name], species, units }
  }),
  ...laboratoryItems.map((item) => laboratoryField(item, item)),
  laboratoryField('lab-cec', 'cec'),
]

/** The sample's latest value of a field; undefined where that is a limit or in another form. */
function valueOf(record: SoilRecord, sample: string, field: Field): MeasuredValue | undefined {
  const latest = record.measured?.findLast(
    (value) =>
      value.sample === sample &&
      value.source === field.source &&
      (field.source === 'laboratory'
        ? value.method === field.method
        : field.species.includes(value.species)),
  )
  const isShown =
    latest?.comparator === undefined &&
    field.species.includes(latest?.species ?? '') &&
    field.units.includes(latest?.unit ?? '')
  return isShown ? latest : undefined
}

function paramOf(record: SoilRecord, sample: string, field: Field): string | null {
  const found = valueOf(record, sample, field)
  if (found === undefined) return null
  const text = String(Number(found.value.toFixed(4)))
  return field.source === 'laboratory' ? text : [text, found.species, found.unit].join('_')
}

/** The form as a record has it: EC and ammonium of a meter, and a laboratory's values in their usual forms. */
export function addedForm(record: SoilRecord, sample: string, ratio: Ratio | null): TypedForm {
  const params = new Map(fields.map((field) => [field.name, paramOf(record, sample, field)]))
  if (ratio !== null) params.set('ratio', `${ratio.liquid}_${ratio.soil}`)
  return formOf((name) => params.get(name) ?? null)
}

/** What the form changes in the record. Text that is no number changes nothing; an emptied field removes its value. */
export function addedChanges(
  record: SoilRecord,
  sample: string,
  form: TypedForm,
): readonly RecordChange[] {
  const params = addressOf(form)
  return fields.flatMap((field): readonly RecordChange[] => {
    const { name, source, method } = field
    const param = params[name] ?? null
    if (param === paramOf(record, sample, field)) return []
    const [text = '', species = field.species[0], unit = field.units[0]] = (param ?? '').split('_')
    const value = numberIn(text)
    const before = valueOf(record, sample, field)
    if (value === null) {
      const isEmptied = text === '' && before !== undefined
      return isEmptied ? [{ field: 'measured', id: before.id, value: null }] : []
    }
    const id = before?.id ?? [record.id, sample, method].join('-')
    const measured = { sample, source, species: species ?? '', unit: unit ?? '', value, method }
    return [{ field: 'measured', id, value: measured }]
  })
}

/** The record as it is once the form is kept. */
export const withAdded = (record: SoilRecord, sample: string, form: TypedForm): SoilRecord =>
  addedChanges(record, sample, form).reduce(applyChange, record)
