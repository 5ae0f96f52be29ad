import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { CountedReading } from '#domain/diagnosis/input/counted-value.ts'
import type { DiagnosedItem, VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import { ecBand, ecLimit, isPaddy, isSalty, type Guards } from './guards.ts'
import {
  advise,
  caution,
  type Advice,
  type Caution,
  type Meaning,
} from '#domain/diagnosis/decision/message.ts'
import type { NutrientNeeds } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { standardRate } from '#domain/diagnosis/context.ts'
import { judgedVerdict, levelAt, levelsOf, notJudged, type LevelBounds } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgeEc(
  counted: CountedReading,
  context: DiagnosisContext,
  guards: Guards,
  needs: NutrientNeeds,
): DiagnosedItem {
  if (counted.kind === 'none') return notJudged(counted, counted.reason)
  if (counted.kind !== 'value') return notJudged(counted, 'no-color-fits')
  const { input, book } = context
  if (isPaddy(context)) {
    const item = notJudged(counted, 'not-for-paddy')
    return { ...item, cautions: [caution('ec-not-for-paddy')] }
  }
  const band = ecBand(context)
  if (band === null) {
    if (!isSalty(context)) return notJudged(counted, 'no-band-for-crop')
    // Without a range of the crop there is still a limit for all of them, for which nitrogen, potassium and lime wait.
    return {
      item: 'ec',
      origin: counted.reading.origin,
      value: counted.value,
      band: null,
      verdict: judgedVerdict(['high']),
      level: 'high',
      meaning: { key: 'ec-over-limit', params: { limit: ecLimit(context) } },
      action: advise('salt-wait'),
      evidence: [citeRule(book, 'lime-after-salt')],
      cautions: ecCautions('high'),
    }
  }
  const { low, high } = band.value
  // Before planting the table for basal dressing decides: a value for which it reduces the dressing does not count as fit.
  const fitTo = input.growth === 'growing' ? high : Math.min(high, book.ecBasal.standardTo)
  const bounds: LevelBounds = {
    fitFrom: Math.min(low, fitTo),
    fitTo,
    highFrom: null,
    excessFrom: null,
    excessOver: high,
  }
  const levels = levelsOf(counted.value, bounds)
  const level = levelAt(counted.value.best, bounds)
  const advice = ecAdvice(level, context, guards, needs)
  return {
    item: 'ec',
    origin: counted.reading.origin,
    value: counted.value,
    band: {
      fitFrom: Math.min(low, fitTo),
      fitTo,
      excessFrom: high > fitTo ? high : null,
      unit: 'mS/cm',
      species: 'EC',
      mark: band.mark,
      sources: band.sources,
    },
    verdict: judgedVerdict(levels),
    level,
    meaning: ecMeaning(level, { from: Math.min(low, fitTo), to: fitTo }),
    action: advice,
    evidence: [
      citeRule(book, 'ec-band', [], band),
      ...(input.growth === 'growing' ? [] : [citeRule(book, 'ec-basal')]),
    ],
    cautions: ecCautions(level),
  }
}

function ecMeaning(
  level: VerdictLevel,
  params: { readonly from: number; readonly to: number },
): Meaning {
  switch (level) {
    case 'low':
      return { key: 'ec-low', params }
    case 'fit':
      return { key: 'ec-fit', params }
    case 'high':
    case 'excess':
      return { key: 'ec-high', params }
    default:
      return assertNever(level)
  }
}

function ecAdvice(
  level: VerdictLevel,
  context: DiagnosisContext,
  guards: Guards,
  needs: NutrientNeeds,
): Advice {
  const isGrowing = context.input.growth === 'growing'
  switch (level) {
    case 'low':
      return advise(isGrowing || guards.nitrogen !== null ? 'nothing-to-do' : 'salt-low')
    case 'fit':
      return advise('nothing-to-do')
    case 'high':
      return isGrowing ? advise('salt-wait') : saltCut(context, guards, needs)
    case 'excess':
      return advise('salt-wait')
    default:
      return assertNever(level)
  }
}

/** Names the nutrients that conductivity itself cuts; where another value cuts more, its own card says so. */
function saltCut(context: DiagnosisContext, guards: Guards, needs: NutrientNeeds): Advice {
  const nutrients = (['n', 'k2o'] as const).filter(
    (nutrient) => needs[nutrient].by === 'ec' && standardRate(nutrient, context) !== 0,
  )
  const isPlanned = nutrients.some((nutrient) => standardRate(nutrient, context) !== null)
  const changes = nutrients.map((nutrient) => needs[nutrient].change.kind)
  if (changes.includes('unknown')) return { key: 'salt-cut-much', params: { nutrients } }
  if (changes.includes('none')) return advise('potassium-after-salt')
  if (nutrients.length > 0) return { key: 'salt-cut', params: { nutrients, isPlanned } }
  return advise(guards.nitrogen === null ? 'salt-counted' : 'nitrogen-none')
}

const ecCautions = (level: VerdictLevel): readonly Caution[] =>
  level === 'high' || level === 'excess' ? [caution('low-ph-from-nitrate')] : []
