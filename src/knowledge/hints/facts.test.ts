import { expect, test } from 'vitest'
import { cropOf } from '#knowledge/crops/crops.ts'
import { cropWords as cropRemarks } from '#knowledge/crops/crops.ja.ts'
import { diagnosisSourceTitles } from '#knowledge/diagnosis/source-titles.ja.ts'
import { midorikunText } from '#knowledge/kits/midorikun/text.ja.ts'
import { npkTubeText } from '#knowledge/kits/npk-tube/text.ja.ts'
import { packtestNo3Text } from '#knowledge/kits/packtest-no3/text.ja.ts'
import { manualSourceTitles } from '#knowledge/manual/source-titles.ja.ts'
import { samplingSourceTitles } from '#knowledge/sampling/source-titles.ja.ts'
import { samplingText } from '#knowledge/sampling/text.ja.ts'
import { acidityWords } from './acidity.ja.ts'
import { cropWords } from './crops.ja.ts'
import { measuringWords } from './measuring.ja.ts'
import { nutrientWords } from './nutrients.ja.ts'
import { hintSourceTitles } from './source-titles.ja.ts'

/* Kit, sampling guide, crops and hints must agree: docs/facts/settled-contradictions.md. */

test('soil is dried for kits of dry soil only', () => {
  expect(samplingText.remarks.drying).toMatch(/^乾いた土を使うキットでは/u)
  expect(samplingText.remarks.rawKits).toContain('みどりくん')
  expect(midorikunText.prepare.soil).toContain('乾かさず')
  expect(samplingText.remarks.dryKits).not.toContain('パックテスト')
  expect(npkTubeText.prepare.soil).toContain('乾かして')
})

test('the depth of みどりくん is 5 to 10 cm wherever it is mentioned', () => {
  expect(midorikunText.prepare.soil).toContain('5〜10cm')
  expect(measuringWords['same-depth'].sentences[0]).toContain('みどりくんは5〜10cm')
})

test('soil is taken after harvest, or before top dressing while a crop grows', () => {
  for (const said of [samplingText.remarks.afterHarvest, samplingText.tasks.time]) {
    expect(said).toMatch(/収穫後/u)
    expect(said).toMatch(/追肥の前/u)
  }
})

test('no movement is left out: soil goes into the bottle, and the tube is let go', () => {
  expect(midorikunText.steps.soil.detail).toContain('ボトルに押し出します')
  expect(packtestNo3Text.steps.draw.detail).toContain('指をゆるめ')
  expect(packtestNo3Text.note).not.toContain('うすめた')
})

test('potatoes are limed up to the low end of their range, and scab begins above it', () => {
  const { low } = cropOf('potato')?.ph?.value ?? { low: null }
  expect(low).toBe(5.5)
  expect(cropWords['potato-scab'].todo).toContain('5.5以上')
  expect(cropRemarks['potato']?.note).toContain('6.0を超える')
})

test('tea is limed below 4.0', () => {
  expect(cropOf('tea')?.ph?.value.low).toBe(4)
  expect(cropWords['acid-lovers'].sentences[1]).toContain('4.0より低ければ')
  expect(cropRemarks['tea']?.note).toContain('4.0より低いとき')
})

test('a pH is too high for a crop, not for all', () => {
  expect(cropOf('spinach')?.ph?.value.low).toBe(6.5)
  expect(acidityWords['over-limed'].sentences.join('')).not.toContain('6.5')
})

test('nitrate is left from 10 kg, and too much from 20', () => {
  expect(nutrientWords['nitrate-left'].sentences[1]).toMatch(/10kg以上.*20kg以上/u)
})

test('one source has one title, and no address or note to ourselves', () => {
  const all = [
    diagnosisSourceTitles,
    hintSourceTitles,
    samplingSourceTitles,
    manualSourceTitles,
  ].flatMap((titles) => Object.values(titles))
  // The name of a magazine, not its URL.
  const named = all.map((title) => title.replace('施設園芸.com', ''))
  const forbidden = /\.(com|jp|net|us|blog)\b|未閲覧|未確認|転記|コード|複製/u
  expect(named.filter((title) => forbidden.test(title))).toEqual([])
  expect(hintSourceTitles.KIT06).toBe(diagnosisSourceTitles['KIT-06'])
  expect(hintSourceTitles.Z1).toBe(samplingSourceTitles.Z1)
  expect(manualSourceTitles.Z1).toBe(samplingSourceTitles.Z1)
  expect(hintSourceTitles.TSUCHI).toBe(manualSourceTitles.TN)
  expect(hintSourceTitles['KIT-STUDY']).toBe(manualSourceTitles.FB)
})
