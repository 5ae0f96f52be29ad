import type { Translated } from '#locales/translated.ts'

/** Names as printed on bags, with readings. */
export const fertilizerNames: Translated<typeof import('./product-names.ja.ts').fertilizerNames> = {
  'ammonium-sulfate': '硫安（りゅうあん）',
  urea: '尿素（にょうそ）',
  'calcium-cyanamide': '石灰窒素（せっかいちっそ）',
  superphosphate: '過リン酸石灰（かりんさんせっかい）',
  'triple-superphosphate': '重過リン酸石灰（じゅうかりんさんせっかい）',
  'fused-phosphate': 'ようりん',
  'magnesia-superphosphate': 'BM苦土重焼燐（くどじゅうしょうりん）',
  'potassium-sulfate': '硫酸カリ（りゅうさんカリ）',
  'potassium-chloride': '塩化カリ（えんかカリ）',
  'potassium-silicate': 'ケイ酸加里（けいさんカリ）',
  'compound-8-8-8': '化成肥料（かせいひりょう） 8-8-8',
  'compound-17-0-17': 'NK化成（かせい） 17-0-17',
  'organic-8-2-8': '有機入り（ゆうきいり） 8-2-8・リン酸（りんさん）が少ない',
  'compound-16-4-16': '燐硝安加里（りんしょうあんカリ） S646（16-4-16）',
  'compound-15-15-15': '化成肥料（かせいひりょう） 15-15-15',
  'rapeseed-cake': 'なたね油粕（あぶらかす）',
  'bone-meal': '蒸製骨粉（じょうせいこっぷん）',
  'fermented-chicken-manure': '発酵鶏ふん（はっこうけいふん）',
  'dried-chicken-manure': '乾燥鶏ふん（かんそうけいふん）',
  'compound-14-14-14': '化成肥料（かせいひりょう） 14-14-14',
  'calcium-carbonate': '炭カル（たんカル）',
  dolomite: '苦土石灰（くどせっかい）',
  'slaked-lime': '消石灰（しょうせっかい）',
  'oyster-lime': 'かき殻石灰（かきがらせっかい）・有機石灰（ゆうきせっかい）',
  quicklime: '生石灰（せいせっかい）',
  'dolomitic-quicklime': '苦土生石灰（くどせいせっかい）',
  sulfur: '硫黄粉（いおうのこな）',
  'magnesium-sulfate': '硫酸（りゅうさん）マグネシウム・硫マグ（りゅうマグ）',
}

export const compostNames: Translated<typeof import('./product-names.ja.ts').compostNames> = {
  'cattle-manure': '牛ふん堆肥（たいひ）',
  'pig-manure': '豚ぷん堆肥（とんぷんたいひ）',
  'chicken-manure': '鶏ふん堆肥（けいふんたいひ）',
  'cattle-manure-sawdust': 'おがくず入り 牛ふん堆肥（たいひ）',
  'pig-manure-sawdust': 'おがくず入り 豚ぷん堆肥（とんぷんたいひ）',
  'chicken-manure-sawdust': 'おがくず入り 鶏ふん堆肥（けいふんたいひ）',
  bark: 'バーク堆肥（たいひ）：木の皮',
  'rice-husk': 'もみがら堆肥（たいひ）',
}
