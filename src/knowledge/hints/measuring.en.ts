import type { Translated } from '#locales/translated.ts'

/** How to measure and whom to ask. Facts: docs/facts/diagnosis.md 2.1, 5; docs/facts/kits.md 2, 4. */
export const measuringWords: Translated<typeof import('./measuring.ja.ts').measuringWords> = {
  'not-detected': {
    title: '"Not detected" does not mean "too little"',
    sentences: [
      'Midori-kun cannot measure less than 5 kg of water-soluble phosphate or potassium per 10 a (1,000 m²). It is a kit for finding excess.',
      'No color means "no excess was found".',
    ],
    todo: 'Fertilize by the standard. Have a laboratory check for deficiencies.',
    kana: 'kenshutsu sarezu fusoku rinsan kari suiyosei deficient',
  },
  'measure-often': {
    title: 'pH and nitrate often, the rest once a year',
    sentences: [
      'pH and nitrate nitrogen change fast, so measure them in the field.',
      'Phosphate, potassium, calcium and magnesium change slowly.',
    ],
    todo: 'Measure pH and nitrate nitrogen before top dressing. Send soil to a laboratory once a year for the rest.',
    kana: 'sokutei shosan tsuihi hindo frequency',
  },
  laboratory: {
    title: 'Have a laboratory test once a year',
    sentences: [
      'A study in the USA compared five home kits with a laboratory: 33–94% of the results agreed. A kit gives a rough idea.',
      'If the pH is below 5 or above 8, or if you do not know why growth is poor, have the soil analyzed.',
    ],
    todo: 'Once a year, ask JA or the extension center where to send soil. Show the records of the kit too.',
    kana: 'kenkyushitsu dojo shindan JA fukyu center bunseki analysis',
  },
  'after-harvest': {
    title: 'Sample after harvest, before fertilizing',
    sentences: [
      'Soil after the harvest, before tilling and fertilizer, is the starting point of the next crop.',
      'Avoid times right after rain and times when the soil is very dry.',
    ],
    todo: 'On the day you clear the field, take soil from 5 places. Keep places with poor growth separate.',
    kana: 'shukaku saido tsuchitori jiki sampling',
  },
  'same-depth': {
    title: 'To compare, always sample the same depth',
    sentences: [
      'When the depth changes, the value changes too. With Midori-kun it is 5–10 cm. In orchards, 0–20 cm and 20–40 cm are kept separate.',
      'For lawns and grass, take the shallow layer of 0–5 cm.',
    ],
    todo: 'Write field and depth into the name of the sample and take the next soil from the same place.',
    kana: 'fukasa saido kuraberu basho',
  },
  'own-prefecture': {
    title: 'Fertilizer standards differ by prefecture',
    sentences: [
      'Soil and climate differ, so each prefecture has its own fertilizer standard. The amounts in this app are mainly from Saitama Prefecture.',
      'Even for the same crop they change with the growing method (season, greenhouse or open field).',
    ],
    todo: 'If your JA or extension center has a standard, use it. Do not exceed the rate on the bag.',
    kana: 'ken sehi kijun chiiki JA region',
  },
}
