import { roundedRate } from './amount.ts'
import { calculation, citeRule } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type {
  CountedValue,
  FertilizerPlan,
  NoPlan,
  VerdictLevel,
} from '#domain/diagnosis/diagnosis.ts'
import { maxOf, difference, figure, product } from '#domain/diagnosis/expression.ts'
import { areSaltsKnown, type Guards } from '#domain/diagnosis/judgement/guards.ts'
import { bandOf } from '#domain/diagnosis/laboratory-bands.ts'
import { itemAdvice, type ItemAdvice } from './item-advice.ts'
import { limeDose, type LimingFertilizer } from './lime-dose.ts'
import { limeNeed, limeRequest } from './lime-need.ts'
import { advise, caution, type Advice } from '#domain/diagnosis/decision/message.ts'
import { doseArea, doseForPlot, isSpreadable } from './dose-for-plot.ts'
import { fertilizerOf, type LimeProduct } from '#domain/diagnosis/rule-book.ts'
import { cropStand, isPermanentCrop } from './timing.ts'
import { onlyLevel } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function phAdvice(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  context: DiagnosisContext,
  guards: Guards,
  plan: FertilizerPlan | NoPlan,
): ItemAdvice {
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return tooAcid(value, context, guards, plan)
    case 'fit':
      return itemAdvice(advise('no-lime'))
    case 'high':
      return tooAlkaline(value, context)
    case 'excess':
      return itemAdvice(advise('stop-lime-laboratory'))
    case null:
      return adviceAcrossBorder(value, levels, context)
    default:
      return assertNever(level)
  }
}

function adviceAcrossBorder(
  { best }: CountedValue,
  levels: readonly VerdictLevel[],
  context: DiagnosisContext,
): ItemAdvice {
  if (levels[0] !== 'low') return itemAdvice(advise('no-lime'))
  // A second test would not change the answer for a crop that gets no lime anyway.
  const withoutLime = adviceWithoutLime(context.input.crop.lime)
  if (withoutLime !== null)
    return itemAdvice(withoutLime, [citeRule(context.book, 'lime-crop-policy')])
  // Many charts have a level at this border: the same chart would say the same again.
  const isInBand = best >= (context.input.crop.ph?.value.low ?? 0)
  return itemAdvice(advise(isInBand ? 'no-lime-at-border' : 'test-again-first'))
}

/** Returns the message shown instead of a dose for a crop that gets no lime, or null. */
function adviceWithoutLime(policy: Crop['lime']): Advice | null {
  switch (policy) {
    case 'acid-lover':
      return advise('no-lime-acid-lover')
    case 'not-urged':
      return advise('no-lime-not-urged')
    case 'usually-not-needed':
      return advise('lawn-needs-no-lime')
    case 'ask-color':
      return advise('choose-flower-color')
    case 'usual':
    case 'to-minimum':
    case 'below-minimum-only':
      return null
    default:
      return assertNever(policy)
  }
}

function tooAcid(
  value: CountedValue,
  context: DiagnosisContext,
  guards: Guards,
  plan: FertilizerPlan | NoPlan,
): ItemAdvice {
  const { input, book } = context
  const withoutLime = adviceWithoutLime(input.crop.lime)
  if (withoutLime !== null) return itemAdvice(withoutLime, [citeRule(book, 'lime-crop-policy')])
  switch (guards.lime) {
    case 'salts':
      return itemAdvice(advise('lime-after-salt'), guards.evidence, [
        caution('low-ph-from-nitrate'),
      ])
    case 'calcium':
      return itemAdvice(
        advise(areSaltsKnown(context) ? 'lime-not-with-calcium-ask' : 'lime-not-with-calcium'),
        [citeRule(book, 'lime-after-salt')],
      )
    case null:
      break
    default:
      return assertNever(guards.lime)
  }
  if (input.growth === 'growing') {
    const isPermanent = isPermanentCrop(cropStand(input.crop))
    return itemAdvice(advise(isPermanent ? 'lime-while-resting' : 'lime-after-harvest'))
  }
  const lime = limeProduct(context)
  return lime === null
    ? itemAdvice(advise('no-advice'))
    : limeAdvice(value, lime, context, limingPhosphate(plan, context))
}

/** Returns the chosen lime, or one without magnesium where the soil has enough of it. */
function limeProduct(context: DiagnosisContext): LimeProduct | null {
  const { book, input, laboratory } = context
  const chosen = book.limes.find(({ id }) => id === input.choices.lime) ?? null
  const magnesium = laboratory['lab-exchangeable-mgo']
  if (chosen === null || chosen.mgo === 0 || magnesium === undefined) return chosen
  const band = bandOf('lab-exchangeable-mgo', context)
  if (band === null || magnesium <= band.fitTo) return chosen
  return book.limes.find(({ mgo, nature }) => mgo === 0 && nature === 'gentle') ?? chosen
}

/** The phosphate of the plan, where it raises the pH as lime does; beside lime nothing else that does is planned. */
function limingPhosphate(
  plan: FertilizerPlan | NoPlan,
  { book }: DiagnosisContext,
): LimingFertilizer | null {
  if (plan.kind === 'no-plan') return null
  const bought = plan.nutrients.find(({ nutrient }) => nutrient === 'p2o5')?.product ?? null
  const content = bought === null ? undefined : fertilizerOf(bought.product, book)
  return bought === null || content === undefined || content.alkali === 0
    ? null
    : { id: content.id, alkali: content.alkali, rate: bought.rate }
}

function limeAdvice(
  value: CountedValue,
  lime: LimeProduct,
  context: DiagnosisContext,
  beside: LimingFertilizer | null,
): ItemAdvice {
  const { input, book, soil } = context
  const { crop } = input
  const request = limeRequest(value, context)
  const isTea = crop.lime === 'below-minimum-only'
  const { amount, rate, whole, isCapped, evidence } = limeDose(
    request,
    { needed: limeNeed(request, context), evidence: isTea ? 'lime-thumb' : 'lime-arrhenius' },
    { lime, beside },
    soil,
    book,
  )
  const besides = beside === null ? null : { besides: [beside.id] }
  if (besides !== null && !isSpreadable(rate, context)) {
    return itemAdvice({ key: 'lime-by-fertilizer', params: besides }, evidence)
  }
  if (rate <= 0)
    return itemAdvice(advise('lime-after-salt'), [citeRule(book, 'lime-ec-correction')])
  if (!isSpreadable(rate, context)) return itemAdvice(advise('lime-too-little'), evidence)
  const params = {
    product: lime.id,
    amount,
    rate,
    whole,
    isCapped,
    ...doseArea(soil),
    ...besides,
  }
  const isPotato = crop.lime === 'to-minimum'
  return itemAdvice(
    { key: isPotato ? 'lime-to-minimum' : 'lime', params },
    [
      ...(isPotato || isTea ? [citeRule(book, 'lime-crop-policy')] : []),
      ...evidence,
      ...(isTea ? [] : ruleOfThumb(context)),
    ],
    [
      ...(cropStand(crop) === 'sown' ? [caution('lime-timing')] : []),
      caution('lime-no-overdose'),
      ...(lime.nature === 'hot' ? [caution('quicklime-danger')] : []),
    ],
  )
}

/** A maker's table for this crop beside the computed dose, for users who do not know their soil. */
const ruleOfThumb = ({ input: { crop }, soil, book }: DiagnosisContext) =>
  crop.dolomitePerPh !== null && soil.texture.from === 'default'
    ? [citeRule(book, 'lime-thumb', [], crop.dolomitePerPh)]
    : []

function tooAlkaline(value: CountedValue, context: DiagnosisContext): ItemAdvice {
  const { input, book } = context
  const acidifyEvidence = citeRule(book, 'acid-lover-acidify')
  if (input.isExpert && input.growth === 'before-planting') {
    const dose = sulfurDose(value, context)
    if (dose !== null) return dose
  }
  if (input.crop.lime !== 'acid-lover') return itemAdvice(advise('stop-lime'))
  const wantsPeat = input.crop.traits.includes('peat-moss')
  return itemAdvice(advise(wantsPeat ? 'acidify-gently' : 'acidify-by-fertilizer'), [
    acidifyEvidence,
  ])
}

/** Half of the sulfur that lowers pH to the upper end of the crop's range; null where that is too little. For experts only. */
function sulfurDose(value: CountedValue, context: DiagnosisContext): ItemAdvice | null {
  const { input, book, soil } = context
  const target = input.crop.ph?.value.high ?? null
  if (target === null) return null
  const gap = maxOf(
    figure('none', 0),
    difference(figure('measured-ph', value.best), figure('target-ph', target)),
  )
  const isAssumed = soil.texture.from === 'default'
  const perPh = figure('sulfur-per-ph', sulfurPerPh(context), 'g/m²', isAssumed)
  const exact = calculation(
    'sulfur-rate',
    'g/m²',
    product(perPh, gap, figure('half', book.sulfur.firstShare)),
  )
  const spread = perPh.value * book.sulfur.firstShare * ((value.high - value.low) / 2)
  const rate = roundedRate(exact.result.value, spread)
  if (!isSpreadable(rate, context)) return null
  const { amount, forPlot } = doseForPlot(rate, soil)
  return itemAdvice(
    {
      key: 'sulfur',
      params: {
        product: 'sulfur',
        amount,
        rate,
        ...doseArea(soil),
        days: { from: book.sulfur.days.low, to: book.sulfur.days.high },
      },
    },
    [citeRule(book, 'acid-lover-acidify'), citeRule(book, 'sulfur', [exact, forPlot])],
    [caution('sulfur-danger'), caution('sulfur-nursery-figure')],
  )
}

/** The trial covered sand, clay and peat. Everything lighter than clay gets the figure for sand, the lowest. */
function sulfurPerPh({ soil, book }: DiagnosisContext): number {
  const { sand, clay, peat } = book.sulfur.perPh
  if (soil.humus.value === 'peat') return peat
  return soil.texture.value === 'clay' ? clay : sand
}
