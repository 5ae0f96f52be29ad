import type {
  Given,
  Headline,
  JudgedItem,
  StopReason,
  VerdictClause,
  WordsAction,
} from '#domain/diagnosis/decision/decision.ts'
import type { How, MonthPart, Season, When } from '#domain/diagnosis/dose/timing.ts'
import type { Translated } from '#locales/translated.ts'

const given: Readonly<Record<Given, string>> = {
  n: 'Nitrogen',
  p2o5: 'Phosphate',
  k2o: 'Potassium',
  mgo: 'Magnesium',
  cao: 'Calcium',
  lime: 'Lime',
}
const joined = (all: readonly string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`
const inSentence = (what: readonly Given[]) => joined(what.map((one) => given[one].toLowerCase()))
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isOne = (what: readonly Given[]) => what.length === 1

const kitItems: Partial<Record<JudgedItem, string>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: 'nitrogen',
  ammonium: 'ammonium',
  phosphate: 'phosphate',
  potassium: 'potassium',
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
      return 'Some values look impossible'
    case 'salts-left':
      return 'Fertilizer is left in the soil'
    case 'words':
      return atStart(
        it.readings
          .map(({ item, words }) => `${kitItems[item] ?? item} is “${words.join(' to ')}”`)
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
      return `Little ${inSentence(it.nutrients)} in the soil`
    case 'fits':
      return 'The soil suits the crop'
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
      return `Give ${inSentence(what)} at the standard rate.`
    case 'less':
      return `Give less ${inSentence(what)}.`
    case 'more':
      return `Give more ${inSentence(what)}.`
    case 'none':
      return `Give no ${inSentence(what)}.`
    case 'wait':
      return `${atStart(inSentence(what))} ${isOne(what) ? 'waits' : 'wait'} for another test.`
    default:
      return kind satisfies never
  }
}

const stopReasons: Readonly<Record<StopReason, string>> = {
  excess: 'there is too much in the soil',
  'ph-high': 'the pH is high',
  enough: 'there is enough in the soil',
  salts: 'fertilizer is left: test again first',
  'compost-is-enough': 'the compost brings enough',
  'too-little-to-spread': 'the amount needed is tiny',
  'crop-wants-none': 'this crop needs none',
  growing: 'the crop is growing: after the harvest',
  'none-in-standard': 'none before planting for this way of growing',
}

const advice: Readonly<Record<WordsAction['advice'], string>> = {
  'by-label': 'as your local standard or the bag says',
  'less-than-label': 'less than your local standard or the bag says',
  'more-than-label': 'more than your local standard or the bag says',
  'split-and-watch': 'a little at a time, watching the leaves',
}

function when(it: When): string {
  switch (it.key) {
    case 'weeks-before-planting':
      return it.weeks === 1
        ? 'by one week before sowing or planting'
        : `by ${it.weeks} weeks before sowing or planting`
    case 'seasons':
      return joined(it.seasons.map(season))
    case 'now':
      return 'now'
    case 'before-puddling':
      return 'before puddling'
    case 'resting-season':
      return 'in autumn or winter, while growth rests'
    case 'growing-season':
      return 'from spring to autumn, while it grows'
    case 'before-new-growth':
      return 'in spring, before new growth'
    case 'split-over-season':
      return 'the amount of the year, in several dressings'
    case 'as-label':
      return 'as the bag says'
    default:
      return it satisfies never
  }
}

const hows: Readonly<Record<How, string>> = {
  'mix-into-soil': 'spread evenly and mix well into the soil',
  'under-canopy': 'spread under the branch tips and mix in lightly',
  'between-rows': 'spread between the rows and mix in lightly',
  'on-surface': 'spread evenly on the surface',
  'along-plants': 'spread around the plants, not against the stems',
  'mix-before-flooding': 'spread evenly and plow in',
}

export const decisionWords: Translated<typeof import('./decision-words.ja.ts').decisionWords> = {
  given,
  headline,
  clause,
  names: (what: readonly Given[]) => atStart(joined(what.map((one) => given[one].toLowerCase()))),
  stopReasons,
  advice,
  when,
  hows,
  ask: 'Check the numbers and units',
}
