import type { Translated } from '#locales/translated.ts'

export const samplingSourceTitles: Translated<
  typeof import('./source-titles.ja.ts').samplingSourceTitles
> = {
  KM: 'Komeri: how to take soil',
  HK: 'Hokuren Fertilizer: how to take samples for soil analysis',
  ZS: 'JA Zen-Noh: how to take soil',
  SM: 'Prefectural soil diagnosis guide (checked in a copy)',
  DW: 'Dojo Works: how to take soil samples',
  SK2: 'How to take soil (n-seikaken)',
  Z1: 'Zenpi (fertilizer dealers, Japan): Midori-kun explained (5), features and use',
  ZA: 'JA Zen-Noh: ZA-Personal, nitrate nitrogen in fresh soil',
  PT6: 'PACKTEST (Kyoritsu Chemical-Check Lab.): how to measure soil',
  LT1: 'LabTech Soil Master: procedure (in English)',
  RT: 'Rapitest leaflet (copy, in English)',
  UCD: 'University of California, Davis: quick nitrate test (in English)',
  NF: 'Soil testing at home (in English)',
}
