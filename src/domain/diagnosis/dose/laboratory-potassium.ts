import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import { standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { ClosedBand } from '#domain/diagnosis/crop.ts'
import {
  difference,
  evaluate,
  figure,
  product,
  sum,
  type Expression,
} from '#domain/diagnosis/expression.ts'
import { baseBand } from '#domain/diagnosis/laboratory-bands.ts'
import {
  candidate,
  toKilograms,
  type Candidate,
  type RateAdjustment,
} from './nutrient-candidates.ts'

const keep: RateAdjustment = { kind: 'keep' }

/** Whether a laboratory's potassium can be judged: it decides then, whatever a kit shows. */
export const hasLaboratoryPotassium = (context: DiagnosisContext) =>
  context.laboratory['lab-exchangeable-k2o'] !== undefined &&
  baseBand('lab-exchangeable-k2o', context) !== null

/** Adjusts the standard for a laboratory's exchangeable potassium. */
export function laboratoryPotassium(context: DiagnosisContext): Candidate | null {
  const { book, laboratory, input } = context
  const exchangeable = laboratory['lab-exchangeable-k2o']
  const band = baseBand('lab-exchangeable-k2o', context)
  if (exchangeable === undefined || band === null) return null
  const { potassiumNotNeededFrom: notNeeded } = input.crop.laboratory
  if (notNeeded !== undefined && exchangeable >= notNeeded.value) {
    return candidate(
      'laboratory',
      { kind: 'none', reason: 'not-needed' },
      citeRule(book, 'lab-crop', [], notNeeded),
    )
  }
  const own = input.crop.laboratory.k2o
  const change =
    own !== undefined
      ? potassiumBetween(exchangeable, own.value, noMargins, context)
      : band.evidence.rule === 'lab-general' || band.evidence.rule === 'acid-bases'
        ? potassiumWithoutCapacity(exchangeable, band, context)
        : potassiumByCapacity(exchangeable, context)
  const isByCapacity = change.kind === 'minus' || change.kind === 'plus'
  const rule = isByCapacity ? 'lab-k-adjust' : 'lab-k-general'
  return candidate(
    'laboratory',
    change,
    change.kind === 'keep' ? band.evidence : citeRule(book, rule, [], own),
    ...(change.kind === 'plus' && change.isCapped === true ? [citeRule(book, 'lab-k-cap')] : []),
  )
}

/** Source: docs/facts/diagnosis.md 3.3. */
function potassiumByCapacity(measured: number, context: DiagnosisContext): RateAdjustment {
  const target = context.baseTarget
  return target === null
    ? keep
    : potassiumBetween(measured, target.k2o, context.book.potassium, context)
}

const noMargins = { above: 0, below: 0 }

/** Subtracts what exceeds the upper end and its margin, and adds what is missing below the lower end and its margin. */
function potassiumBetween(
  measured: number,
  { low, high }: ClosedBand,
  { above, below }: typeof noMargins,
  context: DiagnosisContext,
): RateAdjustment {
  if (measured <= high + above && measured >= low - below) return keep
  const found = figure('measured-soil', measured, 'mg/100g')
  const margin = (value: number) => figure('margin', value, 'mg/100g')
  if (measured > high + above) {
    const over = difference(found, sum(figure('upper-limit', high, 'mg/100g'), margin(above)))
    return { kind: 'minus', kilograms: product(over, ...toKilograms(context.soil)) }
  }
  const lower = figure('lower-limit', low, 'mg/100g')
  const under = difference(difference(lower, margin(below)), found)
  return cappedRaise(product(under, ...toKilograms(context.soil)), context)
}

/** What is missing, but no more than one dressing may bring; the rest after another test. */
function cappedRaise(missing: Expression, context: DiagnosisContext): RateAdjustment {
  const rate = standardRate('k2o', context) ?? 0
  const room = difference(
    figure('dose-cap', context.book.potassium.dressingCap, 'kg/10a'),
    figure('basal-standard', rate, 'kg/10a'),
  )
  if (evaluate(room) <= 0) return keep
  return evaluate(missing) > evaluate(room)
    ? { kind: 'plus', kilograms: room, isCapped: true }
    : { kind: 'plus', kilograms: missing }
}

/** Without the soil's exchange capacity: treated like a kit's excess where it is high; none is given where it is far too high. */
function potassiumWithoutCapacity(
  measured: number,
  { fitTo, excessFrom }: { readonly fitTo: number; readonly excessFrom: number | null },
  { book }: DiagnosisContext,
): RateAdjustment {
  if (excessFrom !== null && measured >= excessFrom) return { kind: 'none', reason: 'left-out' }
  if (measured <= fitTo) return keep
  return {
    kind: 'share',
    share: figure('potassium-share', 1 - book.waterSoluble.potassiumCut),
  }
}
