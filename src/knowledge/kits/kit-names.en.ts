import type { Translated } from '#locales/translated.ts'

export const kitNames: Translated<typeof import('./kit-names.ja.ts').kitNames> = {
  midorikun: { name: 'Midori-kun N/PK (strips)', maker: 'Nodai-style simple soil test kit' },
  npkTube: { name: 'NPK soil test kit (test tubes)', maker: 'Made in the USA, imported' },
  packtestNo3: { name: 'PACKTEST Nitrate (soil)', maker: 'Kyoritsu Chemical-Check Lab.' },
  earthCheck: { name: 'Earth Check liquid (soil pH)', maker: 'Sumitomo Chemical Garden Products' },
  nitrateStrip: { name: 'Nitrate strips (RQflex)', maker: 'Merck / Kanto Chemical' },
}
