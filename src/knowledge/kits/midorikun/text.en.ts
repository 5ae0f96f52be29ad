import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const midorikunText: Translated<typeof import('./text.ja.ts').midorikunText> = {
  ...kitNames.midorikun,
  note: 'The colors of test strips show pH, nitrate nitrogen, and the phosphate and potassium that dissolve in water. The values are a rough guide. For disposal, follow the leaflet and the rules of your city or town.',
  prepare: {
    water: 'Purified water (seisei-sui, sold at pharmacies; not tap water)',
    bottle: 'A bottle with a 50 mL line and a cap',
    syringe: 'A 10 mL syringe with the tip cut off (to measure 5 mL of soil)',
    strips: 'Strip N, strip PK and the paper color chart',
    tissue: 'Tissue (to blot off extra liquid)',
    soil: 'Between two plants, dig a trench about 15 cm deep and take soil from a depth of 5–10 cm. Do not dry it.',
  },
  cautions: {
    dip: 'Dip strip N for 3 seconds and strip PK for 10 seconds. Do not dip longer.',
    low: 'Less than 5 kg of phosphate or potassium per 10 a (1,000 m²) cannot be measured. No color does not mean "too little".',
    soluble:
      'Phosphate and potassium are only the part that dissolves in water. Do not compare them with the values of a normal soil analysis. It is safer to have a laboratory test about once a year.',
  },
  analytes: {
    ph: 'pH (acidity)',
    nitrate: 'Nitrate nitrogen',
    phosphate: 'Phosphate (water-soluble)',
    potassium: 'Potassium (water-soluble)',
  },
  lanes: { soil: 'Prepare the soil', n: 'Strip N', pk: 'Strip PK' },
  remedies: { shake: 'Shake again for 10 s' },
  steps: {
    soil: {
      title: 'Put 5 mL of soil in bottle',
      detail:
        'Overfill the syringe with soil. Push the plunger to 5, scrape off what sticks out, and push the rest into the bottle.',
    },
    water: {
      title: 'Add water to the 50 mL line',
      detail: 'Add purified water up to the 50 mL line.',
    },
    shake: {
      title: 'Shake the bottle',
      detail:
        'Close the cap and shake by hand for 1 minute. Go straight on: do not let it stand or filter it.',
      endCue: 'Stop',
    },
    dipN: {
      title: 'Dip strip N',
      detail: 'Dip strip N into the muddy liquid for only 3 seconds, then lift it out.',
      endCue: 'Lift out',
    },
    waitN: {
      title: 'Wait for strip N to color',
      detail: 'Touch the edge to tissue to blot extra liquid, then leave it for 1 minute.',
    },
    readN: {
      title: 'Turn over and read strip N',
      detail:
        'Turn the strip over. Compare the color that you see through the clear side with the paper color chart.',
    },
    dipPk: {
      title: 'Dip strip PK',
      detail: 'Dip strip PK into the muddy liquid for 10 seconds, then lift it out.',
      endCue: 'Lift out',
    },
    waitPk: {
      title: 'Wait for strip PK to color',
      detail: 'Touch the edge to tissue to blot extra liquid, then leave it for 1 minute.',
    },
    readPk: {
      title: 'Turn over and read strip PK',
      detail:
        'Turn the strip over. Compare the color that you see through the clear side with the paper color chart.',
    },
  },
  sources: [
    {
      key: 'Z1',
      title: 'Zenpi (fertilizer dealers, Japan): how to measure with Midori-kun',
      url: 'http://zenpi.jp/gyokai/ronten01_05.html',
    },
    {
      key: 'Z6',
      title: 'Zenpi (fertilizer dealers, Japan): how to read Midori-kun values',
      url: 'http://www.zenpi.jp/gyokai/ronten01_06.html',
    },
    {
      key: 'TN',
      title: 'Zenkoku Tsuchi no Kai (national soil society)',
      url: 'http://tsutinokai.co.jp/?p=2643',
    },
    { key: 'KJ', title: 'User report (kaju-fruits)', url: 'https://kaju-fruits.com/?p=16065' },
    {
      key: 'NM',
      title: 'User report (nemorifarm)',
      url: 'https://nemorifarm.vsw.jp/blog/wordpress/?p=1611',
    },
    { key: 'YM', title: 'User report (ymmfarm)', url: 'https://ymmfarm.com/19615' },
    {
      key: 'ML',
      title: 'User report (3leather)',
      url: 'https://memorandum.3leather.com/?p=222',
    },
    {
      key: 'AM',
      title: 'User report (ame-tuti)',
      url: 'https://ame-tuti.com/2025/09/post-7881',
    },
    {
      key: 'TK',
      title: 'User report (taka-forward)',
      url: 'https://test02.taka-forward.com/?p=1383',
    },
    {
      key: 'IS',
      title: 'User report (isachan)',
      url: 'https://ameblo.jp/isachan1010/entry-12497629780.html?frm=theme',
    },
  ],
}
