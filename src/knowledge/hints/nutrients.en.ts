import type { Translated } from '#locales/translated.ts'

/** Nitrogen, phosphate, potassium. Facts: docs/facts/diagnosis.md 1, 2.2, 3, 5. */
export const nutrientWords: Translated<typeof import('./nutrients.ja.ts').nutrientWords> = {
  'nitrate-left': {
    title: 'Nitrogen is left: do not add more',
    sentences: [
      'Whether to top dress depends on nitrate nitrogen: more or less than 5 kg per 10 a (1,000 m²).',
      'At 10 kg or more, fertilizer is left from before. 20 kg or more is too much.',
    ],
    todo: 'Stop top dressing and reduce nitrogen in the next base fertilizer. At 20 kg or more, measure EC too.',
    kana: 'chisso shosan nokori tsuihi motogoe',
  },
  'nitrate-gone': {
    title: 'Low nitrogen: top dress a growing crop',
    sentences: [
      'Below 3 kg of nitrate nitrogen per 10 a (1,000 m²), nitrogen easily runs short.',
      'Nitrate changes fast. Do not decide by a value that is several days old.',
    ],
    todo: 'If the crop is growing, top dress. Before planting, apply base fertilizer at the standard rate.',
    kana: 'chisso shosan fusoku tsuihi motogoe deficient',
  },
  'nitrate-credit': {
    title: 'Leftover nitrogen replaces base fertilizer',
    sentences: [
      'In the Saitama standard, nitrogen above 3 mg in 100 g of soil is taken off the base fertilizer.',
      'For example, if 5 mg is left in 100 g of soil (15 cm deep), you can save about 3 kg per 10 a (1,000 m²). If you have not measured, take off nothing.',
    ],
    todo: 'Measure before planting and take what is left off the base fertilizer. Then watch the color of the leaves.',
    kana: 'chisso genpi motogoe herasu saitama reduce',
  },
  'watch-after-cut': {
    title: 'After cutting fertilizer, watch the crop closely',
    sentences: [
      'If you count on nutrients in the soil and reduce fertilizer, they may still run short, depending on weather and roots.',
      'If growth falls behind, help with top dressing.',
    ],
    todo: 'Keep one part with less fertilizer and one without reduction. Compare leaf color and size.',
    kana: 'genpi herasu tsuihi ikusei hairo reduce',
  },
  'phosphate-excess': {
    title: 'High phosphate: do not add any',
    sentences: [
      'If the kit shows 10 kg or more of water-soluble phosphate per 10 a (1,000 m²), that is too much.',
      'Too much makes clubroot of the cabbage family and common scab of potatoes more likely.',
    ],
    todo: 'Leave phosphate out of the base fertilizer. Choose a fertilizer without phosphate, such as NK kasei (17-0-17).',
    kana: 'rinsan kajo nekobu-byo soka-byo NK kasei excess',
  },
  'potassium-excess': {
    title: 'High potassium blocks magnesium uptake',
    sentences: [
      'If the kit shows 10 kg or more of water-soluble potassium per 10 a (1,000 m²), that is too much.',
      'When potassium is high, plants may show signs of too little magnesium.',
    ],
    todo: 'Use less potassium fertilizer and cattle manure compost. Check whether leaves turn yellow between the veins.',
    kana: 'kari kajo kudo magnesium yellow excess potash',
  },
  magnesium: {
    title: 'Look at potassium and magnesium together',
    sentences: [
      'The national target for calcium : magnesium : potassium is 65–75 : 20–25 : 2–10 (paddy fields and orchards, in equivalents).',
      'Home kits cannot measure magnesium. When potassium is rather high, think of the balance with magnesium.',
    ],
    todo: 'Once a year, have a laboratory measure calcium, magnesium and potassium. If you lime, use dolomitic lime (kudo sekkai).',
    kana: 'kari kudo magnesium sekkai balance enki bases potash',
  },
}
