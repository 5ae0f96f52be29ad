import type { Translated } from '#locales/translated.ts'

/** Proper names are not simplified. */
export const samplingSourceTitles: Translated<
  typeof import('./source-titles.ja.ts').samplingSourceTitles
> = {
  KM: 'コメリ 土のとり方',
  HK: 'ホクレン肥料 けんさする土のとり方',
  ZS: 'JA全農 土のとり方',
  SM: '県の土壌診断の手引き（写しでたしかめました）',
  DW: '土壌ワークス 採土の方法',
  SK2: '土のとり方（n-seikaken）',
  Z1: '全国肥料商連合会「みどりくん」の解説（5）特長と使い方',
  ZA: 'JA全農 ZA-Personal かわかさない土の硝酸態窒素',
  PT6: 'パックテスト（共立理化学研究所）土のはかり方',
  LT1: 'LabTech Soil Master やり方（英語）',
  RT: 'Rapitest 説明書の写し（英語）',
  UCD: 'カリフォルニア大学デービス校 硝酸のかんたんな検査（英語）',
  NF: '家庭の土の検査（英語）',
}
