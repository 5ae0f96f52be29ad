import { bySameWords } from './same-words.ts'
import type {
  AppliedSubstance,
  Headline,
  JudgedItem,
  StopReason,
  VerdictClause,
  WordsAction,
} from '#domain/diagnosis/decision/decision.ts'
import type {
  SpreadingMethod,
  MonthPart,
  Season,
  SpreadingTime,
} from '#domain/diagnosis/dose/timing.ts'
import type { Translated } from '#locales/translated.ts'

const given: Readonly<Record<AppliedSubstance, string>> = {
  n: 'Nitrogen',
  p2o5: 'Phosphate',
  k2o: 'Potassium',
  mgo: 'Magnesium',
  cao: 'Calcium',
  lime: 'Lime',
  compost: 'Compost',
}
const joined = (all: readonly string[], last: 'and' | 'or' = 'and') =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1) ?? ''}`
const inSentence = (what: readonly AppliedSubstance[], last: 'and' | 'or' = 'and') =>
  joined(
    what.map((one) => given[one].toLowerCase()),
    last,
  )
const inMidSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const kitItems: Readonly<Record<JudgedItem, string>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: 'nitrogen',
  ammonium: 'ammonium',
  phosphate: 'phosphate',
  potassium: 'potassium',
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': 'nitrogen',
  'lab-ammonium-n': 'ammonium',
  'lab-available-p2o5': 'phosphate',
  'lab-exchangeable-k2o': 'potassium',
  'lab-exchangeable-cao': 'calcium',
  'lab-exchangeable-mgo': 'magnesium',
  'base-saturation': 'bases',
  'calcium-magnesium': 'calcium to magnesium',
  'magnesium-potassium': 'magnesium to potassium',
}
/** As names of their own, not in a sentence. */
const kitNames: typeof kitItems = {
  ...kitItems,
  nitrate: 'Nitrogen',
  ammonium: 'Ammonium',
  phosphate: 'Phosphate',
  potassium: 'Potassium',
}
/** Keeps the case of pH and EC at the start of a sentence. */
const itemNames = (items: readonly JudgedItem[]) => {
  const text = joined(items.map((one) => kitItems[one]))
  return text.startsWith('pH') ? text : atStart(text)
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const thirds = { early: 'early ', middle: 'mid-', late: 'late ' } as const
const monthPart = ({ month, third }: MonthPart) =>
  `${third === null ? '' : thirds[third]}${months[month - 1] ?? month}`
const season = ({ from, to }: Season) =>
  monthPart(from) === monthPart(to) ? monthPart(from) : `${monthPart(from)} to ${monthPart(to)}`

function headline(it: Headline): string {
  switch (it.key) {
    case 'check-values':
      return 'Some values are unusual'
    case 'salts-left':
      return 'Fertilizer is left in the soil'
    case 'words':
      return atStart(
        bySameWords(it.readings)
          .map(({ items, words }) => {
            const all = joined(items.map((one) => kitItems[one]))
            return `${all} ${items.length > 1 ? 'are' : 'is'} "${words.join(' to ')}"`
          })
          .join(', '),
      )
    case 'ph-low':
      return 'The pH is too low'
    case 'ph-high':
      return 'The pH is too high'
    case 'ph-unsure':
      return 'The pH is on the border'
    case 'excess':
      return `Too much ${inSentence(it.nutrients)}`
    case 'short':
      return `The soil is low in ${inSentence(it.nutrients)}`
    case 'plenty':
      return `Plenty of ${inSentence(it.nutrients)} in the soil`
    case 'salts-high':
      return 'Quite a lot of fertilizer is left'
    case 'bases-low':
      return 'Low in bases (calcium, magnesium, potassium)'
    case 'bases-high':
      return 'High in bases (calcium, magnesium, potassium)'
    case 'bases-unbalanced':
      return 'Calcium, magnesium and potassium are out of balance'
    case 'choose-flower-color':
      return 'First choose the flower color'
    case 'enter-ratio':
      return 'Enter the amounts of liquid and soil'
    case 'fits':
      return 'The soil suits the crop'
    case 'fits-as-measured':
      return `${itemNames(it.items)} ${it.items.length === 1 && it.items[0] !== 'base-saturation' ? 'is' : 'are'} right for the crop`
    case 'little-left':
      return 'Little fertilizer is left'
    case 'undetected':
      return 'Nothing was detected'
    case 'nothing-judged':
      return 'No value can be judged'
    default:
      return it satisfies never
  }
}

function clause({ kind, what }: VerdictClause): string {
  switch (kind) {
    case 'give':
      return `Spread ${inSentence(what)}.`
    case 'standard':
      return `Apply ${inSentence(what)} at the standard rate.`
    case 'less':
      return `Apply less ${inSentence(what)}: the soil holds some.`
    case 'much-less':
      return `Apply far less ${inSentence(what)}.`
    case 'less-by-compost':
      return `Apply less ${inSentence(what)}: the compost brings some.`
    case 'by-compost':
      return `The compost brings enough ${inSentence(what)}.`
    case 'not-basal':
      return `Apply no ${inSentence(what, 'or')} before planting.`
    case 'more':
      return `Apply more ${inSentence(what)}.`
    case 'none':
      return `Apply no ${inSentence(what, 'or')}.`
    case 'not-needed':
      return `No ${inSentence(what, 'or')} is needed.`
    case 'not-yet':
      return `Apply no ${inSentence(what, 'or')} yet.`
    case 'wait':
      return `Test again before you decide on ${inSentence(what)}.`
    case 'to-check':
      return `Check the value before you decide on ${inSentence(what)}.`
    case 'after-harvest':
      return `For ${inSentence(what)}, test again after the harvest.`
    case 'while-resting':
      return `For ${inSentence(what)}, test again when the plants rest.`
    default:
      return kind satisfies never
  }
}

const stopReasons: Readonly<Record<StopReason, string>> = {
  excess: 'The soil has too much',
  'ph-high': 'The pH is high. No wood ash either',
  'ph-at-border': 'At the border: lime if the next test is lower',
  'ph-enough': 'The soil is not too acid',
  enough: 'The soil has enough',
  salts: 'Fertilizer is left: test again first',
  'to-check': 'Until the value is checked',
  'compost-is-enough': 'The compost supplies enough',
  'too-little-to-spread': 'The amount needed is tiny',
  'manure-raises-ph': 'Chicken manure raises the pH',
  'by-fertilizer': 'The fertilizer works as lime',
  'brings-disease': 'At a higher pH, soil rot becomes more likely',
  'crop-wants-none': 'This crop needs none',
  growing: 'The crop is growing: test again after the harvest',
  'not-resting': 'The plants are growing: test again when they rest',
  'none-in-standard': 'None before planting with this growing method',
}

const advice: Readonly<Record<WordsAction['advice'], string>> = {
  'by-label': 'What your local standard or the bag says',
  'less-than-label': 'Less than your local standard or the bag says',
  'much-less': 'Far less than your local standard; top-dress later if growth lags',
  'much-less-test-nitrate': 'Far less; measure nitrate, then decide how much',
  'more-than-label': 'More than your local standard or the bag says',
  'split-and-watch': 'Top dress only if the leaves turn pale',
  gypsum: 'Gypsum (calcium sulfate), as much as the bag says',
}

function when(it: SpreadingTime): string {
  switch (it.key) {
    case 'weeks-before-planting':
      return it.weeks === 1
        ? 'At least a week before sowing or planting'
        : `At least ${it.weeks} weeks before sowing or planting`
    case 'week-before-planting':
      return 'About a week before sowing or planting'
    case 'seasons':
      return atStart(joined(it.seasons.map(season)))
    case 'now':
      return 'Now'
    case 'first-of-all':
      return 'Before lime and fertilizer, well before sowing or planting'
    case 'before-puddling':
      return 'Before puddling'
    case 'resting-season':
      return 'In autumn or winter, while the plants rest'
    case 'growing-season':
      return 'From spring to autumn, while the plants grow'
    case 'before-new-growth':
      return 'In spring, before new growth'
    case 'split-over-season':
      return 'The amount of a year or crop, in several dressings'
    case 'as-label':
      return 'As the bag says'
    default:
      return it satisfies never
  }
}

const hows: Readonly<Record<SpreadingMethod, string>> = {
  'mix-into-soil': 'Spread evenly and mix well into the soil',
  'mix-in-then-along-plants': 'First mix into the soil, later spread around the plants',
  'under-canopy': 'Spread under the branch tips and mix in lightly',
  'between-rows': 'Spread between the rows and mix in lightly',
  'on-surface': 'Spread evenly on the surface',
  'along-plants': 'Spread around the plants, not against the stems',
  'mix-before-flooding': 'Spread evenly and plow in',
}

export const decisionWords: Translated<typeof import('./decision-words.ja.ts').decisionWords> = {
  given,
  /** By the item names printed on kits. */
  kitItems: kitNames,
  headline,
  clause,
  clauses: (all: readonly VerdictClause[]) => all.map(clause).join(' '),
  names: (what: readonly AppliedSubstance[]) =>
    atStart(joined(what.map((one) => given[one].toLowerCase()))),
  stop: (what: readonly AppliedSubstance[], isForNow: boolean) =>
    `No ${inSentence(what, 'or')}${isForNow ? ' yet' : ''}`,
  stopReasons,
  acidify: {
    title: 'Lower the pH bit by bit',
    fertilizers: (all: readonly string[]) => `Use ${joined(all.map(inMidSentence))} as fertilizer`,
    peat: 'When planting, mix acid peat moss (not limed) into the soil',
  },
  advice,
  when,
  hows,
  afterLime: 'At least 1 week after the lime',
  ask: 'Check the numbers and units',
}
