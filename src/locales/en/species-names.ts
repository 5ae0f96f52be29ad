/** What a species is called in a list and over a narrow column: one word. */
export const speciesNames: Readonly<Partial<Record<string, string>>> = {
  pH: 'pH',
  EC: 'EC',
  'NO3-N': 'Nitrate',
  NO3: 'Nitrate',
  'NH4-N': 'Ammonium',
  P2O5: 'Phosphate',
  PO4: 'Phosphate',
  K2O: 'Potassium',
  K: 'Potassium',
  CaO: 'Calcium',
  MgO: 'Magnesium',
}
