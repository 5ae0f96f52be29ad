import type { Translated } from '#locales/translated.ts'

/** Names as printed on the box, with readings. */
export const kitNames: Translated<typeof import('./kit-names.ja.ts').kitNames> = {
  midorikun: {
    name: 'みどりくん（N・PK）',
    maker: '',
  },
  'npk-tube': {
    name: 'NPK土壌診断（どじょうしんだん）キット・試験管（しけんかん）',
    maker: '',
  },
  'packtest-no3': {
    name: 'パックテスト 硝酸（しょうさん）・土の液（えき）用',
    maker: '共立理化学研究所（きょうりつりかがくけんきゅうしょ）',
  },
  'earth-check': {
    name: 'アースチェック液（えき）・土のpH',
    maker: 'KINCHO園芸（えんげい）・前の住友化学園芸（すみともかがくえんげい）',
  },
  'nitrate-strip': {
    name: '硝酸（しょうさん）の試験紙（しけんし）・RQフレックス',
    maker: 'Merck・関東化学（かんとうかがく）',
  },
  'soil-master': { name: 'Soil Master・薬のつぶと試験管（しけんかん）', maker: 'LabTech' },
  rapitest: { name: 'Rapitest 1601・カプセル', maker: 'Luster Leaf' },
  'mquant-nitrate': {
    name: 'MQuant 硝酸（しょうさん）の試験紙（しけんし）10〜500',
    maker: 'Merck',
  },
  'quantofix-nitrate': {
    name: 'Quantofix 硝酸（しょうさん）の試験紙（しけんし）5〜100',
    maker: 'Macherey-Nagel',
  },
  'hach-ph': { name: 'pHの試験紙（しけんし）4〜9', maker: 'Hach' },
}

/** As in the Japanese file. */
export const formerKitNames: Translated<typeof import('./kit-names.ja.ts').formerKitNames> = {
  midorikun: ['みどりくん N・PK'],
  'packtest-no3': [
    'パックテスト 硝酸（しょうさん）・土',
    'パックテスト 硝酸（しょうさん）・土の液（えき）で',
  ],
  'hach-ph': ['pHの試験紙（しけんし）4〜9（Hach）'],
}
