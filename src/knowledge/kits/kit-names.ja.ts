/** Names of kits on their cards, before the kits are loaded. */
export const kitNames = {
  midorikun: { name: 'みどりくん（N・PK）', maker: '' },
  'npk-tube': { name: 'NPK土壌診断キット（試験管式）', maker: '' },
  'packtest-no3': { name: 'パックテスト 硝酸（土の液用）', maker: '共立理化学研究所' },
  'earth-check': { name: 'アースチェック液（土のpH）', maker: 'KINCHO園芸（旧 住友化学園芸）' },
  'nitrate-strip': { name: '硝酸試験紙（RQフレックス）', maker: 'Merck・関東化学' },
  'soil-master': { name: 'Soil Master（錠剤・試験管）', maker: 'LabTech' },
  rapitest: { name: 'Rapitest 1601（カプセル）', maker: 'Luster Leaf' },
  'mquant-nitrate': { name: 'MQuant 硝酸試験紙（10〜500）', maker: 'Merck' },
  'quantofix-nitrate': { name: 'Quantofix 硝酸試験紙（5〜100）', maker: 'Macherey-Nagel' },
  'hach-ph': { name: 'pH試験紙（4〜9）', maker: 'Hach' },
} as const

/** Names in this language in tables written by versions until November 2026: still read, never written. */
export const formerKitNames: Readonly<Record<string, readonly string[]>> = {
  midorikun: ['みどりくん N・PK'],
  'packtest-no3': ['パックテスト 硝酸（土壌）', 'パックテスト 硝酸（土の液で）'],
  'hach-ph': ['pH試験紙 4〜9（Hach）'],
}
