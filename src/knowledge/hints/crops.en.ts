import type { Translated } from '#locales/translated.ts'

/** Crops that need other soil than most. Facts: docs/facts/diagnosis.md 1.4, 1.5, 5. */
export const cropWords: Translated<typeof import('./crops.ja.ts').cropWords> = {
  'potato-scab': {
    title: 'Potatoes: no lime at pH 5.5 or more',
    sentences: [
      'Potatoes like a pH of 5.5–6.0. Above 6.0, common scab becomes more likely.',
      'Too much phosphate also makes common scab more likely.',
    ],
    todo: 'Measure the pH before planting. At 5.5 or more, do not lime. Measure phosphate too before you decide how much of it to give.',
    kana: 'jagaimo bareisho soka-byo sekkai scab',
  },
  'sweet-potato': {
    title: 'Sweet potato: no lime at pH 5.5 or more',
    sentences: [
      'Sweet potatoes like a pH of 5.5–6.0.',
      'If you add lime to soil of 5.5 or more, soil rot (tachigare-byo) becomes more likely. Even when the pH is low, do not correct it in a hurry.',
    ],
    todo: 'If lime was used for the crop before, measure the pH of the field before planting.',
    kana: 'satsumaimo kansho tachigarebyo sekkai',
  },
  spinach: {
    title: 'Spinach does not like acid soil',
    sentences: [
      'Spinach likes a pH of 6.5–7.0, which is high for a vegetable.',
      'At about 5.5, it may turn yellow and stop growing.',
    ],
    todo: 'Measure 3 weeks before sowing. If the pH is low, correct it with dolomitic lime (kudo sekkai).',
    kana: 'horenso sansei kudo sekkai',
  },
  blueberry: {
    title: 'Blueberries: make the soil acid',
    sentences: [
      'Blueberries like a pH of 4.5–5.5. A value that is too low for other crops is just right.',
      'They need no lime. In the planting hole, use peat moss without pH adjustment.',
    ],
    todo: 'Measure the pH before planting. Choose peat moss that says "sando michosei" (pH not adjusted).',
    kana: 'buruberi sansei pito mosu peat moss',
  },
  'acid-lovers': {
    title: 'Some crops get no lime',
    sentences: [
      'Tea (pH 4.0–5.0), blueberry (4.5–5.5) and chestnut (5.0–6.0) like acid soil. So do azaleas and their relatives.',
      'They get no lime. Only tea is limed, when the pH is below 4.0.',
    ],
    todo: 'Before you spread lime on the whole field, set aside the areas for these crops.',
    kana: 'cha ocha tsutsuji shakunage kuri sansei sekkai rhododendron',
  },
  'rice-nursery': {
    title: 'Rice nursery: pH 4.5–5.5',
    sentences: [
      'Soil for rice seedlings is made more acid than the paddy field. The guide is pH 4.5–5.5.',
      'If you lower the pH with sulfur, it takes 15–25 days to work.',
    ],
    todo: 'Measure the pH of the nursery soil 1 month before sowing. Do not add lime.',
    kana: 'ine nae-doko ikubyo toko-tsuchi suito iou',
  },
  paddy: {
    title: 'Paddy soil has its own guide values',
    sentences: [
      'Paddy fields like a pH of 6.0–6.5. The EC guide is for upland vegetables and is not used for rice.',
      'In an example from Iwate Prefecture, potassium fertilizer can be left out if exchangeable potassium measured in a laboratory is 40 mg or more in 100 g of soil. It is not the same as the water-soluble potassium of a kit.',
    ],
    todo: 'Sample after the rice harvest, and have a laboratory measure potassium and silica.',
    kana: 'suiden ine suito ta kari keisan rice silicate',
  },
  lawn: {
    title: 'Lawns: pH care depends on the kind of grass',
    sentences: [
      'Japanese lawn grasses such as noshiba and korai-shiba usually need no lime.',
      'For Kentucky bluegrass, a western grass, the soil is corrected with lime when the pH is below 6.0.',
    ],
    todo: 'Identify your grass first. Sample the top 5 cm.',
    kana: 'shiba shibafu koraishiba seiyoshiba sekkai zoysia turf',
  },
  hydrangea: {
    title: 'Hydrangea: first choose the color',
    sentences: [
      'Many hydrangeas are blue in acid soil and pink in slightly alkaline soil.',
      'The right pH depends on the color.',
    ],
    todo: 'Do not spread lime on plants that should be blue. To change the color, correct the soil little by little.',
    kana: 'ajisai iro sansei arukari',
  },
  strawberry: {
    title: 'Strawberry: the nitrogen guide changes by season',
    sentences: [
      'For "Toyonoka" in Fukuoka Prefecture, 2–6 mg of inorganic nitrogen in 100 g of soil is the guide from September to February.',
      'In March and April it is 2–10 mg. Do not use these values for the media of raised beds (kosetsu).',
    ],
    todo: 'While the plants keep fruiting, measure the same place every month. Decide on top dressing by how it changes.',
    kana: 'ichigo chisso toyonoka kisetsu',
  },
  carrot: {
    title: 'Carrots: more phosphate may not raise yields',
    sentences: [
      'In an example from Chiba Prefecture, when available phosphate measured in a laboratory is above 150 mg in 100 g of soil, adding more does not raise the yield.',
      'The suitable range is 40–150 mg. It is not the same as the water-soluble phosphate of a kit.',
    ],
    todo: '1–2 months before sowing, have a laboratory measure available phosphate. If it is high, leave phosphate out of the base fertilizer.',
    kana: 'ninjin rinsan kakyutai',
  },
}
