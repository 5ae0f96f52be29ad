import { standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import { isPlausibleLaboratory } from '#domain/diagnosis/input/plausible.ts'
import {
  calciumAdvice,
  magnesiumAdvice,
  type LaboratoryContext,
} from '#domain/diagnosis/dose/base-advice.ts'
import type {
  CountedValue,
  DiagnosedItem,
  VerdictBand,
  VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import { laboratoryItems, type LaboratoryItem } from '#domain/diagnosis/input/diagnosis-input.ts'
import { evaluate } from '#domain/diagnosis/expression.ts'
import { measuredItems } from '#domain/diagnosis/measured-items.ts'
import { isHeldByLaboratoryOnly, isPaddy, isReadByKit } from './guards.ts'
import { judgeBases } from './judge-bases.ts'
import { diseaseCautions, isCutBySalts, potassiumCutAdvice } from './judge-soluble.ts'
import { bandOf, type FitBand } from '#domain/diagnosis/laboratory-bands.ts'
import {
  advise,
  caution,
  meaning,
  type Advice,
  type Caution,
  type Meaning,
} from '#domain/diagnosis/decision/message.ts'
import { itemAdvice, type ItemAdvice } from '#domain/diagnosis/dose/item-advice.ts'
import { toDigits } from '#domain/diagnosis/dose/amount.ts'
import {
  nitrogenAdvice,
  nitrogenHoldAdvice,
  paddyNitrogenAdvice,
} from '#domain/diagnosis/dose/nitrogen-advice.ts'
import { shareLeft } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { levelsIn } from './levels-in-band.ts'
import { judgedVerdict, onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

/** Judges laboratory values by the laboratory's rules only; kit readings have rules of their own. */
export function judgeLaboratory(laboratory: LaboratoryContext): readonly DiagnosedItem[] {
  const { input } = laboratory.context
  const balance = judgeBases(laboratory.context)
  const isSummed = balance.some(
    ({ item, verdict }) => item === 'base-saturation' && verdict.kind === 'judged',
  )
  const items = laboratoryItems.flatMap((item) => {
    const value = input.laboratory[item] ?? input.limits?.[item]?.value
    return value === undefined ? [] : [laboratoryItem(item, value, laboratory, isSummed)]
  })
  return [...items, ...balance]
}

function laboratoryItem(
  item: LaboratoryItem,
  value: number,
  laboratory: LaboratoryContext,
  isSummed: boolean,
): DiagnosedItem {
  const { context } = laboratory
  const limit = context.input.limits?.[item]
  const { species } = measuredItems[item]
  // Written out: spreading here took a fifth of a decision.
  const counted: CountedValue =
    limit === undefined
      ? { best: value, low: value, high: value, unit: 'mg/100g', species, conversion: noConversion }
      : {
          best: limit.value,
          low: limit.value,
          high: limit.value,
          unit: 'mg/100g',
          species,
          comparator: limit.comparator,
          conversion: noConversion,
        }
  if (!isPlausibleLaboratory(item, value, context.book)) {
    return unjudged(item, counted, 'out-of-range', advise('check-input'))
  }
  const band = bandOf(item, context)
  if (band === null) {
    const advice = advise(isSummed ? 'judged-by-saturation' : 'no-advice')
    return unjudged(item, counted, 'no-band-for-crop', advice)
  }
  if (item === 'lab-nitrate-n' && isPaddy(context)) {
    const advice = paddyNitrogenAdvice(context, laboratory.guards, laboratory.needs.n)
    const cautions = [caution('nitrate-not-for-paddy')]
    return { ...unjudged(item, counted, 'not-for-paddy', advice), cautions }
  }
  if ((item === 'lab-nitrate-n' || item === 'lab-ammonium-n') && isReadByKit(item, context)) {
    const advice = { key: 'decided-by', params: { nutrient: 'n', by: 'kit' } } as const
    const superseded = unjudged(item, counted, 'superseded', advice)
    return item === 'lab-nitrate-n' && isHeldByLaboratoryOnly(context)
      ? { ...superseded, cautions: [caution('laboratory-differs')] }
      : superseded
  }
  if (limit !== undefined && context.input.laboratory[item] === undefined) {
    return unjudged(item, counted, 'only-a-limit', advise('no-advice'))
  }
  const levels = levelsIn(value, band)
  const advised = adviceFor(item, value, levels, band, laboratory)
  return {
    item,
    origin: 'laboratory',
    value: counted,
    band: gaugeBand(band, measuredItems[item].species),
    verdict: judgedVerdict(levels),
    level: onlyLevel(levels) ?? 'unknown',
    meaning: laboratoryMeaning(levels),
    action: advised.advice,
    evidence: [band.evidence, ...advised.evidence],
    cautions: [
      ...(limit === undefined ? [] : [caution('counted-as-limit')]),
      ...laboratoryCautions(item, levels, context),
      ...advised.cautions,
    ],
  }
}

const noConversion: CountedValue['conversion'] = []

const unjudged = (
  item: LaboratoryItem,
  value: CountedValue,
  reason: 'out-of-range' | 'no-band-for-crop' | 'not-for-paddy' | 'only-a-limit' | 'superseded',
  advice: Advice,
): DiagnosedItem => ({
  item,
  origin: 'laboratory',
  value,
  band: null,
  verdict: { kind: 'not-judged', reason },
  meaning: meaning('not-judged'),
  action: advice,
  evidence: [],
  cautions: [],
})

const gaugeBand = (
  { fitFrom, fitTo, highFrom, excessFrom, evidence }: FitBand,
  species: VerdictBand['species'],
): VerdictBand => ({
  fitFrom,
  fitTo: highFrom === null ? fitTo : Math.min(fitTo, highFrom),
  excessFrom,
  unit: 'mg/100g',
  species,
  mark: evidence.mark,
  sources: evidence.sources,
})

function laboratoryMeaning(levels: readonly VerdictLevel[]): Meaning {
  const only = onlyLevel(levels)
  if (only !== null) return meaning(`laboratory-${only}`)
  return meaning(levels.includes('low') ? 'laboratory-unsure' : 'laboratory-fit-or-high')
}

function laboratoryCautions(
  item: LaboratoryItem,
  levels: readonly VerdictLevel[],
  { input: { crop } }: DiagnosisContext,
): readonly Caution[] {
  if (!levels.includes('high') && !levels.includes('excess')) return []
  if (item === 'lab-available-p2o5') return diseaseCautions('phosphate', crop)
  return item === 'lab-exchangeable-k2o' ? diseaseCautions('potassium', crop) : []
}

/* Advice */

function adviceFor(
  item: LaboratoryItem,
  value: number,
  levels: readonly VerdictLevel[],
  band: FitBand,
  laboratory: LaboratoryContext,
): ItemAdvice {
  switch (item) {
    case 'lab-nitrate-n':
    case 'lab-ammonium-n':
      return itemAdvice(ofNitrogen(item, levels, laboratory))
    case 'lab-available-p2o5':
      return itemAdvice(ofNutrient('p2o5', levels, laboratory))
    case 'lab-exchangeable-k2o':
      return itemAdvice(ofNutrient('k2o', levels, laboratory))
    case 'lab-exchangeable-cao':
      return calciumAdvice(value, levels, band, laboratory)
    case 'lab-exchangeable-mgo':
      return magnesiumAdvice(value, levels, band, laboratory)
    default:
      return assertNever(item)
  }
}

function ofNitrogen(
  item: LaboratoryItem,
  levels: readonly VerdictLevel[],
  { context, guards, needs }: LaboratoryContext,
): Advice {
  const judged = item === 'lab-nitrate-n' ? 'nitrate' : 'ammonium'
  const isHeld = guards.nitrogen !== null
  if (context.input.growth === 'growing') {
    if (isHeld) return nitrogenHoldAdvice(context, guards, judged)
    // Ammonium alone does not decide a top dressing.
    if (judged === 'ammonium') return advise('no-advice')
    if (levels.includes('high') || levels.includes('excess')) return advise('nitrogen-none')
    return advise(levels.includes('low') ? 'nitrogen-watch' : 'nitrogen-not-now')
  }
  // Ammonium counts only together with nitrate.
  if (judged === 'ammonium' && needs.n.by !== 'laboratory' && !isHeld) {
    return advise('no-advice')
  }
  return nitrogenAdvice(context, guards, needs.n, judged)
}

function ofNutrient(
  nutrient: 'p2o5' | 'k2o',
  levels: readonly VerdictLevel[],
  { context, needs }: LaboratoryContext,
): Advice {
  const { change } = needs[nutrient]
  const standard = standardRate(nutrient, context)
  const isPlanned = standard !== null
  if (isCutBySalts(needs[nutrient], context)) {
    return potassiumCutAdvice(needs[nutrient], isPlanned)
  }
  const notNeeded = context.input.crop.laboratory.potassiumNotNeededFrom
  switch (change.kind) {
    case 'none':
      return change.reason === 'not-needed' && notNeeded !== undefined
        ? { key: 'potassium-not-needed', params: { from: notNeeded.value } }
        : { key: 'nutrient-none', params: { nutrient } }
    case 'share':
      return {
        key: 'nutrient-share',
        params: { nutrient, share: shareLeft(change) ?? 1, isPlanned },
      }
    case 'minus':
    case 'plus': {
      const kilograms = toDigits(evaluate(change.kilograms), 2)
      const isLess = change.kind === 'minus'
      // Subtracting 29 kg from a standard of 11 kg leaves nothing.
      if (isLess && isPlanned && kilograms >= standard) {
        return { key: 'nutrient-none', params: { nutrient } }
      }
      const params = { nutrient, kilograms, isPlanned }
      if (isLess) return { key: 'nutrient-less', params }
      const isFirst = change.isCapped === true
      return { key: 'nutrient-more', params: isFirst ? { ...params, isFirst } : params }
    }
    case 'keep':
    case 'unknown':
      if (isPlanned) {
        return advise(nutrient === 'p2o5' ? 'phosphate-keep-standard' : 'potassium-keep-standard')
      }
      return levels.includes('low')
        ? { key: 'nutrient-by-bag', params: { nutrient } }
        : advise('nothing-to-do')
    default:
      return assertNever(change)
  }
}
