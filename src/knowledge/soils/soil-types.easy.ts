import type { Translated } from '#locales/translated.ts'

/** Soils by their names in the prefecture's table, with readings. */
export const soilTypeNames: Translated<typeof import('./soil-types.ja.ts').soilTypeNames> = {
  'andosol-thick-very-humic': '黒ボク土（くろぼくど）：厚層多腐植質（こうそうたふしょくしつ）',
  'andosol-thick-humic': '黒ボク土（くろぼくど）：厚層腐植質（こうそうふしょくしつ）',
  'andosol-shallow-very-humic': '黒ボク土（くろぼくど）：表層多腐植質（ひょうそうたふしょくしつ）',
  'andosol-shallow-humic': '黒ボク土（くろぼくど）：表層腐植質（ひょうそうふしょくしつ）',
  'andosol-light': '淡色黒ボク土（たんしょくくろぼくど）',
  'andosol-wet': '多湿黒ボク土（たしつくろぼくど）',
  'andosol-gley': '黒ボクグライ土（くろぼくぐらいど）',
  'brown-forest-fine': '褐色森林土（かっしょくしんりんど）：細かい土',
  'gray-upland-fine': '灰色台地土（はいいろだいちど）：細かい土',
  'brown-lowland': '褐色低地土（かっしょくていちど）',
  'gray-lowland': '灰色低地土（はいいろていちど）',
  'gley-fine': 'グライ土（ぐらいど）：細かい土',
  muck: '黒泥土（こくでいど）',
  peat: '泥炭土（でいたんど）',
}
