import { expect, test } from 'vitest'
import { foldText } from '#domain/record/fold-text.ts'
import { unitIn } from './unit-text.ts'

test.each([
  ['CEC（meq/100g）', 'me/100g', 'cec()'],
  ['CEC me/100 g', 'me/100g', 'cec '],
  ['ＣＥＣ(me/100g乾土)', 'me/100g', 'cec()'],
  ['CEC cmol(+)/kg', 'cmol/kg', 'cec '],
  ['CEC cmolc/kg', 'cmol/kg', 'cec '],
  ['CEC cmol/kg', 'cmol/kg', 'cec '],
  ['石灰 mg/100g', 'mg/100g', '石灰 '],
  ['石灰 mg/100 g DW', 'mg/100g', '石灰 '],
  ['石灰(mg/100gDS)', 'mg/100g', '石灰()'],
  ['石灰(mg)', 'mg/100g', '石灰()'],
  ['石灰〔mg〕', 'mg/100g', '石灰〔〕'],
  ['石灰 mg', 'mg/100g', '石灰 '],
  ['マンガン(ppm)', 'mg/kg', 'まんがん()'],
  ['マンガン mg/kg', 'mg/kg', 'まんがん '],
  ['硝酸 kg/10 a', 'kg/10a', '硝酸 '],
  ['腐植 g/kg', 'g/kg', '腐植 '],
  ['EC μS/cm', '\u{b5}S/cm', 'ec '],
  ['EC uS/cm', '\u{b5}S/cm', 'ec '],
  ['EC(ｍＳ／ｃｍ)', 'mS/cm', 'ec()'],
  ['EC dS/m', 'dS/m', 'ec '],
  ['EC mS/m', 'mS/m', 'ec '],
  ['塩基飽和度％', '%', '塩基飽和度'],
  // Not units: the start of a word, a ratio, magnesium.
  ['ppmol', '', 'ppmol'],
  ['lime/100g', '', 'lime/100g'],
  ['mg/k', '', 'mg/k'],
  ['Ca/Mg', '', 'ca/mg'],
  ['pH(H2O)', '', 'ph(h2o)'],
])('in %s the unit is %j', (title, unit, rest) => {
  expect(unitIn(foldText(title))).toEqual({ unit, rest })
})
