import type { Translated } from '#locales/translated.ts'

/** The prefecture's names follow in romaji, as soil maps and advisors use them. */
export const soilTypeNames: Translated<typeof import('./soil-types.ja.ts').soilTypeNames> = {
  'andosol-thick-very-humic': 'Andosol (kuroboku-do), thick, very rich in humus',
  'andosol-thick-humic': 'Andosol (kuroboku-do), thick, humic',
  'andosol-shallow-very-humic': 'Andosol (kuroboku-do), surface layer very rich in humus',
  'andosol-shallow-humic': 'Andosol (kuroboku-do), surface layer humic',
  'andosol-light': 'Light-colored Andosol (tanshoku kuroboku-do)',
  'andosol-wet': 'Wet Andosol (tashitsu kuroboku-do)',
  'andosol-gley': 'Gleyed Andosol (kuroboku gley-do)',
  'brown-forest-fine': 'Brown forest soil (kasshoku shinrin-do), fine-textured',
  'gray-upland-fine': 'Gray upland soil (haiiro daichi-do), fine-textured',
  'brown-lowland': 'Brown lowland soil (kasshoku teichi-do)',
  'gray-lowland': 'Gray lowland soil (haiiro teichi-do)',
  'gley-fine': 'Gley soil (gley-do), fine-textured',
  muck: 'Muck soil (kokudei-do)',
  peat: 'Peat soil (deitan-do)',
}
