/** One-word name of each species, for lists and narrow columns. */
export const speciesNames: Readonly<Partial<Record<string, string>>> = {
  pH: 'pH',
  EC: 'EC',
  'NO3-N': '硝酸',
  NO3: '硝酸',
  'NH4-N': 'アンモニア',
  P2O5: 'リン酸',
  PO4: 'リン酸',
  K2O: 'カリ',
  K: 'カリ',
  CaO: '石灰',
  MgO: '苦土',
}
