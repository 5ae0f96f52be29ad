import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import { isImplausibleReading, type CountedReading } from '#domain/diagnosis/input/counted-value.ts'
import {
  verdictLevels,
  type CountedValue,
  type DiagnosedItem,
  type VerdictBand,
  type VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import { isPaddy, type Guards } from './guards.ts'
import { judgeWord } from './judge-words.ts'
import {
  advise,
  caution,
  meaning,
  type Caution,
  type Meaning,
} from '#domain/diagnosis/decision/message.ts'
import {
  nitrogenAdvice,
  nitrogenHoldAdvice,
  paddyNitrogenAdvice,
  undetectableNitrogenAdvice,
  topDressingAdvice,
  topDressingAdviceForGrade,
} from '#domain/diagnosis/dose/nitrogen-advice.ts'
import { itemAdvice } from '#domain/diagnosis/dose/item-advice.ts'
import { roundFloat } from '#domain/diagnosis/dose/amount.ts'
import type { NutrientNeed } from '#domain/diagnosis/dose/nutrient-needs.ts'
import type { RuleId } from '#domain/diagnosis/rule-book.ts'
import { soilGroup } from '#domain/soil/soil.ts'
import {
  judgedVerdict,
  levelAt,
  levelsOf,
  notJudged,
  onlyLevel,
  type LevelBounds,
} from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgeNitrate(
  counted: CountedReading,
  context: DiagnosisContext,
  guards: Guards,
  need: NutrientNeed,
): DiagnosedItem {
  if (counted.kind === 'none') return notJudged(counted, counted.reason)
  if (counted.kind === 'word' && isPaddy(context)) {
    return { ...nitrateOfPaddy(counted, context, guards, need), words: counted.words }
  }
  if (counted.kind === 'word' && (context.input.laboratory['lab-nitrate-n'] ?? -1) >= 0) {
    const advice = { key: 'decided-by', params: { nutrient: 'n', by: 'laboratory' } } as const
    return { ...notJudged(counted, 'superseded', advice), words: counted.words }
  }
  if (counted.kind === 'word') {
    const advice =
      context.input.growth === 'growing'
        ? topDressingAdviceForGrade(counted.grade, context)
        : nitrogenAdvice(context, guards, need)
    return { ...judgeWord(counted, advice, need), cautions: nitrateCautions(counted, context) }
  }
  const { book } = context
  if (isPaddy(context) && counted.kind === 'value')
    return nitrateOfPaddy(counted, context, guards, need)
  const bounds = nitrateBounds(context)
  const { origin } = counted.reading
  const cautions = nitrateCautions(counted, context)
  if (counted.kind === 'undetectable') {
    return {
      item: 'nitrate',
      origin,
      band: bounds.gauge,
      value: null,
      verdict: { kind: 'undetectable' },
      meaning: meaning('nitrate-undetectable'),
      action: undetectableNitrogenAdvice(context, guards, need),
      evidence: [],
      cautions,
    }
  }
  const { value } = counted
  const levels = nitrateLevels(value, bounds)
  const level = nitrateLevel(value, levels, bounds)
  const found =
    context.input.growth === 'growing'
      ? topDressingAdvice(value, levels, context, guards)
      : itemAdvice(nitrogenAdvice(context, guards, need), need.evidence)
  const isConverted = value.conversion.length > 0 && counted.reading.unit === 'mg/L'
  return {
    item: 'nitrate',
    origin,
    band: bounds.gauge,
    value,
    verdict: judgedVerdict(levels),
    level: level ?? 'unknown',
    meaning: nitrateMeaning(value, level, bounds, context),
    action: found.advice,
    evidence: [
      ...(isConverted ? [citeRule(book, 'extract-ratio', [], counted.reading.extract)] : []),
      ...bounds.rules.map((rule) => citeRule(book, rule)),
      ...found.evidence,
    ],
    cautions: [...cautions, ...found.cautions],
  }
}

/** Source: docs/facts/diagnosis.md 2.2. */
const nitrateOfPaddy = (
  counted: CountedReading,
  context: DiagnosisContext,
  guards: Guards,
  need: NutrientNeed,
): DiagnosedItem => ({
  ...notJudged(counted, 'not-for-paddy', paddyNitrogenAdvice(context, guards, need)),
  cautions: [caution('nitrate-not-for-paddy')],
})

/* Borders */

interface NitrateBounds {
  readonly rules: readonly RuleId[]
  /** Several where the crop's band depends on the season and the month is not known. */
  readonly bounds: readonly [LevelBounds, ...LevelBounds[]]
  readonly gauge: ReturnType<typeof gauge>
  /** What is less is a remainder, although the crop does not lack it. */
  readonly enoughFrom: number
}

/**
 * Borders of nitrate nitrogen, kg/10a in 10 cm: the crop's own where there are any. Low is, before planting, what the standard
 * already allows for (no credit yet) and, while the crop grows, what lies below the guide value.
 */
function nitrateBounds(context: DiagnosisContext): NitrateBounds {
  const { book, soil, input } = context
  const { guide, highFrom, excessFrom } = book.nitrate
  const isSandy = soilGroup(soil) === 'sandy'
  // In sandy soil the general high level already counts as excess.
  const excess = isSandy ? highFrom : excessFrom
  const ofCrop = cropBorders(context, excess)
  if (ofCrop !== null) return ofCrop
  const fitFrom =
    input.growth === 'growing' ? guide : book.nCreditThreshold * soil.bulkDensity.value
  const { mark, sources } = book.rules['nitrate-bands']
  return {
    rules: isSandy ? ['nitrate-bands', 'nitrate-sandy'] : ['nitrate-bands'],
    bounds: [
      {
        fitFrom,
        fitTo: null,
        highFrom: isSandy ? null : highFrom,
        excessFrom: excess,
        excessOver: null,
      },
    ],
    gauge: gauge(fitFrom, highFrom, excess, mark, sources),
    enoughFrom: guide,
  }
}

const gauge = (
  fitFrom: number,
  fitTo: number,
  excessFrom: number,
  mark: Mark,
  sources: readonly string[],
): VerdictBand & { readonly fitFrom: number; readonly fitTo: number } => ({
  fitFrom: roundFloat(fitFrom),
  fitTo: roundFloat(fitTo),
  excessFrom,
  unit: 'kg/10a',
  species: 'NO3-N',
  mark,
  sources,
})

function cropBorders(
  { input: { crop, month }, soil, book }: DiagnosisContext,
  excessFrom: number,
): NitrateBounds | null {
  const known = crop.laboratory.inorganicN
  if (known === undefined) return null
  const inMonth = known.value.filter(({ months }) => month === null || months.includes(month))
  // mg/100g times the bulk density is kg/10a in 10 cm.
  const density = soil.bulkDensity.value
  const { holdFrom } = book.nitrate
  const [first, ...rest] = (inMonth.length > 0 ? inMonth : known.value).map(({ band }) => ({
    fitFrom: band.low * density,
    fitTo: band.high * density,
    highFrom: holdFrom,
    excessFrom: Math.max(excessFrom, band.high * density),
    excessOver: null,
  }))
  if (first === undefined) return null
  return {
    rules: ['nitrate-crop', 'kit-depth', 'nitrate-bands'],
    bounds: [first, ...rest],
    gauge: gauge(
      first.fitFrom,
      Math.min(first.fitTo, holdFrom),
      Math.max(excessFrom, holdFrom),
      'C',
      known.sources,
    ),
    enoughFrom: first.fitFrom,
  }
}

function nitrateLevels(value: CountedValue, { bounds }: NitrateBounds): readonly VerdictLevel[] {
  const [only, ...others] = bounds
  if (others.length === 0) return levelsOf(value, only)
  const possible = bounds.flatMap((one) => levelsOf(value, one))
  return verdictLevels.filter((level) => possible.includes(level))
}

/** The level at the best estimate; null where it depends on a season that is not known. */
const nitrateLevel = (
  { best }: CountedValue,
  levels: readonly VerdictLevel[],
  { bounds }: NitrateBounds,
) => onlyLevel(levels) ?? (bounds.length === 1 ? levelAt(best, bounds[0]) : null)

function nitrateMeaning(
  { best, high }: CountedValue,
  level: VerdictLevel | null,
  { gauge: { fitFrom, fitTo }, enoughFrom }: NitrateBounds,
  { book }: DiagnosisContext,
): Meaning {
  const params = { from: fitFrom, to: fitTo }
  if (level === null) return { key: 'nitrate-unsure', params }
  switch (level) {
    case 'low':
      return { key: high < book.nitrate.lowUnder ? 'nitrate-low' : 'nitrate-slightly-low', params }
    case 'fit':
      return { key: best < enoughFrom ? 'nitrate-left' : 'nitrate-fit', params }
    case 'high':
      return { key: 'nitrate-high', params }
    case 'excess':
      return { key: 'nitrate-excess', params }
    default:
      return assertNever(level)
  }
}

function nitrateCautions(
  counted: CountedReading,
  { input: { crop, growth }, soil }: DiagnosisContext,
): readonly Caution[] {
  const most = crop.laboratory.nitrateAfterHarvest?.value
  // The limit is in mg/100g; times the bulk density it is kg/10a in 10 cm.
  const isOver =
    most !== undefined &&
    counted.kind === 'value' &&
    counted.value.high > most * soil.bulkDensity.value
  return [
    ...(crop.traits.includes('fixes-nitrogen') ? [caution('legume-nitrogen')] : []),
    ...(isOver && growth === 'before-planting'
      ? [{ key: 'nitrate-after-harvest', params: { most } } as const]
      : []),
  ]
}

/** Ammonium has no band of its own for a kit; it counts together with nitrate. */
export function judgeAmmonium(
  counted: CountedReading,
  context: DiagnosisContext,
  guards: Guards,
  need: NutrientNeed,
): DiagnosedItem {
  if (counted.kind !== 'value') {
    const reason = counted.kind === 'none' ? counted.reason : 'no-band-for-crop'
    const advice = isImplausibleReading(counted) ? 'check-input' : 'no-advice'
    return notJudged(counted, reason, advise(advice))
  }
  return {
    ...notJudged(counted, 'no-band-for-crop', ammoniumAdvice(context, guards, need)),
    meaning: meaning('ammonium-measured'),
  }
}

/** The advice on nitrogen, where ammonium has a part in it. */
function ammoniumAdvice(context: DiagnosisContext, guards: Guards, need: NutrientNeed) {
  if (guards.nitrogen !== null) return nitrogenHoldAdvice(context, guards, 'ammonium')
  const isCounted = need.by === 'kit' && context.counted.nitrate?.kind === 'value'
  return isCounted && context.input.growth !== 'growing'
    ? nitrogenAdvice(context, guards, need, 'ammonium')
    : advise('no-advice')
}
