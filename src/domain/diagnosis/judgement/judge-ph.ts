import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { CountedReading } from '#domain/diagnosis/input/counted-value.ts'
import type { Band } from '#domain/diagnosis/crop.ts'
import type {
  CountedValue,
  DiagnosedItem,
  Evidence,
  FertilizerPlan,
  NoPlan,
  VerdictBand,
  VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import type { Cited } from '#domain/diagnosis/evidence.ts'
import type { Guards } from './guards.ts'
import {
  advise,
  caution,
  meaning,
  type Caution,
  type Meaning,
} from '#domain/diagnosis/decision/message.ts'
import { phAdvice } from '#domain/diagnosis/dose/ph-advice.ts'
import { judgedVerdict, levelsOf, notJudged, onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgePh(
  counted: CountedReading,
  context: DiagnosisContext,
  guards: Guards,
  plan: FertilizerPlan | NoPlan,
): DiagnosedItem {
  if (counted.kind === 'none') return notJudged(counted, counted.reason)
  if (counted.kind !== 'value') return notJudged(counted, 'no-color-fits')
  const { crop } = context.input
  if (crop.ph === null) return withoutBand(counted, context)
  const { value, reading } = counted
  const levels = phLevels(value, crop.ph, context)
  const { advice, evidence, cautions } = phAdvice(value, levels, context, guards, plan)
  return {
    item: 'ph',
    origin: reading.origin,
    value,
    band: gaugeBand(crop.ph, context),
    verdict: judgedVerdict(levels),
    meaning: phMeaning(value, levels, crop.ph.value, context),
    action: advice,
    evidence: [
      citeRule(context.book, 'ph-band', [], crop.ph),
      ...extremes(value, context),
      ...(crop.phRisk === null ? [] : [citeRule(context.book, 'ph-crop-risk', [], crop.phRisk)]),
      ...evidence,
    ],
    cautions: [...cropCautions(value, levels, context), ...cautions],
  }
}

function phLevels(value: CountedValue, ph: Cited<Band>, { book }: DiagnosisContext) {
  const { low, high } = ph.value
  return levelsOf(value, {
    fitFrom: low,
    fitTo: high,
    highFrom: null,
    excessFrom: null,
    excessOver: book.ph.veryHighOver,
  })
}

const gaugeBand = (
  { value, mark, sources }: Cited<Band>,
  { book }: DiagnosisContext,
): VerdictBand => ({
  fitFrom: value.low,
  fitTo: value.high,
  excessFrom: book.ph.veryHighOver,
  unit: '',
  species: 'pH',
  mark,
  sources,
})

function withoutBand(counted: CountedReading, { input: { crop, flowerColor } }: DiagnosisContext) {
  switch (crop.lime) {
    case 'ask-color':
      if (flowerColor === null) {
        return notJudged(counted, 'ask-flower-color', advise('choose-flower-color'))
      }
      return notJudged(
        counted,
        'no-band-for-crop',
        advise(flowerColor === 'blue' ? 'keep-acid-for-blue' : 'keep-neutral-for-pink'),
      )
    case 'usually-not-needed':
      return notJudged(counted, 'no-band-for-crop', advise('lawn-needs-no-lime'))
    case 'usual':
    case 'to-minimum':
    case 'below-minimum-only':
    case 'acid-lover':
    case 'not-urged':
      return notJudged(counted, 'no-band-for-crop')
    default:
      return assertNever(crop.lime)
  }
}

function phMeaning(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  band: Band,
  { book }: DiagnosisContext,
): Meaning {
  if (value.high < book.ph.veryLowUnder && levels[0] === 'low') return meaning('ph-very-low')
  if (value.low > book.ph.veryHighOver) return meaning('ph-very-high')
  if (band.high === null) {
    const from = band.low
    return levels[0] === 'low'
      ? { key: 'ph-low', params: { from, to: from } }
      : { key: 'ph-not-low', params: { from } }
  }
  const params = { from: band.low, to: band.high }
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return { key: 'ph-low', params }
    case 'fit':
      return { key: 'ph-fit', params }
    case 'high':
    case 'excess':
      return { key: 'ph-high', params }
    case null:
      return { key: unsureKey(levels), params }
    default:
      return assertNever(level)
  }
}

function unsureKey(levels: readonly VerdictLevel[]) {
  if (levels.length > 2) return 'ph-unsure'
  return levels[0] === 'low' ? 'ph-low-or-fit' : levels[0] === 'fit' ? 'ph-fit-or-high' : 'ph-high'
}

function extremes({ high, low }: CountedValue, { book }: DiagnosisContext): readonly Evidence[] {
  const isExtreme = high < book.ph.veryLowUnder || low > book.ph.veryHighOver
  return isExtreme ? [citeRule(book, 'ph-extremes')] : []
}

/** Diseases and disorders of this crop at this pH, included as soon as the reading's range reaches it. */
function cropCautions(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  { input: { crop }, book }: DiagnosisContext,
): readonly Caution[] {
  const cautions: Caution[] = []
  const { phRisk, traits } = crop
  if (phRisk !== null) {
    const above = phRisk.value
    if (traits.includes('scab')) cautions.push({ key: 'potato-scab', params: { above } })
    else if (traits.includes('stem-rot')) {
      cautions.push({ key: 'sweet-potato-stem-rot', params: { above } })
    } else if (value.high >= above) cautions.push({ key: 'high-ph-risk', params: { above } })
  }
  if (traits.includes('clubroot') && levels.includes('low')) cautions.push(caution('clubroot-acid'))
  if (traits.includes('acid-sensitive') && value.low <= book.ph.spinachFailsTo) {
    cautions.push(caution('spinach-acid'))
  }
  if (levels.includes('high') || levels.includes('excess'))
    cautions.push(caution('alkaline-materials'))
  return cautions
}
