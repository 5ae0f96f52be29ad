import type { Translated } from '#locales/translated.ts'

export const kitNames: Translated<typeof import('./kit-names.ja.ts').kitNames> = {
  midorikun: { name: 'Midori-kun (N + PK)', maker: '' },
  'npk-tube': { name: 'NPK soil test kit (test tubes)', maker: '' },
  'packtest-no3': {
    name: 'PACKTEST Nitrate (soil extract)',
    maker: 'Kyoritsu Chemical-Check Lab.',
  },
  'earth-check': {
    name: 'Earth Check liquid (soil pH)',
    maker: 'KINCHO Engei (formerly Sumitomo Chemical Garden)',
  },
  'nitrate-strip': { name: 'Nitrate strips (RQflex)', maker: 'Merck / Kanto Chemical' },
  'soil-master': { name: 'Soil Master (tablets and tubes)', maker: 'LabTech' },
  rapitest: { name: 'Rapitest 1601 (capsules)', maker: 'Luster Leaf' },
  'mquant-nitrate': { name: 'MQuant nitrate strips (10–500)', maker: 'Merck' },
  'quantofix-nitrate': { name: 'Quantofix nitrate strips (5–100)', maker: 'Macherey-Nagel' },
  'hach-ph': { name: 'pH strips (4–9)', maker: 'Hach' },
}

/** As in the Japanese file. */
export const formerKitNames: Translated<typeof import('./kit-names.ja.ts').formerKitNames> = {
  midorikun: ['Midori-kun N/PK (strips)', 'Midori-kun (strips N and PK)'],
  'packtest-no3': ['PACKTEST Nitrate (soil)', 'PACKTEST Nitrate (in soil liquid)'],
  'hach-ph': ['pH strips 4–9 (Hach)'],
}
