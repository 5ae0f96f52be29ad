import type { Translated } from '#locales/translated.ts'

/** Names as they stand on the box, with readings. */
export const kitNames: Translated<typeof import('./kit-names.ja.ts').kitNames> = {
  midorikun: {
    name: 'みどりくん N・PK',
    maker: '農大式簡易土壌診断（のうだいしき かんい どじょうしんだん）キット',
  },
  npkTube: {
    name: 'NPK土壌診断（どじょうしんだん）キット・試験管（しけんかん）',
    maker: 'アメリカで作ったもの',
  },
  packtestNo3: {
    name: 'パックテスト 硝酸（しょうさん）・土',
    maker: '共立理化学研究所（きょうりつりかがくけんきゅうしょ）',
  },
  earthCheck: {
    name: 'アースチェック液（えき）・土のpH',
    maker: '住友化学園芸（すみともかがくえんげい）',
  },
  nitrateStrip: {
    name: '硝酸（しょうさん）の試験紙（しけんし）・RQフレックス',
    maker: 'Merck・関東化学（かんとうかがく）',
  },
}
