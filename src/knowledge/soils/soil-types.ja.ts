/** Soils by their names in the prefecture's table. */
export const soilTypeNames: Readonly<Record<string, string>> = {
  'andosol-thick-very-humic': '黒ボク土（厚層多腐植質）',
  'andosol-thick-humic': '黒ボク土（厚層腐植質）',
  'andosol-shallow-very-humic': '黒ボク土（表層多腐植質）',
  'andosol-shallow-humic': '黒ボク土（表層腐植質）',
  'andosol-light': '淡色黒ボク土',
  'andosol-wet': '多湿黒ボク土',
  'andosol-gley': '黒ボクグライ土',
  'brown-forest-fine': '褐色森林土（細粒）',
  'gray-upland-fine': '灰色台地土（細粒）',
  'brown-lowland': '褐色低地土',
  'gray-lowland': '灰色低地土',
  'gley-fine': 'グライ土（細粒）',
  muck: '黒泥土',
  peat: '泥炭土',
}
