/** One-word name of each species, for lists and narrow columns. */
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
