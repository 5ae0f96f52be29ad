/** What a kit is called on its card, before the kit itself is loaded. */
export const kitNames = {
  midorikun: { name: 'みどりくん N・PK', maker: '農大式簡易土壌診断キット' },
  npkTube: { name: 'NPK土壌診断キット（試験管式）', maker: '米国製・輸入販売' },
  packtestNo3: { name: 'パックテスト 硝酸（土壌）', maker: '共立理化学研究所' },
  earthCheck: { name: 'アースチェック液（土のpH）', maker: '住友化学園芸' },
  nitrateStrip: { name: '硝酸試験紙（RQフレックス）', maker: 'Merck・関東化学' },
} as const
