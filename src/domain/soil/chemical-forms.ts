import { entryOf } from '#domain/entry-of.ts'

/** g/mol. Source: IUPAC, abridged standard atomic weights. */
const [h, n, o, mg, p, k, ca] = [1.008, 14.007, 15.999, 24.305, 30.974, 39.098, 40.078] as const
const molarMass = { CaO: ca + o, MgO: mg + o, K2O: 2 * k + o, P2O5: 2 * p + 5 * o }

/** The digits that published conversion tables have. */
const fourDigits = (value: number) => Number(value.toPrecision(4))

/** Forms that are printed on some charts and reports, with the form that Japanese fertilizers and soil reports count. */
const reported: Readonly<Record<string, ReportedForm>> = {
  NO3: { species: 'NO3-N', factor: fourDigits(n / (n + 3 * o)) },
  NH4: { species: 'NH4-N', factor: fourDigits(n / (n + 4 * h)) },
  PO4: { species: 'P2O5', factor: fourDigits(molarMass.P2O5 / (2 * (p + 4 * o))) },
  P: { species: 'P2O5', factor: fourDigits(molarMass.P2O5 / (2 * p)) },
  K: { species: 'K2O', factor: fourDigits(molarMass.K2O / (2 * k)) },
  Ca: { species: 'CaO', factor: fourDigits(molarMass.CaO / ca) },
  Mg: { species: 'MgO', factor: fourDigits(molarMass.MgO / mg) },
}

interface ReportedForm {
  readonly species: string
  /** Mass of the reported form per mass of this form. */
  readonly factor: number
}

/** Returns the form used by Japanese fertilizers and soil reports; undefined for a form that is that already, or unknown. */
export const reportedForm = (species: string): ReportedForm | undefined =>
  entryOf(reported, species)

/** Factor to the reported form; 1 for a form that is that already, or unknown. */
export const reportedFactor = (species: string): number => reportedForm(species)?.factor ?? 1

/** Milligrams of an oxide that carry one milliequivalent: half its molar mass, since Ca and Mg carry two charges, and K2O holds two K. */
export const milligramsPerEquivalent = {
  CaO: fourDigits(molarMass.CaO / 2),
  MgO: fourDigits(molarMass.MgO / 2),
  K2O: fourDigits(molarMass.K2O / 2),
} as const

/** kg of CaO with as much alkali as 1 kg of MgO. */
export const limeOfMagnesia = fourDigits(molarMass.CaO / molarMass.MgO)

/** mg/100g of 1 mg/kg. */
export const mgPer100gOfMgPerKg = 0.1
