import { calculation, citeRule, soilFigure } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { isAcidLover, type ClosedBand } from '#domain/diagnosis/crop.ts'
import type {
  BaseBalanceItem,
  Calculation,
  DiagnosedItem,
  Evidence,
} from '#domain/diagnosis/diagnosis.ts'
import { advise, meaning, type Meaning } from '#domain/diagnosis/decision/message.ts'
import { toDigits } from '#domain/diagnosis/dose/amount.ts'
import type { Base } from '#domain/diagnosis/context.ts'
import { figure, product, quotient, sum, type Figure } from '#domain/diagnosis/expression.ts'
import { acidBasesOf } from '#domain/diagnosis/laboratory-bands.ts'
import { judgedVerdict } from './verdict-levels.ts'

interface TargetBand {
  readonly band: ClosedBand
  readonly evidence: (line: Calculation) => Evidence
}

/** The crop's own band, then that for acid lovers, then the soil's by exchange capacity, which is for vegetables, not acid lovers. */
function targetBand(item: BaseBalanceItem, context: DiagnosisContext): TargetBand | null {
  const { book, input } = context
  const name = bandNames[item]
  const own = input.crop.laboratory[name]
  if (own !== undefined) {
    return { band: own.value, evidence: (line) => citeRule(book, 'lab-crop', [line], own) }
  }
  const acid = acidBasesOf(context)
  if (acid !== undefined && item === 'base-saturation') {
    const evidence = (line: Calculation) => citeRule(book, 'base-saturation', [line], acid)
    return { band: acid.saturation, evidence }
  }
  const target = isAcidLover(input.crop) ? null : context.baseTarget
  return target === null
    ? null
    : { band: target[name], evidence: (line) => citeRule(book, 'base-balance', [line]) }
}

const bandNames = {
  'base-saturation': 'saturation',
  'calcium-magnesium': 'caMg',
  'magnesium-potassium': 'mgK',
} as const

/** Judges the proportions of calcium, magnesium and potassium to the soil's exchange capacity and to each other. */
export function judgeBases(context: DiagnosisContext): readonly DiagnosedItem[] {
  const saturation = saturationOf(context)
  return [
    ...(saturation === null ? [] : [judgeSaturation(saturation, context)]),
    ...judgeRatio('calcium-magnesium', ['cao', 'mgo'], context),
    ...judgeRatio('magnesium-potassium', ['mgo', 'k2o'], context),
  ]
}

/** Whether bases exceed what suits the crop or the soil: lime would be too much, whatever the pH is. */
export function isSaturated(context: DiagnosisContext): boolean {
  const found = saturationOf(context)
  const high = found === null ? undefined : targetBand('base-saturation', context)?.band.high
  return found !== null && high !== undefined && found.result.value > high
}

function saturationOf({ soil: { cec }, exchangeableBases: { cao, mgo, k2o } }: DiagnosisContext) {
  if (cec === null || cao === null || mgo === null || k2o === null) return null
  const share = quotient(sum(cao, mgo, k2o), soilFigure('cec', cec, 'me/100g'))
  const line = calculation('base-saturation', '%', product(share, figure('percent', 100)))
  const value = Math.round(line.result.value)
  return { expression: line.expression, result: figure('base-saturation', value, '%') }
}

function judgeSaturation(
  line: Calculation & { readonly result: Figure },
  context: DiagnosisContext,
): DiagnosedItem {
  const target = targetBand('base-saturation', context)
  const level = levelIn(line.result.value, target)
  const isOfAcidLover = acidBasesOf(context) !== undefined
  const isHigh = level === 'high'
  return balanceItem('base-saturation', line, '%', target, {
    meaning: level === null ? meaning('not-judged') : meaning(`laboratory-${level}`),
    action:
      level === null
        ? advise('no-advice')
        : isOfAcidLover && isHigh
          ? advise('no-lime')
          : advise(level === 'fit' || isOfAcidLover ? 'nothing-to-do' : 'see-each-base'),
  })
}

/** Judges a ratio in equivalents, to three digits; empty where one of the two is missing or zero. */
function judgeRatio(
  item: Exclude<BaseBalanceItem, 'base-saturation'>,
  [over, under]: readonly [Base, Base],
  context: DiagnosisContext,
): readonly DiagnosedItem[] {
  const one = context.exchangeableBases[over]
  const other = context.exchangeableBases[under]
  if (one === null || other === null || one.value === 0 || other.value === 0) return []
  const exact = calculation('base-ratio', '', quotient(one, other))
  const value = toDigits(exact.result.value, 3)
  const line = { expression: exact.expression, result: figure('base-ratio', value) }
  const target = targetBand(item, context)
  const level = levelIn(value, target)
  const ratioMeaning: Meaning =
    level === null
      ? meaning('not-judged')
      : level === 'fit'
        ? meaning('laboratory-fit')
        : {
            key: 'base-outweighs',
            params:
              level === 'high' ? { much: over, little: under } : { much: under, little: over },
          }
  const isUnknown = context.soil.cec === null && target === null
  return [
    balanceItem(item, line, '', target, {
      meaning: ratioMeaning,
      action: advise(
        level === 'fit'
          ? 'nothing-to-do'
          : level !== null
            ? 'see-each-base'
            : isUnknown
              ? 'needs-capacity'
              : 'no-advice',
      ),
    }),
  ]
}

function levelIn(value: number, target: TargetBand | null): 'low' | 'fit' | 'high' | null {
  if (target === null) return null
  const { low, high } = target.band
  if (value < low) return 'low'
  return value > high ? 'high' : 'fit'
}

function balanceItem(
  item: BaseBalanceItem,
  line: Calculation & { readonly result: Figure },
  unit: '%' | '',
  target: TargetBand | null,
  messages: Pick<DiagnosedItem, 'meaning' | 'action'>,
): DiagnosedItem {
  const { value } = line.result
  const evidence = target?.evidence(line) ?? null
  const level = levelIn(value, target)
  return {
    item,
    origin: 'laboratory',
    value: {
      best: value,
      low: value,
      high: value,
      unit,
      species: '',
      conversion: evidence === null ? [line] : [],
    },
    band:
      target === null || evidence === null
        ? null
        : {
            fitFrom: target.band.low,
            fitTo: target.band.high,
            excessFrom: null,
            unit,
            species: '',
            mark: evidence.mark,
            sources: evidence.sources,
          },
    verdict:
      level === null ? { kind: 'not-judged', reason: 'no-band-for-crop' } : judgedVerdict([level]),
    meaning: messages.meaning,
    action: messages.action,
    evidence: evidence === null ? [] : [evidence],
    cautions: [],
  }
}
