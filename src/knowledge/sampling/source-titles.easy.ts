import type { Translated } from '#locales/translated.ts'
import { sourceTitles as japanese } from './source-titles.ja.ts'

/** Proper names stay as they are; what is said about them is in easy words. */
export const sourceTitles: Translated<typeof japanese> = {
  ...japanese,
  HK: 'ホクレン肥料 けんさする土のとり方',
  SM: '県の土壌診断の手引き（写しでたしかめました）',
  ZA: 'JA全農 ZA-Personal かわかさない土の硝酸態窒素',
  PT6: 'パックテスト（共立理化学研究所）土のはかり方',
  LT1: 'LabTech Soil Master やり方（英語）',
  UCD: 'カリフォルニア大学デービス校 硝酸のかんたんな検査（英語）',
}
