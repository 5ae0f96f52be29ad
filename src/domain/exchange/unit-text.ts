/** Laboratory units as stored, by their spelling with width and case folded. */
const units: readonly (readonly [written: string, unit: string])[] = [
  [String.raw`meq?/100 ?g`, 'me/100g'],
  [String.raw`cmol(?:\(\+\)|c)?/kg`, 'cmol/kg'],
  [String.raw`mg/100 ?g`, 'mg/100g'],
  ['mg/kg|ppm', 'mg/kg'],
  ['kg/10 ?a', 'kg/10a'],
  ['g/kg', 'g/kg'],
  [String.raw`[\u03bcu]s/cm`, '\u{b5}S/cm'],
  ['ms/cm', 'mS/cm'],
  ['ds/m', 'dS/m'],
  ['ms/m', 'mS/m'],
  ['%', '%'],
  // "mg" alone means mg in 100 g of soil, as in cooperatives' forms.
  [String.raw`(?<=[([\u3014 ])mg(?=[)\]\u3015]|$)`, 'mg/100g'],
]

/** Laboratories weigh dry soil, whether they say so or not. */
const ofDrySoil = String.raw` ?(?:ds|dw|\u4e7e\u571f)`

const patterns = units.map(
  ([written, unit]) =>
    [
      new RegExp(String.raw`(?<![a-z])(?:${written})(?:${ofDrySoil})?(?![a-z])`, 'u'),
      unit,
    ] as const,
)

export interface TitleUnit {
  /** Empty: not given. */
  readonly unit: string
  /** The title without the unit. */
  readonly rest: string
}

/** Finds the unit in a folded title. */
export function unitIn(folded: string): TitleUnit {
  for (const [pattern, unit] of patterns) {
    const found = pattern.exec(folded)
    if (found !== null) return { unit, rest: folded.replace(found[0], '') }
  }
  return { unit: '', rest: folded }
}
