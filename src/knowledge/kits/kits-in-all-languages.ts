import type { Kit } from '#domain/kit/kit.ts'
import { earthCheck } from '#knowledge/kits/earth-check/kit.ts'
import { earthCheckText as earthCheckEasy } from '#knowledge/kits/earth-check/text.easy.ts'
import { earthCheckText as earthCheckEn } from '#knowledge/kits/earth-check/text.en.ts'
import { earthCheckText as earthCheckJa } from '#knowledge/kits/earth-check/text.ja.ts'
import { formerKitNames as formerEasy } from './kit-names.easy.ts'
import { formerKitNames as formerEn } from './kit-names.en.ts'
import { formerKitNames as formerJa } from './kit-names.ja.ts'
import { midorikun } from '#knowledge/kits/midorikun/kit.ts'
import { midorikunText as midorikunEasy } from '#knowledge/kits/midorikun/text.easy.ts'
import { midorikunText as midorikunEn } from '#knowledge/kits/midorikun/text.en.ts'
import { midorikunText as midorikunJa } from '#knowledge/kits/midorikun/text.ja.ts'
import { nitrateStrip } from '#knowledge/kits/nitrate-strip/kit.ts'
import { nitrateStripText as nitrateStripEasy } from '#knowledge/kits/nitrate-strip/text.easy.ts'
import { nitrateStripText as nitrateStripEn } from '#knowledge/kits/nitrate-strip/text.en.ts'
import { nitrateStripText as nitrateStripJa } from '#knowledge/kits/nitrate-strip/text.ja.ts'
import { npkTube } from '#knowledge/kits/npk-tube/kit.ts'
import { npkTubeText as npkTubeEasy } from '#knowledge/kits/npk-tube/text.easy.ts'
import { npkTubeText as npkTubeEn } from '#knowledge/kits/npk-tube/text.en.ts'
import { npkTubeText as npkTubeJa } from '#knowledge/kits/npk-tube/text.ja.ts'
import { packtestNo3 } from '#knowledge/kits/packtest-no3/kit.ts'
import { packtestNo3Text as packtestNo3Easy } from '#knowledge/kits/packtest-no3/text.easy.ts'
import { packtestNo3Text as packtestNo3En } from '#knowledge/kits/packtest-no3/text.en.ts'
import { packtestNo3Text as packtestNo3Ja } from '#knowledge/kits/packtest-no3/text.ja.ts'
import { soilMaster } from '#knowledge/kits/soil-master/kit.ts'
import { soilMasterText as soilMasterEasy } from '#knowledge/kits/soil-master/text.easy.ts'
import { soilMasterText as soilMasterEn } from '#knowledge/kits/soil-master/text.en.ts'
import { soilMasterText as soilMasterJa } from '#knowledge/kits/soil-master/text.ja.ts'
import { rapitest } from '#knowledge/kits/rapitest/kit.ts'
import { rapitestText as rapitestEasy } from '#knowledge/kits/rapitest/text.easy.ts'
import { rapitestText as rapitestEn } from '#knowledge/kits/rapitest/text.en.ts'
import { rapitestText as rapitestJa } from '#knowledge/kits/rapitest/text.ja.ts'
import { mquantNitrate } from '#knowledge/kits/mquant-nitrate/kit.ts'
import { mquantNitrateText as mquantNitrateEasy } from '#knowledge/kits/mquant-nitrate/text.easy.ts'
import { mquantNitrateText as mquantNitrateEn } from '#knowledge/kits/mquant-nitrate/text.en.ts'
import { mquantNitrateText as mquantNitrateJa } from '#knowledge/kits/mquant-nitrate/text.ja.ts'
import { quantofixNitrate } from '#knowledge/kits/quantofix-nitrate/kit.ts'
import { quantofixNitrateText as quantofixNitrateEasy } from '#knowledge/kits/quantofix-nitrate/text.easy.ts'
import { quantofixNitrateText as quantofixNitrateEn } from '#knowledge/kits/quantofix-nitrate/text.en.ts'
import { quantofixNitrateText as quantofixNitrateJa } from '#knowledge/kits/quantofix-nitrate/text.ja.ts'
import { hachPh } from '#knowledge/kits/hach-ph/kit.ts'
import { hachPhText as hachPhEasy } from '#knowledge/kits/hach-ph/text.easy.ts'
import { hachPhText as hachPhEn } from '#knowledge/kits/hach-ph/text.en.ts'
import { hachPhText as hachPhJa } from '#knowledge/kits/hach-ph/text.ja.ts'

const kits: readonly Kit[] = [
  ...[midorikunJa, midorikunEn, midorikunEasy].map(midorikun),
  ...[earthCheckJa, earthCheckEn, earthCheckEasy].map(earthCheck),
  ...[nitrateStripJa, nitrateStripEn, nitrateStripEasy].map(nitrateStrip),
  ...[npkTubeJa, npkTubeEn, npkTubeEasy].map(npkTube),
  ...[packtestNo3Ja, packtestNo3En, packtestNo3Easy].map(packtestNo3),
  ...[soilMasterJa, soilMasterEn, soilMasterEasy].map(soilMaster),
  ...[rapitestJa, rapitestEn, rapitestEasy].map(rapitest),
  ...[mquantNitrateJa, mquantNitrateEn, mquantNitrateEasy].map(mquantNitrate),
  ...[quantofixNitrateJa, quantofixNitrateEn, quantofixNitrateEasy].map(quantofixNitrate),
  ...[hachPhJa, hachPhEn, hachPhEasy].map(hachPh),
]

/** The built-in kits as they are and were called in every language: for reading what was written elsewhere or before. */
export const kitsInAllLanguages: readonly Kit[] = [
  ...kits,
  ...[formerJa, formerEn, formerEasy].flatMap((former) =>
    kits.flatMap((kit) => (former[kit.id] ?? []).map((name) => ({ ...kit, name }))),
  ),
]
