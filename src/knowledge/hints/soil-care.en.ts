import type { Translated } from '#locales/translated.ts'

/** Salts, compost, green manure, rotation. Facts: docs/facts/diagnosis.md 1.4, 3.4, 3.7, 5, and the sources named in hints.ts. */
export const soilCareWords: Translated<typeof import('./soil-care.ja.ts').soilCareWords> = {
  'greenhouse-salts': {
    title: 'Salts build up in greenhouse soil',
    sentences: [
      'No rain falls in a greenhouse, so fertilizer that is left is not washed away. It collects at the surface. With too much, plants wilt in the daytime or die.',
      'One guide: at an EC of 0.4–0.7 mS/cm, apply two thirds of the base fertilizer (half in sandy soil).',
    ],
    todo: 'Measure EC before planting. At 0.8 mS/cm or more, measure nitrate nitrogen too and cut base fertilizer sharply.',
    kana: 'hausu shisetsu enrui EC shiore salt wilt',
  },
  'salts-flush': {
    title: 'Remove salts from the greenhouse in summer',
    sentences: [
      'Ways to do it are deep tilling, flooding with water, or turning the land back to a paddy field.',
      'Another way is to grow a crop that takes up a lot of fertilizer, such as sorghum, and carry it out.',
    ],
    todo: 'Plan a time without crops. Afterward, measure EC to confirm that it has gone down.',
    kana: 'enrui joen tansui sorugo cleaning crop hausu',
  },
  'compost-kinds': {
    title: 'Each compost has different amounts of nutrients',
    sentences: [
      'A guide for the nutrients that act from 1 t: cattle manure 2 kg nitrogen, 6 kg phosphate, 10 kg potassium; pig manure 6, 12 and 10 kg; chicken manure 7, 18 and 12 kg (at 50% water).',
      'Compost alone can give a soil too much phosphate or potassium.',
    ],
    todo: 'In a field with high phosphate, use less pig and chicken manure. Take what you add off the base fertilizer.',
    kana: 'taihi gyufun tonpun keifun yobun',
  },
  'compost-cn': {
    title: 'Choose compost by its C/N ratio',
    sentences: [
      'Compost with a C/N ratio of 20 or more does not count as nitrogen for that year.',
      'Materials with a high ratio, such as sawdust and straw, use nitrogen from the soil while they break down. The crop may get too little.',
    ],
    todo: 'Look for the C/N ratio on the bag. Add compost of 20 or more early, and do not reduce nitrogen fertilizer.',
    kana: 'taihi CN-hi tanso-ritsu chisso kiga bark momigara',
  },
  'compost-count': {
    title: 'Count phosphate and potassium in compost too',
    sentences: [
      'By the rule of Gunma Prefecture, compost may supply up to 30 kg of phosphate and 30 kg of potassium per 10 a (1,000 m²).',
      'Take compost off the base fertilizer only. If compost gives more of a nutrient than the base fertilizer, do not add that nutrient with fertilizer.',
    ],
    todo: 'Write down how much compost you spread and take it off the base fertilizer.',
    kana: 'taihi rinsan kari motogoe gunma',
  },
  'green-manure': {
    title: 'Green manure: wait 3–4 weeks after plowing in',
    sentences: [
      'Green manure is a crop that is plowed into the soil as fertilizer and organic matter. Plow in sorghum when the heads emerge.',
      'Right after plowing in, fungi that harm seedlings increase for a time. Even in summer, wait 3–4 weeks.',
    ],
    todo: 'Plow it in at least 4 weeks before the next sowing.',
    kana: 'ryokuhi sorugo sukikomi mijuku pythium',
  },
  clubroot: {
    title: 'Acid soil and high phosphate favor clubroot',
    sentences: [
      'It is a disease with swellings on the roots of cabbage, Chinese cabbage, broccoli and others.',
      'It is more likely in acid soil, in soil that drains badly, in soil with a lot of phosphate or nitrogen, and where crops of the cabbage family are grown again and again.',
    ],
    todo: 'Bring the pH into the range of the crop and dig drains. Measure phosphate before you add it.',
    kana: 'nekobu-byo aburana-ka cabbage hakusai broccoli sansei',
  },
  rotation: {
    title: 'Fields with clubroot: rotate out of brassicas',
    sentences: [
      'If you grow the same family again and again, its diseases build up in the soil.',
      'In a field with a lot of clubroot, grow other families for 2–4 years. The number of years differs by source.',
    ],
    todo: 'For each field, write down the crops you grew. Pull out plants with swollen roots before they rot and take them out of the field.',
    kana: 'rinsaku rensaku aburana-ka nekobu-byo crop rotation',
  },
}
