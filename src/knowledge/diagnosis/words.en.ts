import { entryOf } from '#domain/entry-of.ts'
import type { Amount } from '#domain/diagnosis/dose/amount.ts'
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
import type { FigureName, Token } from '#domain/diagnosis/expression.ts'
import type { CautionParams } from '#domain/diagnosis/decision/caution-params.ts'
import type {
  AdviceParams,
  MeaningParams,
  NitrateGuide,
  RetestParams,
  WordsFor,
} from '#domain/diagnosis/decision/message.ts'
import type { RuleId } from '#domain/diagnosis/rule-book.ts'
import type { Humus, ValueWithOrigin, Texture } from '#domain/soil/soil.ts'
import { ownNameIn } from '#domain/diagnosis/own/own-key.ts'
import { kitItems } from './decision-words.en.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.en.ts'
import type { Translated } from '#locales/translated.ts'
import { amountLevels, scaleLevels } from '#locales/en/verdict-levels.ts'

const weight = ({ value, decimals, unit }: Amount) => `${value.toFixed(decimals)} ${unit}`
/** Names are capitalized in lists; within a sentence only abbreviations are (NK, BM). */
const productName = (id: string) =>
  ownNameIn(id) ??
  (entryOf(fertilizerNames, id) ?? id).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
const productNames = (ids: readonly string[]) => ids.map(productName).join(' and ')
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
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** pH is shown to one decimal. */
const ph = (value: number) => value.toFixed(1)
const phRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${ph(from)}–${ph(to)}`
const range = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}–${to}`
const ecRange = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? `up to ${to} mS/cm` : `${from}–${to} mS/cm`
const perField = (kg: number) => `${kg}\u00a0kg per 10\u00a0a (1,000\u00a0m²)`

const nitrateGuide = (it: NitrateGuide) =>
  'guide' in it ? `about ${perField(it.guide)}` : `${it.from}–${perField(it.to)}`

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

const bases = { cao: 'calcium', mgo: 'magnesium', k2o: 'potassium' } as const

const meanings: WordsFor<MeaningParams> = {
  'ph-low': (it) =>
    it.from === it.to
      ? `The pH is too low for this crop (suitable:\u00a0${ph(it.from)} or more).`
      : `The pH is too low for this crop (suitable:\u00a0${phRange(it)}).`,
  'ph-low-or-fit': (it) =>
    `On the border between slightly low and suitable (suitable:\u00a0pH\u00a0${phRange(it)}).`,
  'ph-fit': (it) => `The soil suits this crop (suitable:\u00a0pH\u00a0${phRange(it)}).`,
  'ph-fit-or-high': (it) => `Near the upper end of the suitable range (pH ${phRange(it)}).`,
  'ph-high': (it) => `The pH is too high for this crop (suitable:\u00a0${phRange(it)}).`,
  'ph-unsure': (it) =>
    `The reading covers a wide range, so it cannot be judged (suitable:\u00a0pH\u00a0${phRange(it)}).`,
  'ph-very-low': () => 'Strongly acid. Potassium, magnesium and calcium easily run short.',
  'ph-very-high': () => 'Strongly alkaline. Iron, manganese and zinc easily run short.',
  'ph-not-low': ({ from }) => `The pH is not low (suitable:\u00a0${ph(from)} or more).`,
  'ec-low': (it) => `Little fertilizer is left in the soil (guide: ${ecRange(it)}).`,
  'ec-fit': (it) => `The salts in the soil are in the suitable range (guide: ${ecRange(it)}).`,
  'ec-high': (it) => `A lot of salt (fertilizer) is left in the soil (guide: ${ecRange(it)}).`,
  'ec-unsure': (it) => `On the border of the guide (${ecRange(it)}). It cannot be decided.`,
  'ec-over-limit': ({ limit }) =>
    `The EC is over ${limit} mS/cm: a lot of salt (fertilizer) is left in the soil.`,
  'nitrate-low': (it) => `Nitrate nitrogen is low. The guide is ${nitrateGuide(it)}.`,
  'nitrate-slightly-low': (it) =>
    `Nitrate nitrogen is a little low. The guide is ${nitrateGuide(it)}.`,
  'nitrate-fit': (it) => `There is enough nitrate nitrogen. The guide is ${nitrateGuide(it)}.`,
  'nitrate-high': (it) => `A lot of nitrate nitrogen is left. The guide is ${nitrateGuide(it)}.`,
  'nitrate-excess': (it) => `There is too much nitrate nitrogen. The guide is ${nitrateGuide(it)}.`,
  'nitrate-unsure': (it) =>
    `On the border between two levels, so it cannot be judged. The guide is ${nitrateGuide(it)}.`,
  'nitrate-undetectable': () =>
    'No nitrate nitrogen was detected. It may not be 0, and it does not mean "too little".',
  'ammonium-measured': () => 'Ammonium nitrogen is counted together with nitrate nitrogen.',
  'phosphate-not-seen': ({ below }) =>
    `No excess of water-soluble phosphate. Less than ${perField(below)} cannot be measured. This does not mean "too little".`,
  'phosphate-supplied': () => 'Water-soluble phosphate is left in the soil.',
  'phosphate-excess': ({ from }) =>
    `There is too much water-soluble phosphate: ${perField(from)} or more.`,
  'phosphate-unsure': ({ from }) =>
    `Water-soluble phosphate is left in the soil. It may be too much (${perField(from)} or more).`,
  'potassium-not-seen': ({ below }) =>
    `No excess of water-soluble potassium. Less than ${perField(below)} cannot be measured. This does not mean "too little".`,
  'potassium-supplied': () => 'Water-soluble potassium is left in the soil.',
  'potassium-excess': ({ from }) =>
    `There is too much water-soluble potassium: ${perField(from)} or more.`,
  'potassium-unsure': ({ from }) =>
    `Water-soluble potassium is left in the soil. It may be too much (${perField(from)} or more).`,
  'laboratory-low': () => 'The laboratory value is below the guide.',
  'laboratory-fit': () => 'The laboratory value is suitable.',
  'laboratory-high': () => 'The laboratory value is above the guide.',
  'base-outweighs': ({ much, little }) =>
    `${bases[much].charAt(0).toUpperCase()}${bases[much].slice(1)} is high relative to ${bases[little]}.`,
  'laboratory-excess': () => 'The laboratory value is excessive.',
  'laboratory-unsure': () => 'With this value, the guide table cannot tell too little from enough.',
  'laboratory-fit-or-high': () => 'With this value, the guide table cannot tell enough from much.',
  'not-judged': () => 'Not judged.',
  'words-read': ({ words }) =>
    words.length === 0 ? 'This kit showed no color.' : `By this kit: "${words.join(' to ')}".`,
  'nitrate-left': (it) => `Some nitrate nitrogen is left. The guide is ${nitrateGuide(it)}.`,
}

const advice: WordsFor<AdviceParams> = {
  'nothing-to-do': () => 'Leave it as it is.',
  'no-advice': () => 'It cannot be judged, so no fertilizer is suggested.',
  'test-again-first': () => 'Test once more before you decide.',
  'check-input': () => 'This value is unusual. Check the number and the unit.',
  lime: (it) =>
    it.isCapped
      ? `First spread ${dose(it)}. This is the limit for one application. Test again, then decide the next amount.`
      : `First spread ${dose(it)}. This is half of what is needed${it.besides === undefined ? '' : `, less what ${productNames(it.besides)} does`}. Test again, then decide the rest.`,
  'lime-to-minimum': (it) =>
    `First spread ${dose(it)}. For potatoes it is enough to reach the low end of the range.`,
  'lime-after-salt': () =>
    'Spread no lime yet. Fertilizer that is left can make the pH read low. Test again when it has gone down.',
  'lime-after-harvest': () =>
    'Spread no lime while the crop is growing. Test again after the harvest, then decide.',
  'lime-while-resting': () =>
    'Spread no lime while the plants grow. Test again in autumn or winter, when they rest, then decide.',
  'no-lime': () => 'Spread no lime.',
  'no-lime-at-border': () => 'Spread no lime this time. If the next test is low, spread some then.',
  'no-lime-acid-lover': () =>
    'This crop likes acid soil. Spread no lime. If it grows badly, send the soil to a laboratory.',
  'no-lime-not-urged': () =>
    'Even at a low pH, go easy on lime: at a higher pH, soil rot (tachigare-byo) becomes more likely.',
  'lawn-needs-no-lime': () =>
    'Japanese lawn grass tolerates acid soil well and usually needs no lime.',
  'keep-acid-for-blue': () => 'Blue flowers need acid soil. Spread no lime.',
  'keep-neutral-for-pink': () =>
    'Pink flowers need soil on the alkaline side. Use lime little by little, and test as you go.',
  'choose-flower-color': () => 'First choose blue or pink flowers. Whether to lime depends on it.',
  'stop-lime': () => 'Stop lime and alkaline materials. The pH goes down little by little.',
  'stop-lime-laboratory': () => 'Stop lime and send the soil to a laboratory.',
  'acidify-gently': () =>
    'Stop lime and alkaline materials. As fertilizer, use ammonium sulfate and potassium sulfate. When you plant, use peat moss without pH adjustment (sando michosei).',
  'acidify-by-fertilizer': () =>
    'Stop lime and alkaline materials. As fertilizer, use ammonium sulfate and potassium sulfate.',
  sulfur: (it) =>
    `For experts: mix in ${dose(it)}. This is half of the amount in the table. It takes ${range(it.days)} days to work. Test again, then decide the rest.`,
  'salt-wait': () => 'Apply neither nitrogen nor lime now. Wait, then test again.',
  'salt-low': () => 'Judging by the EC, you can follow the fertilizer standard.',
  'salt-cut': ({ nutrients, isPlanned }) => {
    const names = nutrients.map((one) => nutrientInSentence[one]).join(' and ')
    return isPlanned
      ? `Because of the EC, apply less ${names} than the standard. The amounts are under "To do".`
      : `Because of the EC, apply less ${names} than your local standard or the bag says.`
  },
  'salt-cut-much': ({ nutrients }) =>
    `The EC is rather high. Apply far less ${nutrients.map((one) => nutrientInSentence[one]).join(' and ')}. No table says how much less, so no amount is given.`,
  'potassium-after-salt': () =>
    'Apply no potassium now either. Test again when less fertilizer is left, then decide.',
  'nitrogen-none': () => 'Apply no nitrogen. Test again, then decide.',
  'nitrogen-none-wait': () =>
    'Apply no nitrogen. Wait until rain, watering or the next crop has brought it down, then test again.',
  'nitrogen-credited': ({ credit }) =>
    `${perField(credit)} less nitrogen is given, for what is left in the soil.`,
  'nitrogen-standard': () => 'Apply nitrogen at the standard rate.',
  'nitrogen-credit-own': ({ credit }) =>
    `Nitrogen is left in the soil. Take about ${perField(credit)} off your local standard.`,
  'nitrogen-by-bag': () =>
    'Nitrogen does not need to be reduced. Follow your local standard or the bag.',
  'nitrogen-not-now': () => 'Do not top dress now.',
  'nitrogen-watch': () => 'If the leaves turn pale, top dress only a little.',
  'top-dress': (it) => `As top dressing, spread ${dose(it)}.`,
  'top-dress-by-bag': () => 'Top dress. For the amount, follow the bag.',
  'top-dress-unseen': () =>
    'Decide by the color of the leaves. For the amount, follow the standard or the bag.',
  'phosphate-keep-standard': () => 'Apply phosphate at the standard rate.',
  'phosphate-low-p': () => 'A fertilizer low in phosphate is enough.',
  'phosphate-none': () => 'Apply no phosphate.',
  'potassium-keep-standard': () => 'Apply potassium at the standard rate.',
  'potassium-watch-magnesium': () =>
    'Potassium can be applied at the standard rate. Watch for a lack of magnesium: yellow between the veins of the leaves.',
  'potassium-cut': ({ share }) =>
    `Reduce potassium by ${Math.round(share * 100)}%: less, but not none.`,
  'decided-by': ({ nutrient, by }) =>
    `${atStart(nutrientInSentence[nutrient])} is judged by the ${by === 'kit' ? 'kit' : 'laboratory'} value.`,
  'decided-by-own': () => 'Judged by the value you measured yourself, not by the laboratory value.',
  'compost-counted': ({ nutrient, isEnough }) =>
    isEnough
      ? `The compost brings enough ${nutrientInSentence[nutrient]}. Apply none as fertilizer.`
      : `Apply ${nutrientInSentence[nutrient]} at the standard rate, less what the compost brings.`,
  'nutrient-not-basal': ({ nutrient }) =>
    `With this growing method, no ${nutrientInSentence[nutrient]} is applied before planting.`,
  'laboratory-in-plan': ({ nutrient }) =>
    `The amount of ${nutrientInSentence[nutrient]} is under "To do".`,
  'potassium-not-needed': ({ from }) =>
    `There is ${from} mg/100g or more, so potassium fertilizer can be left out.`,
  'calcium-with-lime': () => 'The lime for the pH supplies it too. Apply no more for this.',
  'calcium-after-ph': () => 'Lime or gypsum can supply it. Measure the pH first to decide which.',
  'judged-by-saturation': () => 'For this crop, the base saturation decides.',
  'calcium-without-lime': () =>
    'To supply calcium without raising the pH, use calcium sulfate (gypsum) as the bag says.',
  'magnesium-deficit': ({ rate }) => `About ${rate} g of magnesium (MgO) per m² is missing.`,
  'laboratory-ask': () => 'Ask the laboratory.',
  'lime-not-with-calcium': () =>
    'The soil has enough calcium. Spread no lime, although the pH is low. Measure nitrate or EC: fertilizer may be left.',
  'lime-not-with-calcium-ask': () =>
    'The soil has enough calcium. Spread no lime, although the pH is low. Leftover fertilizer does not seem to be the cause: ask a laboratory.',
  'lime-by-fertilizer': ({ besides }) =>
    `Spread no lime this time: ${productNames(besides)} works as lime. Test again, then decide the rest.`,
  'lime-too-little': () => 'Hardly any lime is needed. Spread none this time.',
  'salt-counted': () =>
    'The fertilizer left in the soil is already taken off by nitrate or other values.',
  'nitrogen-held-by': ({ by }) => {
    const what = {
      ec: 'EC is high',
      ammonium: 'Ammonium is high',
      nitrate: 'Nitrate is high',
    }[by]
    return `${what}, so apply no nitrogen. Test again, then decide.`
  },
  'nutrient-none': ({ nutrient }) => `Apply no ${nutrientInSentence[nutrient]}.`,
  'nutrient-share': ({ nutrient, share, isPlanned }) =>
    `Reduce ${nutrientInSentence[nutrient]} to ${Math.round(share * 100)}% of ${isPlanned ? 'the standard' : 'your local standard or the amount on the bag'}.`,
  'nutrient-less': ({ nutrient, kilograms, isPlanned }) =>
    `A lot of ${nutrientInSentence[nutrient]} is left. Apply about ${perField(kilograms)} less than ${isPlanned ? 'the standard' : 'your local standard'}.`,
  'nutrient-more': ({ nutrient, kilograms, isPlanned, isFirst = false }) =>
    `The soil is short of ${nutrientInSentence[nutrient]}. Apply about ${perField(kilograms)} more than ${isPlanned ? 'the standard' : 'your local standard'}${isFirst ? ' first. Test again, then decide the rest' : ''}.`,
  'nutrient-by-bag': ({ nutrient }) =>
    `For the amount of ${nutrientInSentence[nutrient]}, follow your local standard or the bag.`,
  'calcium-brought': ({ deficit, brought }) =>
    brought >= deficit
      ? 'The lime for the pH supplies it too. Apply no more for this.'
      : `About ${deficit} g of calcium (CaO) per m² is missing. The lime for the pH supplies about ${brought} g. Test again, then decide the rest.`,
  magnesium: (it) => {
    const brought = it.brought > 0 ? ` Lime and fertilizer supply about ${it.brought} g.` : ''
    const limit = it.isCapped ? ' This is the limit for one application.' : ''
    return `About ${it.deficit} g of magnesium (MgO) per m² is missing.${brought} Apply ${dose(it)}.${limit}`
  },
  'magnesium-brought': ({ deficit, brought }) =>
    brought > 0
      ? `About ${deficit} g of magnesium (MgO) per m² is missing. Lime and fertilizer supply about ${brought} g.`
      : 'Hardly any magnesium is missing. Apply none this time.',
  'magnesium-none': () => 'There is enough magnesium. Use nothing that contains magnesium.',
  'bases-later': () => 'Add nothing now. Test again, then decide.',
  'needs-capacity': () =>
    'It can be judged if the cation exchange capacity (CEC) is known. Add nothing now.',
  'see-each-base': () => 'Follow the advice for calcium, magnesium and potassium.',
}

const cautions: WordsFor<CautionParams> = {
  'kit-is-rough': () =>
    'Kit values are a rough guide. Nitrate and pH change fast. Check the date of the test.',
  'kit-pk-is-water-soluble': () =>
    'This value is only the part that dissolves in water. It is not the available phosphate or exchangeable potassium of a laboratory.',
  'prefecture-differs': () =>
    'Standards differ by prefecture. Where there is a local standard, follow that first.',
  'label-is-ceiling': () =>
    'Do not exceed the rate on the bag. For nutrient content too, the label comes first.',
  'watch-growth-after-cut': () =>
    'After you reduce fertilizer, watch the growth. If it falls behind, top dress.',
  'plot-assumed': () => 'Assumed values are used for soil details you did not enter.',
  'area-assumed': () => 'No area was entered, so amounts are for 10 a and for 1 m².',
  'lime-timing': () =>
    'Spread and mix in lime by 2 weeks before sowing. Keep a week between lime and fertilizer. For the other half too, begin a month before sowing.',
  'lime-no-overdose': () =>
    'Do not use too much. If the soil becomes too alkaline, plants cannot easily take up magnesium and iron.',
  'quicklime-danger': () => 'It becomes hot when it touches water. Do not use it in a home garden.',
  'sulfur-danger': () =>
    'This powder irritates the eyes and nose and burns easily. Wear safety goggles and a mask, and keep it away from fire. Too much kills plants.',
  'sulfur-nursery-figure': () =>
    'The value comes from tests in rice nurseries. It may not fit fields or orchards.',
  'alkaline-materials': () =>
    'Fused magnesium phosphate (yorin), wood ash, chicken manure and calcium cyanamide also raise the pH. Avoid them now.',
  'alkali-replaced': ({ products, cause }) => {
    const names = productNames(products)
    const reason = {
      'lime-held': `Like lime, these have to wait, since they raise the pH: ${names}.`,
      'with-lime': `Not used, since other materials correct the pH: ${names}.`,
      'too-much': `Not used, since the pH would rise too far: ${names}.`,
    }[cause]
    return `${reason} The amount is for another fertilizer.`
  },
  'cyanamide-not-beside-plants': () =>
    'Calcium cyanamide harms the roots and leaves of plants beside it. The amount is for another fertilizer.',
  'cyanamide-danger': () =>
    'Wear gloves and a mask to spread calcium cyanamide, and wait before planting, longer in cool seasons. Drink no alcohol for 24 hours before and after.',
  'chloride-for-tubers': () =>
    'Potassium chloride is said to make tubers stringy. Potassium sulfate suits them better.',
  'commercial-rates': () =>
    'This is the rate of commercial growers. It is far too much for a garden.',
  'alkali-counts-as-lime': ({ most }) =>
    `Fused magnesium phosphate (yorin) and calcium cyanamide work as lime too. Together with lime, apply at most ${most} g per m² at a time.`,
  'potato-scab': ({ above }) => `Above pH ${ph(above)}, common scab becomes more likely.`,
  'potato-scab-phosphate': () => 'Too much phosphate makes common scab more likely.',
  'sweet-potato-stem-rot': ({ above }) =>
    `Lime on soil of pH ${ph(above)} or more makes soil rot (tachigare-byo) more likely. Spread no lime.`,
  'high-ph-risk': ({ above }) => `There is a case of poor growth at pH ${ph(above)}.`,
  'clubroot-acid': () => 'In acid soil, clubroot becomes more likely.',
  'clubroot-phosphate': () => 'Too much phosphate makes clubroot more likely.',
  'spinach-acid': () => 'At pH 5.5 or less, plants come up but turn yellow, and may stop growing.',
  'legume-nitrogen': () =>
    'Legumes get nitrogen from the air through root-nodule bacteria. Be careful not to apply too much.',
  'potassium-magnesium': () => 'When potassium is high, plants may take up less magnesium.',
  'low-ph-from-nitrate': () =>
    'When a lot of fertilizer is left, the pH reads low. It may rise again when the fertilizer goes down.',
  'ec-cut-unknown': ({ isNitrateKnown }) =>
    `There is no guide for how much to reduce at this EC. Cut base fertilizer sharply, and ${isNitrateKnown ? 'top dress as the crop grows' : 'measure nitrate too'}.`,
  'nitrate-not-for-paddy': () =>
    'A paddy loses its nitrate when it is flooded. Paddy rice is not judged by it.',
  'ec-not-for-paddy': () =>
    'The guide for high and low EC is for upland crops. It is not used for paddy rice.',
  'nitrate-after-harvest': ({ most }) =>
    `If more than ${most} mg/100g is left after the harvest, reduce nitrogen in the next base fertilizer.`,
  'season-is-split-but-phosphate': () =>
    'This is the total for one crop. All phosphate goes in before planting; divide nitrogen and potassium between then and later dressings.',
  'season-is-split': () =>
    'This is the total for one crop (one year). Do not spread it all at once. Divide it.',
  'no-basal-in-standard': () =>
    'With this growing method, no nitrogen is applied before planting. The crop is fed by top dressing.',
  'compost-estimate': () => 'The contents and the effect of compost are estimates from averages.',
  'compost-over-limit': ({ nutrient, most }) =>
    `The ${nutrientInSentence[nutrient]} from compost is more than ${perField(most)}. Use less compost.`,
  'compost-over-target': ({ nutrient }) =>
    `Compost alone gives enough ${nutrientInSentence[nutrient]}. Do not add it with fertilizer.`,
  'standard-weak': () =>
    'There is no prefectural standard, so figures from growing guides are used.',
  'laboratory-differs': () =>
    'The laboratory and the kit differ by more than the chart allows. Test again before you spread nitrogen or lime.',
  'counted-as-limit': () =>
    'Only a limit is known. It was calculated as if the value were the limit.',
}

const retests: WordsFor<RetestParams> = {
  'after-lime': (it) => `Measure the pH again ${range(it)} days after mixing in lime.`,
  'after-salt': () =>
    'Measure nitrate (and EC if you can) again when rain or watering has washed the fertilizer down.',
  'after-salt-with-ec': () =>
    'Measure EC and nitrate again when rain or watering has washed the fertilizer down.',
  'after-check': () => 'If value and unit are right, measure once more to be sure.',
  unread: ({ items: unread = [], ofWords = [] }) =>
    unread.length === 0
      ? 'Measure again what could not be read.'
      : `Measure again what could not be read: ${unread.map((one) => (ofWords.includes(one) ? kitItems : items)[one]).join(', ')}.`,
  'before-next-dressing': () => 'Measure nitrate before the next top dressing.',
  'again-before-next-dressing': () => 'Test again before the next top dressing.',
  'before-planting': () => 'Test again before the next crop.',
  'next-year': () => 'Test again next year, at the same time.',
  'laboratory-yearly': () => 'Send soil to a laboratory once a year.',
}

const notJudged: Readonly<Record<NotJudgedReason, string>> = {
  'not-measured': 'Not measured.',
  'not-read': 'The color could not be read.',
  'no-color-fits': 'No color was close.',
  'words-only': 'This kit only tells "high" or "low", so no amount can be calculated.',
  'only-a-limit': 'A limit alone (such as "below 5") is not enough to judge by.',
  'out-of-range': 'This value is unusual.',
  'unit-unknown': 'There is no unit, or none that can be converted into an amount for the field.',
  'form-unknown': 'Without the chemical form (such as P2O5), no amount can be calculated.',
  'ratio-unknown':
    'With the amounts of liquid and soil it can be converted into an amount for the field.',
  'other-liquid':
    'The guide is for values extracted with water. This value cannot be judged as it is.',
  'no-band-for-crop': 'There is no guide for this crop.',
  'not-for-paddy': 'Paddy rice is not judged by this value.',
  'ask-flower-color': 'Choose the flower color to get an answer.',
  superseded: 'Judged by another value.',
}

const levels: Readonly<Record<VerdictLevel | 'undetectable' | 'not-judged', string>> = {
  ...scaleLevels,
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
  'base-saturation': 'Base saturation (laboratory)',
  'calcium-magnesium': 'Calcium to magnesium (equivalents)',
  'magnesium-potassium': 'Magnesium to potassium (equivalents)',
}

const rules: Readonly<Record<RuleId, string>> = {
  'ph-band': 'pH that suits the crop',
  'ph-extremes': 'Damage at too low or too high a pH',
  'ph-crop-risk': 'Disease of this crop by pH',
  'lime-arrhenius': 'Lime needed (Arrhenius table)',
  'lime-volcanic-ash': 'Volcanic ash soil: × 0.7',
  'lime-half-dose': 'Half the first time',
  'lime-cap': 'Limit at one time',
  'lime-product': 'Amount of the product (converted by alkalinity)',
  'lime-thumb': 'Guide by crop (dolomitic lime to raise pH by 1)',
  'lime-ec-correction': 'Correction of pH at a high EC',
  'lime-after-salt': 'No lime on a soil with much salt or calcium, although its pH is low',
  'lime-crop-policy': 'This crop and lime',
  sulfur: 'Sulfur powder to lower the pH',
  'acid-lover-acidify': 'Soil for crops that like acid',
  'ec-band': 'EC that suits crop and soil',
  'ec-basal': 'Base fertilizer adjusted by EC',
  'nitrate-bands': 'Guide for nitrate nitrogen',
  'nitrate-sandy': 'In sandy soil, less is already too much',
  'nitrate-crop': 'Guide for inorganic nitrogen for this crop',
  'nitrate-hold': 'When nitrate is high, nitrogen and lime wait',
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
  'base-balance': 'Base saturation and ratios that suit the CEC of the soil',
  'lab-base-deficit': 'Missing bases',
  'standard-rate': 'Fertilizer standard of the crop',
  'compost-credit': 'What compost supplies is taken off',
  'compost-limit': 'Limit for phosphate and potassium from compost',
  'product-content': 'Amount of fertilizer (divided by its content)',
  'lab-base-deficit-general': 'Missing bases (up to the guide for all crops)',
  'kit-words': 'More or less by "low, medium, high"',
  'lab-p-own-upper': 'Phosphate above the upper end for this crop: half',
  'lab-k-cap': 'Most potassium in one dressing',
  'lab-k-general': 'Less potassium where exchangeable potassium is high',
  'acid-bases': 'Bases wanted by crops that like acid soil',
  'base-saturation': 'Base saturation wanted by crops that like acid soil',
  'lab-magnesium': 'Product for magnesium, and how much at one time',
}

const figures: Readonly<Record<FigureName, string>> = {
  none: 'none',
  'lime-per-ph': 'lime per cm of depth and unit of pH',
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
  'n-credit': 'nitrogen taken off',
  'guide-nitrate': 'guide for nitrate nitrogen',
  'top-dressing-n': 'nitrogen for top dressing',
  'top-dressing-total': 'total top dressing in the standard',
  'basal-standard': 'amount in the standard',
  'compost-amount': 'amount of compost',
  'compost-content': 'content of the compost',
  'compost-effect': 'share that acts as fertilizer',
  'compost-dry': 'dry share of the compost',
  'compost-dry-of-table': 'dry share in the table',
  'compost-nutrient': 'amount that compost supplies',
  whole: 'whole amount',
  'cut-share': 'share to reduce',
  'potassium-share': 'share to keep',
  'ec-share': 'share left by EC',
  'target-rate': 'nutrient to apply',
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
  'rounded-rate': 'amount per m² (rounded)',
  'dolomite-per-ph': 'dolomitic lime per pH 1',
  'word-share': 'share left by this level',
  brought: 'amount from lime and fertilizer',
  'calcium-me': 'calcium',
  'magnesium-me': 'magnesium',
  'potassium-me': 'potassium',
  cec: 'CEC',
  percent: 'in percent',
  'base-saturation': 'base saturation',
  'base-ratio': 'ratio',
}

const marks: Readonly<Record<Mark, string>> = {
  A: 'Official document (the original, or several copies)',
  'A-t': 'Official document (checked in a copy)',
  B: 'Document of JA, a maker or similar',
  own: 'Entered by you',
  C: 'Weaker document, or estimate of this app',
}

/** All English words of the diagnosis: a key without words does not compile. */
export const diagnosisWords: Translated<typeof import('./words.ja.ts').diagnosisWords> = {
  meanings,
  advice,
  cautions,
  retests,
  notJudged,
  levels,
  amountLevels,
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
    'field-crop': 'Rice, wheat and field crops',
    flower: 'Flowers and shrubs',
    lawn: 'Lawns',
  } satisfies Record<CropFamily, string>,
  stated: {
    user: 'Entered value',
    'soil-type': 'Value of the soil type',
    default: 'Assumed value',
  } satisfies Record<ValueWithOrigin<unknown>['from'], string>,
  parts: { basal: 'Base fertilizer', season: 'Total for one crop' } satisfies Record<
    FertilizerPlan['part'],
    string
  >,
  noPlan: {
    growing: 'While the crop is growing, there is no plan for base fertilizer.',
    'no-standard':
      'There is no fertilizer standard for this crop here. Follow your local standard or the bag.',
  } satisfies Record<NoPlan['reason'], string>,
  planReasons: {
    standard: 'By the standard',
    reduced: 'Reduced from the standard',
    raised: 'Raised above the standard',
    held: 'None now; test again',
    'left-out': 'None: there is too much',
    unknown: 'Cannot be judged, so no amount is given',
    'not-needed': 'None: there is enough',
    'too-little': 'None: too little to spread',
    'not-measured': 'No usable value, so no amount is given',
  } satisfies Record<NutrientPlan['reason'], string>,
  planNotes: {
    'no-rate': 'This standard gives no rate',
    'by-compost': 'None: the compost brings enough',
    'less-by-compost': 'Less what the compost brings',
  },
  tokens: {
    'greatest-of': 'the larger of',
    'least-of': 'the smaller of',
    or: 'and',
  } satisfies Record<Extract<Token, { readonly kind: 'word' }>['word'], string>,
}
