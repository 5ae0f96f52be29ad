import type { Translated } from '#locales/translated.ts'

/** Acid and limed soil. Facts: docs/facts/diagnosis.md 2.2, 4, 5. */
export const acidityWords: Translated<typeof import('./acidity.ja.ts').acidityWords> = {
  'nitrate-before-lime': {
    title: 'Low pH but high nitrate: hold off on lime',
    sentences: [
      'When a lot of nitrate from fertilizer is left, it can make the pH go down.',
      'If you spread lime then, the soil gets too much lime.',
    ],
    todo: 'First stop nitrogen fertilizer. When nitrate has gone down, measure the pH again.',
    kana: 'shosan sekkai sansei chisso acid nitrogen',
  },
  'acid-soil': {
    title: 'Low pH: start with half the lime',
    sentences: [
      'Many vegetables grow well in soil of pH 6.0–6.5.',
      'About 100 g of dolomitic lime (kudo sekkai) per m², mixed in 10 cm deep, raises the pH by about 0.5. How much it rises depends on the soil.',
    ],
    todo: 'Spread half of the calculated amount and mix it in well. After 7 to 10 days, measure again and decide on the rest.',
    kana: 'sansei sekkai kudo sekkai acid acidity dolomite',
  },
  'very-acid': {
    title: 'Below pH 5, nutrients are often short too',
    sentences: [
      'Below pH 5, potassium, magnesium and calcium easily run short.',
      'Do not try to correct it all at once. Divide it into several steps.',
    ],
    todo: 'Spread lime in several parts. Let a laboratory soil test show what is missing.',
    kana: 'sansei sekkai kudo acid deficiency',
  },
  'over-limed': {
    title: 'High pH: stop liming for now',
    sentences: [
      'If you add more lime to soil already above the range of the crop, plants cannot easily take up magnesium and iron.',
      'Above pH 8, iron, manganese and zinc easily run short.',
    ],
    todo: 'Stop lime. Fused magnesium phosphate (yorin), wood ash, chicken manure and calcium cyanamide also raise the pH, so use less of them.',
    kana: 'arukari sekkai somokubai keifun alkaline iron manganese',
  },
  'lower-ph': {
    title: 'Lower the pH slowly',
    sentences: [
      'First stop lime and alkaline compost. With ammonium sulfate and potassium sulfate as fertilizer, the pH goes down little by little.',
      'In rice nurseries sulfur powder took 15–25 days; in a field it can take months. If the pH goes down too far, the crop may die.',
    ],
    todo: 'If you use sulfur, use only a little. Wear safety goggles and a mask and keep it away from fire. Wait until it works and measure again before you add more.',
    kana: 'iou ryuan sageru alkaline sulphur',
  },
  'lime-timing': {
    title: 'Lime: at least 2 weeks before sowing',
    sentences: [
      'After you spread and mix in lime, wait 1 week.',
      'Then apply base fertilizer, wait 1 more week, and sow.',
    ],
    todo: 'Plan the day for liming: 2 weeks before sowing, or 1 month if you spread it in two parts.',
    kana: 'sekkai tanemaki jiki timing two weeks',
  },
  'lime-cap': {
    title: 'Do not spread too much lime at once',
    sentences: [
      'When a lot of lime is needed, correct it over several years.',
      'This app sets a limit of 200 g per m² per application. Lime cannot be taken out again.',
    ],
    todo: 'Spread no more than 200 g per m² at a time. Test again before you spread more.',
    kana: 'sekkai ryo jogen limit amount',
  },
  'lime-kinds': {
    title: 'Each kind of lime works differently',
    sentences: [
      'Dolomitic lime (kudo sekkai) works slowly and also contains magnesium. Oyster shell lime (kakigara sekkai) is mild too.',
      'Slaked lime (sho-sekkai) works fast and strongly. Quicklime (sei-sekkai) becomes hot when it touches water, so it is not used at home.',
    ],
    todo: 'If you are not sure, choose dolomitic lime. Do not exceed the rate on the bag.',
    kana: 'sekkai kudo sekkai shosekkai seisekkai kakigara dolomite',
  },
}
