import type { Translated } from '#locales/translated.ts'

/** Where it differs, the name on a Japanese bag follows in romaji. */
export const fertilizerNames: Translated<typeof import('./product-names.ja.ts').fertilizerNames> = {
  'ammonium-sulfate': 'Ammonium sulfate (ryuan)',
  urea: 'Urea (nyoso)',
  'calcium-cyanamide': 'Calcium cyanamide (sekkai chisso)',
  superphosphate: 'Superphosphate (karinsan sekkai)',
  'triple-superphosphate': 'Triple superphosphate (ju-karinsan sekkai)',
  'fused-phosphate': 'Fused magnesium phosphate (yorin)',
  'magnesia-superphosphate': 'BM magnesia phosphate (BM kudo jushorin)',
  'potassium-sulfate': 'Potassium sulfate (ryusan kari)',
  'potassium-chloride': 'Potassium chloride (enka kari)',
  'potassium-silicate': 'Potassium silicate (keisan kari)',
  'compound-8-8-8': 'Compound fertilizer (kasei) 8-8-8',
  'compound-17-0-17': 'NK compound (NK kasei) 17-0-17',
  'organic-8-2-8': 'Part-organic (yuki-iri) 8-2-8, low phosphate',
  'compound-16-4-16': 'Rinshoan-kari S646 (16-4-16)',
  'compound-15-15-15': 'Compound fertilizer (kasei) 15-15-15',
  'rapeseed-cake': 'Rapeseed cake (natane abura-kasu)',
  'bone-meal': 'Steamed bone meal (josei koppun)',
  'fermented-chicken-manure': 'Fermented chicken manure (hakko keifun)',
  'dried-chicken-manure': 'Dried chicken manure (kanso keifun)',
  'compound-14-14-14': 'Compound fertilizer (kasei) 14-14-14',
  'calcium-carbonate': 'Calcium carbonate lime (tan-karu)',
  dolomite: 'Dolomitic lime (kudo sekkai)',
  'slaked-lime': 'Slaked lime (sho-sekkai)',
  'oyster-lime': 'Oyster shell lime (kakigara / yuki sekkai)',
  quicklime: 'Quicklime (sei-sekkai)',
  'dolomitic-quicklime': 'Dolomitic quicklime (kudo sei-sekkai)',
  sulfur: 'Sulfur powder (iou)',
  'magnesium-sulfate': 'Magnesium sulfate (ryumag)',
}

export const compostNames: Translated<typeof import('./product-names.ja.ts').compostNames> = {
  'cattle-manure': 'Cattle manure compost (gyufun taihi)',
  'pig-manure': 'Pig manure compost (tonpun taihi)',
  'chicken-manure': 'Chicken manure compost (keifun taihi)',
  'cattle-manure-sawdust': 'Cattle manure compost with sawdust (ogakuzu-iri gyufun)',
  'pig-manure-sawdust': 'Pig manure compost with sawdust (ogakuzu-iri tonpun)',
  'chicken-manure-sawdust': 'Chicken manure compost with sawdust (ogakuzu-iri keifun)',
  bark: 'Bark compost (bark taihi)',
  'rice-husk': 'Rice husk compost (momigara taihi)',
}
