import { expect, test } from 'vitest'
import { guessColumn } from './column-guesses.ja.ts'

test.each([
  ['採取日', 'date'],
  ['採土\n年月日', 'date'],
  ['ほ場名', 'plot'],
  ['圃場番号', 'plot'],
  ['生産者名', 'farmer'],
  ['備考', 'note'],
  ['作物名', 'crop'],
  ['層位', 'name'],
  ['土層', 'name'],
  ['深さ(cm)', 'name'],
  ['採土深\nｃｍ', 'name'],
  ['作付予定\n作物', 'crop'],
  ['整理番号', 'remark'],
  ['受付番号', 'remark'],
  ['No.', 'ignore'],
  ['次作', 'crop'],
  ['次作物', 'crop'],
  ['作付', 'crop'],
  ['Crop', 'crop'],
  ['Farmer', 'farmer'],
  ['検体No.', 'remark'],
  ['圃場No', 'plot'],
])('%s can mean nothing but %s', (title, choice) => {
  expect(guessColumn(title)).toEqual({ choice, form: null, isSure: true })
})

test.each([
  ['ｐＨ（Ｈ２Ｏ）', 'lab-ph', 'pH', '', true],
  ['pH(KCl)', 'lab-ph-kcl', '', '', true],
  ['pH KCl', 'lab-ph-kcl', '', '', true],
  ['ＥＣ（ｍＳ／ｃｍ）', 'lab-ec', 'EC', 'mS/cm', true],
  ['EC dS/m', 'lab-ec', 'EC', 'dS/m', true],
  ['EC(μS/cm)', 'lab-ec', 'EC', 'µS/cm', true],
  ['有効態\nP₂O₅ mg/100g', 'lab-available-p2o5', 'P2O5', 'mg/100g', true],
  ['Area (a)', 'area', '', 'a', true],
  ['可給態リン酸(mg/100g)', 'lab-available-p2o5', 'P2O5', 'mg/100g', true],
  ['可給態リン酸 mg/100gDS', 'lab-available-p2o5', 'P2O5', 'mg/100g', true],
  ['交換性加里(mg/100g DW)', 'lab-exchangeable-k2o', 'K2O', 'mg/100g', true],
  ['トルオーグリン酸（㎎/100g乾土）', 'lab-available-p2o5', 'P2O5', 'mg/100g', true],
  ['交換性カリ', 'lab-exchangeable-k2o', 'K2O', 'mg/100g', false],
  ['交換性塩基 CaO mg/100g', 'lab-exchangeable-cao', 'CaO', 'mg/100g', true],
  ['置換性石灰（CaO）[mg/kg]', 'lab-exchangeable-cao', 'CaO', 'mg/kg', true],
  ['交換性Mg(mg/kg)', 'lab-exchangeable-mgo', 'Mg', 'mg/kg', true],
  // Milliequivalents are another scale: taken for milligrams they would be wrong by a factor of fifty.
  ['交換性カリ(me/100g)', 'lab-exchangeable-k2o', 'K2O', 'me/100g', true],
  ['K2O', 'lab-exchangeable-k2o', 'K2O', 'mg/100g', false],
  ['P2O5 mg/100g', 'lab-available-p2o5', 'P2O5', 'mg/100g', false],
  ['硝酸態窒素(mg/100g)', 'lab-nitrate-n', 'NO3-N', 'mg/100g', true],
  ['CEC(me/100g)', 'lab-cec', 'CEC', 'me/100g', true],
  ['塩基置換容量 meq/100g', 'lab-cec', 'CEC', 'me/100g', true],
  ['腐植(%)', 'lab-humus', '', '%', true],
  ['石灰飽和度（％）', 'lab-lime-saturation', '', '%', true],
  ['リン酸吸収係数', 'lab-phosphate-absorption', '', '', true],
  ['Ca/Mg', 'lab-ca-mg', '', '', true],
  ['苦土／加里', 'lab-mg-k', '', '', true],
  ['pH値', 'lab-ph', 'pH', '', true],
  ['水素イオン濃度', 'lab-ph', 'pH', '', true],
  ['水素イオン濃度(pH)', 'lab-ph', 'pH', '', true],
  ['酸度(pH)', 'lab-ph', 'pH', '', true],
  ['硝酸態チッソ（mg/100g）', 'lab-nitrate-n', 'NO3-N', 'mg/100g', true],
  ['アンモニア態ちっそ mg/100g', 'lab-ammonium-n', 'NH4-N', 'mg/100g', true],
  ['土壌EC(mS/cm)', 'lab-ec', 'EC', 'mS/cm', true],
  ['可給態燐酸（mg／100g）', 'lab-available-p2o5', 'P2O5', 'mg/100g', true],
  ['燐酸吸収係数', 'lab-phosphate-absorption', '', '', true],
  ['水溶性リン酸(kg/10a)', 'lab-water-phosphate', '', 'kg/10a', true],
  ['水溶性りん酸（kg／10a）', 'lab-water-phosphate', '', 'kg/10a', true],
  ['水溶性 燐酸 [kg/10a]', 'lab-water-phosphate', '', 'kg/10a', true],
  ['リン酸（水溶性） kg/10 a', 'lab-water-phosphate', '', 'kg/10a', true],
  ['水溶性P2O5(kg/10a)', 'lab-water-phosphate', 'P2O5', 'kg/10a', true],
  ['水溶性カリ(kg/10a)', 'lab-water-potassium', '', 'kg/10a', true],
  ['水溶性加里【kg/10a】', 'lab-water-potassium', '', 'kg/10a', true],
  ['加里（水溶性）(kg/10a)', 'lab-water-potassium', '', 'kg/10a', true],
  // Without a unit, the user is asked.
  ['水溶性リン酸', 'lab-water-phosphate', '', 'kg/10a', false],
  ['P2O5(水溶性)', 'lab-water-phosphate', 'P2O5', 'kg/10a', false],
  // The group's title is above the name.
  ['窒素 硝酸態 mg/100g', 'lab-nitrate-n', 'NO3-N', 'mg/100g', true],
  ['塩基バランス 石灰飽和度 %', 'lab-lime-saturation', '', '%', true],
  ['塩基バランス Ca/Mg', 'lab-ca-mg', '', '', true],
  ['作付前 EC mS/cm', 'lab-ec', 'EC', 'mS/cm', false],
])('%s is %s', (title, choice, species, unit, isSure) => {
  expect(guessColumn(title)).toEqual({ choice, form: { species, unit }, isSure })
})

test('a unit that the value is never given in is not guessed away', () => {
  expect(guessColumn('交換性石灰(%)')).toEqual({
    choice: 'keep',
    form: { species: '', unit: '%' },
    isSure: false,
  })
})

test.each(['水溶性リン酸(mg/100g)', '水溶性カリ(mg/kg)'])(
  '%s is on another scale than the kits, so the user is asked',
  (title) => {
    expect(guessColumn(title)).toMatchObject({ choice: 'keep', isSure: false })
  },
)

test.each(['担当', '水溶性 CaO', '前回 pH', '適正範囲 EC', ''])(
  'the meaning of %s stays open',
  (title) => {
    expect(guessColumn(title)).toBeNull()
  },
)
