import type { Translated } from '#locales/translated.ts'

export const kitNames: Translated<typeof import('./kit-names.ja.ts').kitNames> = {
  midorikun: { name: 'Midori-kun (strips N and PK)', maker: '' },
  npkTube: { name: 'NPK soil test kit (test tubes)', maker: '' },
  packtestNo3: { name: 'PACKTEST Nitrate (in soil liquid)', maker: 'Kyoritsu Chemical-Check Lab.' },
  earthCheck: {
    name: 'Earth Check liquid (soil pH)',
    maker: 'KINCHO Engei (formerly Sumitomo Chemical Garden)',
  },
  nitrateStrip: { name: 'Nitrate strips (RQflex)', maker: 'Merck / Kanto Chemical' },
  soilMaster: { name: 'Soil Master (tablets and tubes)', maker: 'LabTech' },
  rapitest: { name: 'Rapitest 1601 (capsules)', maker: 'Luster Leaf' },
  mquantNitrate: { name: 'MQuant nitrate strips (10–500)', maker: 'Merck' },
  quantofixNitrate: { name: 'Quantofix nitrate strips (5–100)', maker: 'Macherey-Nagel' },
  hachPh: { name: 'pH strips 4–9 (Hach)', maker: 'Hach' },
}

/** As in the Japanese file. */
export const formerKitNames: Translated<typeof import('./kit-names.ja.ts').formerKitNames> = {
  midorikun: ['Midori-kun N/PK (strips)'],
  'packtest-no3': ['PACKTEST Nitrate (soil)'],
}
