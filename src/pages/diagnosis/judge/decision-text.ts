import { totalAmount, type Amount } from '#domain/diagnosis/dose/amount.ts'
import type {
  AddAction,
  Decision,
  DecisionAction,
  Judgement,
  StopReason,
  WordsAction,
} from '#domain/diagnosis/decision/decision.ts'
import { baseBalanceItems, type VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import type { FieldConditions } from '#domain/diagnosis/input/field-conditions.ts'
import { assertNever } from '#domain/result.ts'
import { isImplausible } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { formatCaution, formatRetest } from '#knowledge/diagnosis/format-message.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { compostNames, productName } from '#knowledge/fertilizers/product-names.ts'
import { texts } from '#locales/texts.ts'
import { limitText, numberText } from '#ui/text/amount-text.ts'
import type { IconName } from '#ui/icon-names.ts'
import { figureText, itemNumber, itemValue } from './item-value.ts'

const figureAndUnit = ({ value, decimals, unit }: Amount) =>
  [value.toFixed(decimals), unit] as const

export const weightText = (amount: Amount) => texts('judge').plan.weight(...figureAndUnit(amount))

/** Short name that fits into a row. */
export function shortItemName(item: Judgement['item']): string {
  const short: Partial<Record<Judgement['item'], string>> = texts('judge').short
  return short[item] ?? diagnosisWords().items[item]
}

type NamedJudgement = Pick<Judgement, 'item' | 'words' | 'isOfWords'>

/** Short name that fits into a row; for a chart with words the kit's own, since it is unknown what its extractant dissolves. */
export const shortJudgedName = ({ item, words, isOfWords }: NamedJudgement) =>
  words.length > 0 || isOfWords ? decisionWords().kitItems[item] : shortItemName(item)

/** Full name; for a chart with words the kit's own. What another liquid may have dissolved is not called water-soluble. */
export function judgedName(judgement: NamedJudgement & Pick<Judgement, 'verdict'>) {
  const { item, words, isOfWords, verdict } = judgement
  if (words.length > 0 || isOfWords) return decisionWords().kitItems[item]
  const isOfOtherLiquid = verdict.kind === 'not-judged' && verdict.reason === 'other-liquid'
  return isOfOtherLiquid ? shortItemName(item) : diagnosisWords().items[item]
}

/** Text for a badge: the level, the limit that a small value is below, or why there is no level. */
export function judgementWord({ item, level, verdict, value, band }: Judgement): string {
  const { levels } = diagnosisWords()
  const { pills } = texts('judge').item
  if (level !== 'unknown') return levelWord(item, level)
  if (isImplausible({ verdict })) return pills.check
  const seenFrom = band?.fitFrom ?? null
  if (verdict.kind === 'undetectable' && value !== null && seenFrom !== null) {
    return limitText('<', itemNumber(item, seenFrom))
  }
  return verdict.kind === 'judged' ? pills.border : levels[verdict.kind]
}

/** Formats the value as 「5.5 kg/10a」, or as the words tapped on a chart; empty if there is none. */
export function judgedValueText(judgement: Judgement): string {
  const { value, words } = judgement
  if (words.length > 0) return words.join('〜')
  return value === null
    ? ''
    : texts('judge').item.value({ value: itemValue(judgement, value), unit: value.unit })
}

/** What a gauge shows besides the item, its value and the verdict, which stand beside it; empty if nothing. */
export function gaugeLabel({ item, band }: Judgement): string {
  const words = texts('judge').item
  const number = (figure: number | null) => (figure === null ? null : itemNumber(item, figure))
  const fit = band === null ? '' : words.range(number(band.fitFrom), number(band.fitTo))
  return fit === '' ? '' : words.gauge(fit)
}

export function areaText({ area }: Pick<FieldConditions, 'area'>): string {
  const words = texts('judge').plot
  return area === null ? words.noArea : words.areaOf(numberText(area.value), area.unit)
}

/** The actions with only the next of the coming tests, and what was not read: the others are in a collapsed part below. */
export function shownActions({ actions }: Decision): readonly DecisionAction[] {
  const isUnread = (one: DecisionAction) => one.kind === 'retest' && one.retest.key === 'unread'
  const next = actions.find((one) => one.kind === 'retest' && !isUnread(one))
  return actions.filter((one) => one.kind !== 'retest' || one === next || isUnread(one))
}

/** Whether amounts are per square meter, since the area is unknown. */
export const isPerSquareMeter = (decision: Decision) =>
  shownActions(decision).some((one) => one.kind === 'add' && one.isAreaAssumed)

interface ActionLine {
  readonly icon: IconName
  readonly title: string
  /** Null where it has no time of its own. */
  readonly when: string | null
  readonly detail: readonly string[]
  /** What must be read before it is spread. */
  readonly warnings: readonly string[]
  readonly end: { readonly value: string; readonly unit: string } | null
}

/** The details with time and warnings, for paper and messages. */
export const wholeDetail = ({ when, detail: [how = '', ...rest], warnings }: ActionLine) => [
  ...(when === null ? [how].filter(Boolean) : [texts('judge').todo.whenHow(when, how)]),
  ...rest,
  ...warnings,
]

/** An action in words, for screen, paper and messages. */
export function lineOf(
  action: DecisionAction,
  conditions: Pick<FieldConditions, 'area'>,
  plan: Decision['plan'],
): ActionLine {
  const isAdded = action.kind === 'add'
  return {
    when: isAdded ? decisionWords().when(action.when) : null,
    warnings: isAdded ? (action.cautions ?? []).map(formatCaution) : [],
    ...wordsOf(action, conditions, plan),
  }
}

function wordsOf(
  action: DecisionAction,
  { area }: Pick<FieldConditions, 'area'>,
  plan: Decision['plan'],
): Omit<ActionLine, 'when' | 'warnings'> {
  const words = texts('judge').todo
  const decided = decisionWords()
  switch (action.kind) {
    case 'add':
      return {
        icon: 'shopping_bag',
        title: nameOf(action),
        detail: [
          decided.hows[action.how],
          ...(action.isAfterLime ? [decided.afterLime] : []),
          ...amountDetail(action, area?.unit ?? 'm2'),
          ...besideStandard(action, plan),
        ],
        end: amountOf(action),
      }
    case 'acidify':
      return {
        icon: 'grass',
        title: decided.acidify.title,
        detail: [
          ...(action.fertilizers.length > 0
            ? [decided.acidify.fertilizers(action.fertilizers.map(productName))]
            : []),
          ...(action.isWithPeat ? [decided.acidify.peat] : []),
        ],
        end: null,
      }
    case 'stop':
      return {
        icon: 'block',
        title: decided.stop(action.what, forNow.has(action.reason)),
        detail: [decided.stopReasons[action.reason]],
        end: null,
      }
    case 'words': {
      const directions: Partial<Record<string, string>> = words.directions
      const direction = directions[action.advice]
      return {
        icon: directionIcons[action.advice],
        title: decided.names(action.what),
        detail: [decided.advice[action.advice]],
        end: direction === undefined ? null : { value: direction, unit: '' },
      }
    }
    case 'ask':
      return {
        icon: 'help',
        title: decided.ask,
        detail: [action.items.map(shortItemName).join(texts('ui').listSeparator)],
        end: null,
      }
    case 'retest':
      return {
        icon: 'timer',
        title: words.retest,
        detail: [formatRetest(action.retest)],
        end: null,
      }
    default:
      return assertNever(action)
  }
}

/** It is decided again later. */
const forNow: ReadonlySet<StopReason> = new Set([
  'salts',
  'to-check',
  'by-fertilizer',
  'ph-at-border',
  'growing',
  'not-resting',
])

const directionIcons: Readonly<Record<WordsAction['advice'], IconName>> = {
  'more-than-label': 'arrow_upward',
  'by-label': 'equal',
  'less-than-label': 'arrow_downward',
  'much-less': 'arrow_downward',
  'much-less-test-nitrate': 'arrow_downward',
  'split-and-watch': 'grass',
  gypsum: 'shopping_bag',
}

const nameOf = ({ what, product }: Pick<AddAction, 'what' | 'product'>) =>
  what === 'compost' ? (compostNames()[product] ?? product) : productName(product)

/** Amount for the field's area; without one, for 1 m². */
function amountOf({ total, rate, isAreaAssumed }: AddAction) {
  const [value, unit] = isAreaAssumed ? perSquareMeter(rate) : figureAndUnit(total)
  return { value, unit }
}

/** The rate as it was rounded: times the area it gives the amount. */
const perSquareMeter = (rate: number): readonly [string, string] =>
  rate < 1000 ? [figureText(rate), 'g'] : [figureText(rate / 1000), 'kg']

function amountDetail(
  { what, rate, total, bags, isAreaAssumed, whole, part, when }: AddAction,
  unit: string,
): readonly string[] {
  const words = texts('judge').todo
  const isSmall = !isAreaAssumed && (unit === 'm2' || unit === 'tsubo')
  return [
    [
      bags === null || isHandful(total, bags)
        ? ''
        : words.bags(bags.count, figureText(bags.kilograms)),
      isSmall
        ? words.perSquareMeterOf(...perSquareMeter(rate))
        : words.perTenAreOf(...figureAndUnit(totalAmount(rate, 1000))),
    ]
      .filter(Boolean)
      .join(words.comma),
    ...(whole === null ? [] : [what === 'lime' ? words.limePart : words.ofYear(weightText(whole))]),
    ...(part === 'season' && whole === null && when.key !== 'split-over-season'
      ? [words.split]
      : []),
  ]
}

/** Says why the amount differs from the standard. */
function besideStandard({ what }: AddAction, plan: Decision['plan']): readonly string[] {
  if (plan.kind !== 'plan') return []
  const planned = plan.nutrients.find(({ nutrient }) => nutrient === what)
  if (planned === undefined) return []
  const { reason, standard, target, fromCompost } = planned
  if (standard === null || standard === 0 || target === null) return []
  if (reason !== 'reduced' && reason !== 'raised') return []
  const times = Math.round(((target + fromCompost) / standard) * 10) / 10
  if (times >= 2) return [texts('judge').todo.raisedTimes(figureText(times))]
  const tenths = Math.round((Math.abs(target + fromCompost - standard) / standard) * 10)
  return tenths === 0 ? [] : [texts('judge').todo[reason](tenths)]
}

/** Whether it is less than half a bag, which is not counted in bags: 15 g is not a bag of 20 kg. */
export const isHandful = ({ grams }: Amount, { kilograms }: NonNullable<AddAction['bags']>) =>
  grams < kilograms * 500

/** A verdict in words; both words for one between two levels. The only text of diagnoses by earlier versions. */
export function verdictText({ item, verdict }: Pick<Judgement, 'item' | 'verdict'>): string {
  return verdict.kind === 'judged'
    ? texts('judge').item.levels(verdict.levels.map((level) => levelWord(item, level)))
    : diagnosisWords().levels[verdict.kind]
}

/** Word for a level: pH and conductivity are low or high, while of a nutrient there is little or much. */
function levelWord(item: Judgement['item'], level: VerdictLevel): string {
  const { levels, amountLevels } = diagnosisWords()
  return (scales.has(item) ? levels : amountLevels)[level]
}

const scales: ReadonlySet<Judgement['item']> = new Set([
  'ph',
  'ec',
  'lab-ph',
  'lab-ec',
  ...baseBalanceItems,
])
