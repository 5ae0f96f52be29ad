import type { Amount } from '#domain/diagnosis/amount.ts'
import type { AreaUnit } from '#domain/diagnosis/area.ts'
import type { CropFamily, Nutrient, Region } from '#domain/diagnosis/crop.ts'
import type {
  DiagnosedItem,
  FertilizerPlan,
  NoPlan,
  NotJudgedReason,
  NutrientPlan,
  VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { Token } from '#domain/diagnosis/expression.ts'
import type { FigureName } from '#domain/diagnosis/figure-name.ts'
import type {
  ActionParams,
  CautionParams,
  MeaningParams,
  RetestParams,
  WordsFor,
} from '#domain/diagnosis/message.ts'
import type { RuleId } from '#domain/diagnosis/rule.ts'
import type { Humus, Stated, Texture } from '#domain/diagnosis/soil.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.en.ts'
import type { Translated } from '#locales/translated.ts'

const weight = ({ value, decimals, unit }: Amount) => `${value.toFixed(decimals)} ${unit}`
/** Names begin with a capital in lists, and in a sentence only where they are short for something: NK, BM. */
const productName = (id: string) =>
  (fertilizerNames[id] ?? id).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
const nutrientNames: Readonly<Record<Nutrient, string>> = {
  n: 'Nitrogen (N)',
  p2o5: 'Phosphate (P2O5)',
  k2o: 'Potassium (K2O)',
}
const nutrientInSentence: Readonly<Record<Nutrient, string>> = {
  n: 'nitrogen',
  p2o5: 'phosphate',
  k2o: 'potassium',
}
/** pH is read to one decimal. */
const ph = (value: number) => value.toFixed(1)
const phRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${ph(from)}–${ph(to)}`
const range = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}–${to}`
const perField = (kg: number) => `${kg} kg per 10 a (1,000 m²)`

interface Dose {
  readonly product: string
  readonly amount: Amount
  readonly rate: number
  readonly area: number
  readonly isAreaAssumed: boolean
}
/** "1.9 kg (96 g per m²) of dolomitic lime" */
const dose = ({ product, amount, rate, isAreaAssumed }: Dose) =>
  isAreaAssumed
    ? `${rate} g per m² of ${productName(product)}`
    : `${weight(amount)} (${rate} g per m²) of ${productName(product)}`

const meanings: WordsFor<MeaningParams> = {
  'ph-low': (it) =>
    it.from === it.to
      ? `The soil is too acid for this crop (guide: pH ${ph(it.from)} or more).`
      : `The soil is too acid for this crop (suitable: pH ${phRange(it)}).`,
  'ph-low-or-fit': (it) =>
    `On the border between slightly acid and suitable (suitable: pH ${phRange(it)}). This reading cannot decide.`,
  'ph-fit': (it) => `The soil suits this crop (suitable: pH ${phRange(it)}).`,
  'ph-fit-or-high': (it) =>
    `On the border between suitable and slightly alkaline (suitable: pH ${phRange(it)}).`,
  'ph-high': (it) =>
    `For this crop, the soil is on the alkaline side (suitable: pH ${phRange(it)}).`,
  'ph-unsure': (it) =>
    `The reading covers a wide range, so it cannot decide (suitable: pH ${phRange(it)}).`,
  'ph-very-low': () =>
    'Very strongly acid. In such soil, potassium, magnesium and calcium easily run short.',
  'ph-very-high': () =>
    'Very strongly alkaline. In such soil, plants cannot easily take up iron, manganese and zinc.',
  'ph-not-low': ({ from }) => `The soil is not too acid (guide: pH ${ph(from)} or more).`,
  'ec-low': (it) => `Little fertilizer is left in the soil (guide: ${range(it)} mS/cm).`,
  'ec-fit': (it) => `The salts in the soil are in the suitable range (guide: ${range(it)} mS/cm).`,
  'ec-high': (it) => `Much salt or fertilizer is left in the soil (guide: ${range(it)} mS/cm).`,
  'ec-unsure': (it) => `On the border of the guide (${range(it)} mS/cm). It cannot be decided.`,
  'nitrate-low': ({ guide }) => `Nitrate nitrogen is low. The guide is about ${perField(guide)}.`,
  'nitrate-slightly-low': ({ guide }) =>
    `Nitrate nitrogen is a little low. The guide is about ${perField(guide)}.`,
  'nitrate-fit': ({ guide }) =>
    `There is enough nitrate nitrogen. The guide is about ${perField(guide)}.`,
  'nitrate-high': ({ guide }) =>
    `Much nitrate nitrogen is left. The guide is about ${perField(guide)}.`,
  'nitrate-excess': ({ guide }) =>
    `There is too much nitrate nitrogen. The guide is about ${perField(guide)}.`,
  'nitrate-unsure': ({ guide }) =>
    `On the border between two levels, so it cannot be decided. The guide is about ${perField(guide)}.`,
  'nitrate-undetectable': () =>
    'This kit could not see any nitrate nitrogen. That does not have to mean 0.',
  'ammonium-measured': () =>
    'Ammonium nitrogen is used to calculate the nitrogen left in the soil.',
  'phosphate-not-seen': ({ below }) =>
    `No excess of water-soluble phosphate is seen. This kit cannot measure less than ${perField(below)}. This does not mean "too little".`,
  'phosphate-supplied': () => 'There is water-soluble phosphate.',
  'phosphate-excess': ({ from }) =>
    `There is too much water-soluble phosphate: ${perField(from)} or more.`,
  'phosphate-unsure': ({ from }) =>
    `There is water-soluble phosphate. It may be too much: ${perField(from)} or more.`,
  'potassium-not-seen': ({ below }) =>
    `No excess of water-soluble potassium is seen. This kit cannot measure less than ${perField(below)}. This does not mean "too little".`,
  'potassium-supplied': () => 'There is water-soluble potassium.',
  'potassium-excess': ({ from }) =>
    `There is too much water-soluble potassium: ${perField(from)} or more.`,
  'potassium-unsure': ({ from }) =>
    `There is water-soluble potassium. It may be too much: ${perField(from)} or more.`,
  'laboratory-low': () => 'The laboratory value is below the guide.',
  'laboratory-fit': () => 'The laboratory value is in the range of the guide.',
  'laboratory-high': () => 'The laboratory value is above the guide.',
  'laboratory-excess': () => 'The laboratory value is in the range of excess.',
  'laboratory-unsure': () =>
    'With this value, the guide table cannot decide between too little and enough.',
  'not-judged': () => 'Not judged.',
}

const actions: WordsFor<ActionParams> = {
  'nothing-to-do': () => 'You do not have to do anything.',
  'no-advice': () => 'It is not known, so nothing is advised.',
  'test-again-first': () => 'Test once more before you decide.',
  'check-input': () => 'This value is not usual. Check the number and the unit.',
  lime: (it) =>
    it.isCapped
      ? `First spread ${dose(it)} and mix it in. This is the limit at one time. Test again, then decide the next step.`
      : `First spread ${dose(it)} and mix it in. This is half of the amount that seems to be needed. Test again, then decide the rest.`,
  'lime-to-minimum': (it) =>
    `If you use lime, use no more than ${dose(it)}. For potatoes, stop at the low end of the range.`,
  'lime-after-salt': () =>
    'Do not add lime yet. Fertilizer that is left can make the soil look acid. First let the fertilizer go down, then test again.',
  'lime-after-harvest': () =>
    'Do not mix in lime while the crop is growing. Test again after the harvest, then decide.',
  'no-lime': () => 'Do not add lime.',
  'no-lime-acid-lover': () =>
    'This crop likes acid soil. Do not add lime. If you are worried, ask JA or the extension center.',
  'no-lime-not-urged': () =>
    'Lime is not advised, even in acid soil, because a disease (soil rot, tachigare-byo) becomes more likely.',
  'lawn-needs-no-lime': () =>
    'Japanese lawn grass stands acid soil well and usually needs no lime.',
  'keep-acid-for-blue': () => 'Blue flowers need acid soil. Do not add lime.',
  'keep-neutral-for-pink': () =>
    'Pink flowers need soil on the alkaline side. Use lime little by little, and test as you go.',
  'choose-flower-color': () =>
    'First choose blue or pink flowers. The answer about lime depends on it.',
  'stop-lime': () => 'Stop lime and alkaline materials. The pH goes down with time.',
  'stop-lime-laboratory': () => 'Stop lime and send the soil to a laboratory.',
  'acidify-gently': () =>
    'Stop lime and alkaline materials. As fertilizer, use ammonium sulfate and potassium sulfate. When you plant, use peat moss without pH adjustment (sando michosei).',
  sulfur: (it) =>
    `For experts: mix in ${dose(it)}. This is half of the amount in the table. It takes ${range(it.days)} days to work. Test again, then decide the rest.`,
  'salt-wait': () => 'Do not add nitrogen. Wait, then test again. Wait with lime too.',
  'salt-low': () =>
    'As far as EC tells, there is no need to use less fertilizer than the standard of the crop.',
  'salt-cut': ({ nutrients, isPlanned }) => {
    const names = nutrients.map((one) => nutrientInSentence[one]).join(' and ')
    return isPlanned
      ? `Because of the EC measured, use less ${names} than the standard of the crop. See the fertilizer plan below.`
      : `Because of the EC measured, use less ${names} than your local standard or the label on the bag.`
  },
  'nitrogen-none': () => 'Do not add nitrogen. Test again, then decide.',
  'nitrogen-none-wait': () =>
    'Do not add nitrogen. Wait until rain, water or a crop that takes up fertilizer has brought it down, then test again.',
  'nitrogen-credited': ({ credit }) =>
    `The nitrogen left in the soil is counted as ${perField(credit)} and taken off the basal dressing. See the fertilizer plan below.`,
  'nitrogen-standard': () =>
    'Use nitrogen by the standard of the crop. See the fertilizer plan below.',
  'nitrogen-credit-own': ({ credit }) =>
    `The nitrogen left in the soil is counted as ${perField(credit)}. Take that much off your local standard.`,
  'nitrogen-by-bag': () =>
    'There is no reason to cut nitrogen. For the amount, follow your local standard or the label on the bag.',
  'nitrogen-not-now': () => 'Do not top dress now.',
  'nitrogen-watch': () =>
    'Watch the color of the leaves. If they become pale, top dress only a little.',
  'top-dress': (it) => `As top dressing, spread ${dose(it)}.`,
  'top-dress-by-bag': () => 'Top dress. For the amount, follow the label on the fertilizer bag.',
  'top-dress-unseen': () =>
    'Decide by the color of the leaves. If you top dress, use the amount in the standard of the crop or on the bag.',
  'phosphate-keep-standard': () => 'Use phosphate by the standard of the crop.',
  'phosphate-low-p': () => 'You may also choose a fertilizer low in phosphate.',
  'phosphate-none': () => 'Do not add phosphate.',
  'potassium-keep-standard': () => 'Use potassium by the standard of the crop.',
  'potassium-watch-magnesium': () =>
    'You can use potassium as usual. Watch the leaves: magnesium may be taken up less.',
  'potassium-cut': ({ share }) => `Reduce potassium by ${Math.round(share * 100)}%.`,
  'decided-by': ({ nutrient, by }) =>
    `For ${nutrientInSentence[nutrient]}, the ${by === 'kit' ? 'kit' : 'laboratory'} value decides.`,
  'decided-by-own': () => 'The value you measured yourself decides.',
  'laboratory-in-plan': ({ nutrient }) =>
    `The amount of ${nutrientInSentence[nutrient]} is in the fertilizer plan below.`,
  'potassium-not-needed': ({ from }) =>
    `It is ${from} mg/100g or more, so you can leave out potassium fertilizer.`,
  'calcium-with-lime': () => 'The lime in the pH part supplies it too. Do not add more for this.',
  'calcium-without-lime': () =>
    'To supply calcium without raising the pH, use calcium sulfate in the amount on the bag.',
  'magnesium-deficit': ({ rate }) =>
    `By calculation, about ${rate} g of magnesium (MgO) per m² is missing. Ask JA about the amount.`,
  'laboratory-ask': () => 'Ask the laboratory that did the analysis, or JA.',
}

const cautions: WordsFor<CautionParams> = {
  'kit-is-rough': () =>
    'Kit values are a rough guide. Nitrate and pH change fast. Look at the day of the test.',
  'kit-pk-is-water-soluble': () =>
    'This value is only the part that dissolves in water. It is not the available phosphate or exchangeable potassium of a laboratory.',
  'prefecture-differs': () =>
    'Standards differ by prefecture. Follow the standard of your JA or extension center first.',
  'label-is-ceiling': () =>
    'Do not use more than the label on the bag says. For the contents too, the label comes first.',
  'watch-growth-after-cut': () =>
    'After you reduce fertilizer, watch the growth. If it falls behind, top dress.',
  'plot-assumed': () => 'Some properties of the soil are assumed values.',
  'area-assumed': () => 'No area was entered, so amounts are per m².',
  'lime-timing': () =>
    'Spread and mix it about 2 weeks before sowing. Wait 1 week, add fertilizer, wait 1 more week, then sow or plant.',
  'lime-no-overdose': () =>
    'Do not use too much. If the soil becomes too alkaline, plants cannot easily take up magnesium and iron.',
  'quicklime-danger': () => 'It becomes hot when it touches water. Do not use it in a home garden.',
  'sulfur-danger': () =>
    'This powder irritates the eyes and nose and burns easily. Wear goggles and a mask, and keep it away from fire. Too much kills plants.',
  'sulfur-nursery-figure': () =>
    'The value comes from tests in rice nurseries. It may not fit fields or orchards.',
  'alkaline-materials': () =>
    'Fused magnesium phosphate (yorin), wood ash, chicken manure and calcium cyanamide also raise the pH. Avoid them now.',
  'alkali-counts-as-lime': ({ most }) =>
    `Fused magnesium phosphate (yorin) and calcium cyanamide work as lime too. Together with lime, give at most ${most} g per m² at a time.`,
  'potato-scab': ({ above }) => `Above pH ${ph(above)}, common scab becomes more likely.`,
  'potato-scab-phosphate': () => 'Too much phosphate makes common scab more likely.',
  'sweet-potato-stem-rot': ({ above }) =>
    `At pH ${ph(above)} or more, soil rot (tachigare-byo) becomes more likely. Do not add lime.`,
  'high-ph-risk': ({ above }) => `Above pH ${ph(above)}, there are cases of poor growth.`,
  'clubroot-acid': () => 'In acid soil, clubroot becomes more likely.',
  'clubroot-phosphate': () => 'Too much phosphate makes clubroot more likely.',
  'spinach-acid': () => 'At pH 5.5 or less, plants come up but turn yellow and do not grow.',
  'legume-nitrogen': () =>
    'The roots of legumes collect nitrogen themselves. Be careful not to add too much nitrogen.',
  'potassium-magnesium': () => 'With much potassium, plants may take up less magnesium.',
  'low-ph-from-nitrate': () =>
    'When much fertilizer is left, the pH reads low. It may rise again when the fertilizer goes down.',
  'ec-cut-unknown': () =>
    'No figure was found for how much to reduce at this EC. Reduce strongly and measure nitrate.',
  'ec-not-for-paddy': () =>
    'The guide for high and low EC is for upland crops. It is not used for paddy rice.',
  'nitrate-after-harvest': ({ most }) =>
    `If more than ${most} mg/100g is left after the harvest, reduce nitrogen in the next basal dressing.`,
  'season-is-split': () =>
    'This is the total for one crop (one year). Do not spread it all at once. Divide it.',
  'no-basal-in-standard': () =>
    'In the standard for this way of growing, no nitrogen is given as basal dressing. The crop grows on top dressing.',
  'compost-estimate': () => 'The contents and the effect of compost are estimates from averages.',
  'compost-over-limit': ({ nutrient, most }) =>
    `The ${nutrientInSentence[nutrient]} from compost is more than ${perField(most)}. Use less compost.`,
  'compost-over-target': ({ nutrient }) =>
    `Compost alone gives enough ${nutrientInSentence[nutrient]}. Do not add it with fertilizer.`,
  'standard-weak': () =>
    'This amount is not from a prefectural standard. It is a weak guide, for example from articles on growing.',
}

const retests: WordsFor<RetestParams> = {
  'after-lime': (it) => `Measure pH again ${range(it)} days after mixing in lime.`,
  'after-salt': () =>
    'Measure nitrate (and EC if you can) again when the fertilizer has gone down.',
  'before-next-dressing': () => 'Measure nitrate before the next top dressing.',
  'before-planting': () => 'Test once more before planting.',
  'laboratory-yearly': () => 'Send soil to a laboratory once a year.',
}

const notJudged: Readonly<Record<NotJudgedReason, string>> = {
  'not-measured': 'Not measured.',
  'not-read': 'The time to read was missed.',
  'no-color-fits': 'No color matched.',
  'words-only': 'This kit gives only words, so no number can be judged.',
  'out-of-range': 'This value is not usual.',
  'unit-unknown':
    'This unit cannot be converted into an amount for the field without the amounts of soil and liquid.',
  'other-liquid':
    'There are only standards for extraction with water. The liquid of this kit cannot be judged.',
  'no-band-for-crop': 'No guide was found for this crop.',
  'not-for-paddy': 'Paddy rice is not judged by EC.',
  'ask-flower-color': 'The answer depends on the flower color.',
}

const levels: Readonly<Record<VerdictLevel | 'undetectable' | 'not-judged', string>> = {
  low: 'Low',
  fit: 'Good',
  high: 'High',
  excess: 'Excess',
  undetectable: 'Not detected',
  'not-judged': 'Not judged',
}

const items: Readonly<Record<DiagnosedItem['item'], string>> = {
  ph: 'pH',
  ec: 'EC (electrical conductivity)',
  nitrate: 'Nitrate nitrogen',
  ammonium: 'Ammonium nitrogen',
  phosphate: 'Water-soluble phosphate',
  potassium: 'Water-soluble potassium',
  'lab-ph': 'pH (laboratory)',
  'lab-ec': 'EC (laboratory)',
  'lab-nitrate-n': 'Nitrate nitrogen (laboratory)',
  'lab-ammonium-n': 'Ammonium nitrogen (laboratory)',
  'lab-available-p2o5': 'Available phosphate P2O5 (laboratory, Truog method)',
  'lab-exchangeable-k2o': 'Exchangeable potassium K2O (laboratory)',
  'lab-exchangeable-cao': 'Exchangeable calcium CaO (laboratory)',
  'lab-exchangeable-mgo': 'Exchangeable magnesium MgO (laboratory)',
}

const rules: Readonly<Record<RuleId, string>> = {
  'ph-band': 'pH that suits the crop',
  'ph-extremes': 'What easily happens at an extreme pH',
  'ph-crop-risk': 'Damage to this crop from pH',
  'lime-arrhenius': 'Lime needed (formula of the Arrhenius table)',
  'lime-volcanic-ash': 'Volcanic ash soil: × 0.7',
  'lime-half-dose': 'Half at first',
  'lime-cap': 'Limit at one time',
  'lime-product': 'Amount of the product (converted by alkalinity)',
  'lime-thumb': 'Guide by crop (dolomitic lime to raise pH by 1)',
  'lime-ec-correction': 'Correction of pH by EC',
  'lime-after-salt': 'With much salt, reduce it before liming',
  'lime-crop-policy': 'This crop and lime',
  sulfur: 'Sulfur powder to lower the pH',
  'acid-lover-acidify': 'Soil for crops that like acid',
  'ec-band': 'EC that suits crop and soil',
  'ec-basal': 'Basal dressing adjusted by EC',
  'nitrate-bands': 'Guide for nitrate nitrogen',
  'nitrate-sandy': 'In sandy soil, "too much" begins earlier',
  'nitrate-crop': 'Guide for inorganic nitrogen for this crop',
  'nitrate-hold': 'With much nitrate, wait with nitrogen and lime',
  'kit-depth': 'Kit values count as the amount in a depth of 10 cm',
  'extract-ratio': 'From strength of the liquid to amount in the soil',
  'n-credit': 'Nitrogen left in the soil is taken off',
  'top-dressing': 'Nitrogen for top dressing',
  'water-phosphate': 'Excess of water-soluble phosphate',
  'water-potassium': 'Excess of water-soluble potassium',
  'water-potassium-cut': 'Share by which potassium is reduced',
  'not-detected': '"Not detected" is not "too little"',
  'lab-general': 'General guide for laboratory values',
  'lab-crop': 'Guide for laboratory values for this crop',
  'lab-p-cut': 'Reduction by available phosphate',
  'lab-k-adjust': 'Adjustment by exchangeable potassium',
  'lab-base-by-cec': 'Bases that suit the CEC of the soil',
  'lab-base-deficit': 'Missing bases',
  'standard-rate': 'Fertilizer standard of the crop',
  'compost-credit': 'What compost supplies is taken off',
  'compost-limit': 'Limit for phosphate and potassium from compost',
  'product-content': 'Amount of fertilizer (divided by its content)',
}

const figures: Readonly<Record<FigureName, string>> = {
  none: 'none',
  'lime-per-ph': 'lime per 1 cm of depth and pH 1',
  'target-ph': 'target pH',
  'measured-ph': 'measured pH',
  ec: 'EC',
  'depth-in-cm': 'depth of topsoil',
  'bulk-density': 'bulk density',
  'volcanic-ash-factor': 'factor for volcanic ash soil',
  'lime-needed': 'calcium carbonate needed',
  half: 'half',
  ten: 'reference depth',
  'first-dose': 'first amount',
  'dose-cap': 'limit at one time',
  'lime-dose': 'amount this time',
  'reference-alkali': 'alkalinity of calcium carbonate lime',
  'product-alkali': 'alkalinity of the product',
  'product-rate': 'amount of the product',
  area: 'area',
  'product-amount': 'amount for this field',
  reading: 'value read',
  'nitrate-n': 'nitrate nitrogen',
  'ammonium-n': 'ammonium nitrogen',
  'inorganic-n': 'inorganic nitrogen',
  'n-threshold': 'part not taken off',
  'n-credit': 'nitrogen left in the soil',
  'guide-nitrate': 'guide for nitrate nitrogen',
  'top-dressing-n': 'nitrogen for top dressing',
  'top-dressing-total': 'total top dressing in the standard',
  'basal-standard': 'amount in the standard',
  'compost-amount': 'amount of compost',
  'compost-content': 'content of the compost',
  'compost-effect': 'share that acts as fertilizer',
  'compost-dry': 'compost without its water',
  'compost-dry-of-table': 'part without water in the table',
  'compost-nutrient': 'amount that compost supplies',
  whole: 'whole amount',
  'cut-share': 'share to reduce',
  'potassium-share': 'share to keep',
  'ec-share': 'share by EC',
  'target-rate': 'nutrient to add',
  'content-share': 'share of the nutrient in the fertilizer',
  'measured-soil': 'laboratory value',
  'target-soil': 'target value',
  'upper-limit': 'upper limit',
  'lower-limit': 'lower limit',
  margin: 'margin',
  deficit: 'missing amount',
  'species-factor': 'conversion of the chemical form',
  'unit-factor': 'conversion of the unit',
  liquid: 'amount of liquid',
  soil: 'amount of soil',
  converted: 'converted value',
  'sulfur-per-ph': 'sulfur powder per pH 1',
  'sulfur-rate': 'amount of sulfur powder',
}

const marks: Readonly<Record<Mark, string>> = {
  A: 'Checked in an official document',
  'A-t': 'Official document (checked in a copy)',
  B: 'Document of JA, a maker or similar',
  C: 'Weak document, or estimate of this app',
}

/** Every English word of the diagnosis: a key without words does not compile. */
export const diagnosisWords: Translated<typeof import('./words.ja.ts').diagnosisWords> = {
  meanings,
  actions,
  cautions,
  retests,
  notJudged,
  levels,
  items,
  rules,
  figures,
  marks,
  nutrients: nutrientNames,
  textures: {
    sand: 'Sand',
    'sandy-loam': 'Sandy loam',
    loam: 'Loam',
    'clay-loam': 'Clay loam',
    clay: 'Clay',
  } satisfies Record<Texture, string>,
  humus: {
    some: 'Some humus (under 5%)',
    rich: 'Rich in humus (5–10%)',
    'very-rich': 'Very rich in humus (10–20%)',
    'humus-soil': 'Humus soil (20–30%)',
    peat: 'Peat soil (30% or more)',
  } satisfies Record<Humus, string>,
  areaUnits: {
    m2: 'm²',
    a: 'a (are, 100 m²)',
    '10a': '10 a (tan, 1,000 m²)',
    ha: 'ha',
    tsubo: 'tsubo (3.3 m²)',
  } satisfies Record<AreaUnit, string>,
  regions: {
    saitama: 'Saitama Prefecture standard',
    gunma: 'Gunma Prefecture standard',
    'saitama-tea': 'Saitama Tea Association standard',
    hokkaido: 'Hokkaido standard',
    ibaraki: 'Ibaraki Prefecture guide',
    kanagawa: 'Kanagawa Prefecture standard',
    kochi: 'Kochi Prefecture standard',
    shimane: 'Shimane Prefecture guide',
    shizuoka: 'Shizuoka Prefecture example',
    fukuoka: 'Fukuoka Prefecture standard',
    ja: 'JA (farm cooperative) guide',
    'seed-company': 'Seed company guide',
  } satisfies Record<Region, string>,
  families: {
    'fruit-vegetable': 'Fruit vegetables',
    legume: 'Legumes',
    'leaf-vegetable': 'Leaf vegetables',
    'bulb-vegetable': 'Onion family',
    'perennial-vegetable': 'Perennial vegetables',
    'root-vegetable': 'Root vegetables',
    tuber: 'Potatoes and tubers',
    'fruit-tree': 'Fruit trees',
    tea: 'Tea',
    'field-crop': 'Rice and wheat',
    flower: 'Flowers',
    lawn: 'Lawns',
  } satisfies Record<CropFamily, string>,
  stated: {
    user: 'Entered value',
    'soil-type': 'Value of the soil type',
    default: 'Assumed value',
  } satisfies Record<Stated<unknown>['from'], string>,
  parts: { basal: 'Basal dressing', season: 'Total for one crop' } satisfies Record<
    FertilizerPlan['part'],
    string
  >,
  noPlan: {
    growing: 'While the crop is growing, there is no plan for basal dressing.',
    'no-standard':
      'No fertilizer standard was found yet for this crop. Use your local standard or the label on the bag.',
  } satisfies Record<NoPlan['reason'], string>,
  planReasons: {
    standard: 'By the standard',
    reduced: 'Reduced from the standard',
    raised: 'Raised above the standard',
    held: 'None now; test again',
    'left-out': 'None, because there is too much',
    unknown: 'Not known, so no amount is given',
  } satisfies Record<NutrientPlan['reason'], string>,
  tokens: {
    'greatest-of': 'the larger of',
    'least-of': 'the smaller of',
    or: 'and',
  } satisfies Record<Extract<Token, { readonly kind: 'word' }>['word'], string>,
}
