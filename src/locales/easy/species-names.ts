/** One-word name of each species, for lists and narrow columns. */
export const speciesNames: Readonly<Partial<Record<string, string>>> = {
  pH: 'pH',
  EC: 'EC',
  'NO3-N': '硝酸（しょうさん）',
  NO3: '硝酸（しょうさん）',
  'NH4-N': 'アンモニア',
  P2O5: 'リン酸（りんさん）',
  PO4: 'リン酸（りんさん）',
  K2O: 'カリ',
  K: 'カリ',
  CaO: '石灰（せっかい）',
  MgO: '苦土（くど）',
}
