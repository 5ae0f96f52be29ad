import type { LaboratoryItem } from '#domain/diagnosis/input/diagnosis-input.ts'

/** The water-soluble part, as kits show it. Kept under these names, and judged like a kit's. */
type WaterSolubleItem = 'lab-water-phosphate' | 'lab-water-potassium'

/** Laboratory items without a rule: kept, shown and exported. */
type UnjudgedItem =
  | 'lab-ph-kcl'
  | 'lab-cec'
  | 'lab-humus'
  | 'lab-phosphate-absorption'
  | 'lab-base-saturation'
  | 'lab-lime-saturation'
  | 'lab-ca-mg'
  | 'lab-mg-k'

export type LaboratoryColumn =
  | LaboratoryItem
  | 'lab-ph'
  | 'lab-ec'
  | WaterSolubleItem
  | UnjudgedItem

/** The chemical form and the unit of a value. */
export interface ValueForm {
  readonly species: string
  readonly unit: string
}

const inUnits = (species: string, ...units: readonly string[]): readonly ValueForm[] =>
  units.map((unit) => ({ species, unit }))

const base = (oxide: string, element: string) =>
  [
    { species: oxide, unit: 'mg/100g' },
    ...inUnits(oxide, 'mg/kg', 'me/100g', 'cmol/kg'),
    ...inUnits(element, 'mg/100g', 'mg/kg'),
  ] as const
const nitrogen = (asNitrogen: string, ion: string) =>
  [
    { species: asNitrogen, unit: 'mg/100g' },
    ...inUnits(asNitrogen, 'mg/kg', 'kg/10a'),
    ...inUnits(ion, 'mg/100g', 'mg/kg'),
  ] as const
const bare = (unit: string, ...others: readonly string[]) =>
  [{ species: '', unit }, ...inUnits('', ...others)] as const

/** Forms a laboratory may use for each item, the usual one first; items in the order they are offered. Values are kept as given and converted when judged. */
export const laboratoryForms: Readonly<
  Record<LaboratoryColumn, readonly [ValueForm, ...ValueForm[]]>
> = {
  'lab-ph': [{ species: 'pH', unit: '' }],
  'lab-ec': [{ species: 'EC', unit: 'mS/cm' }, ...inUnits('EC', 'dS/m', 'mS/m', '\u{b5}S/cm')],
  'lab-nitrate-n': nitrogen('NO3-N', 'NO3'),
  'lab-ammonium-n': nitrogen('NH4-N', 'NH4'),
  'lab-available-p2o5': [
    { species: 'P2O5', unit: 'mg/100g' },
    ...inUnits('P2O5', 'mg/kg', 'kg/10a'),
    ...inUnits('P', 'mg/100g', 'mg/kg'),
  ],
  'lab-water-phosphate': [{ species: '', unit: 'kg/10a' }, ...inUnits('P2O5', 'kg/10a')],
  'lab-water-potassium': [{ species: '', unit: 'kg/10a' }, ...inUnits('K2O', 'kg/10a')],
  'lab-exchangeable-cao': base('CaO', 'Ca'),
  'lab-exchangeable-mgo': base('MgO', 'Mg'),
  'lab-exchangeable-k2o': base('K2O', 'K'),
  'lab-cec': [{ species: 'CEC', unit: 'me/100g' }, ...inUnits('CEC', 'cmol/kg')],
  'lab-base-saturation': bare('%'),
  'lab-lime-saturation': bare('%'),
  'lab-ca-mg': bare(''),
  'lab-mg-k': bare(''),
  'lab-humus': bare('%', 'g/kg'),
  'lab-phosphate-absorption': bare('', 'mg/100g'),
  'lab-ph-kcl': bare(''),
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys forgets the names
export const laboratoryColumns = Object.keys(laboratoryForms) as readonly LaboratoryColumn[]
