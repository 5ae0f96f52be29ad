import { calculation, citeRule, soilFigure } from '#domain/diagnosis/cite-rule.ts'
import { guardedValueOf, valueOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Nutrient } from '#domain/diagnosis/crop.ts'
import type { CountedValue, Evidence, NothingReason } from '#domain/diagnosis/diagnosis.ts'
import {
  maxOf,
  difference,
  figure,
  product,
  quotient,
  sum,
  type Expression,
  type Figure,
  type FigureName,
} from '#domain/diagnosis/expression.ts'
import { acidBasesOf, phosphateBand } from '#domain/diagnosis/laboratory-bands.ts'
import { isPaddy } from '#domain/diagnosis/judgement/guards.ts'
import { levelOfGrade } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { soilGroup } from '#domain/soil/soil.ts'

/** Adjustment of a nutrient's standard rate for the soil, whatever that rate is. */
export type RateAdjustment =
  /** Not measured, or no rule gives an amount: no dose. */
  | { readonly kind: 'unknown'; readonly reason: 'not-measured' | 'unknown' }
  | { readonly kind: 'none'; readonly reason: NothingReason }
  | { readonly kind: 'keep' }
  /** Remaining share of the standard, between 0 and 1 exclusive. */
  | { readonly kind: 'share'; readonly share: Expression }
  | { readonly kind: 'minus'; readonly kilograms: Expression }
  /** `isCapped`: the rest of what is missing comes after another test. */
  | { readonly kind: 'plus'; readonly kilograms: Expression; readonly isCapped?: true }

/** The adjustment that one value calls for, before it is compared with the others. */
export interface Candidate {
  readonly change: RateAdjustment
  /** Origin of the value. */
  readonly by: 'kit' | 'laboratory' | 'ec' | 'guard' | null
  readonly evidence: readonly Evidence[]
}
export const candidate = (
  by: Candidate['by'],
  change: RateAdjustment,
  ...evidence: readonly Evidence[]
): Candidate => ({ by, change, evidence })

const keep: RateAdjustment = { kind: 'keep' }

/* Nitrogen */

export function nitrogenCandidate(context: DiagnosisContext): Candidate | null {
  const credit = nitrogenCredit(context)
  if (credit !== null) {
    const { by, result, evidence } = credit
    const change: RateAdjustment = result.value > 0 ? { kind: 'minus', kilograms: result } : keep
    return candidate(by, change, ...evidence)
  }
  if (isPaddy(context)) return paddyNitrogenCandidate(context)
  const counted = context.counted.nitrate
  if (counted?.kind === 'word') return wordCandidate('n', counted.grade, context)
  return counted?.kind === 'undetectable' ? candidate('kit', keep) : null
}

/** Whatever nitrate was measured is lost in the water, and is not subtracted. Source: docs/facts/diagnosis.md 2.2. */
function paddyNitrogenCandidate({ counted, laboratory }: DiagnosisContext): Candidate | null {
  const kind = counted.nitrate?.kind ?? 'none'
  if (kind !== 'none') return candidate('kit', keep)
  return laboratory['lab-nitrate-n'] === undefined ? null : candidate('laboratory', keep)
}

interface NitrogenCredit {
  /** kg/10a that the soil itself will supply. */
  readonly result: Figure
  readonly by: 'kit' | 'laboratory'
  readonly evidence: readonly Evidence[]
}

/**
 * Nitrogen left in the soil above a threshold; null where nitrate was not measured, in which case nothing is subtracted.
 * Source: docs/facts/diagnosis.md 3.1.
 */
function nitrogenCredit(context: DiagnosisContext): NitrogenCredit | null {
  const { soil, book } = context
  const nitrogen = inorganicNitrogen(context)
  if (nitrogen === null) return null
  const { inorganic, by } = nitrogen
  const over = difference(inorganic.result, figure('n-threshold', book.nCreditThreshold, 'mg/100g'))
  const surplus = maxOf(figure('none', 0), over)
  const credit = calculation('n-credit', 'kg/10a', product(surplus, ...toKilograms(soil)))
  return {
    result: credit.result,
    by,
    evidence: [
      ...(by === 'kit' ? [citeRule(book, 'kit-depth')] : []),
      citeRule(book, 'n-credit', [inorganic, credit]),
    ],
  }
}

/**
 * Nitrate, plus ammonium where it was measured too; of a paddy ammonium alone, whatever nitrate was. A reading of today takes
 * precedence over an older laboratory value.
 */
function inorganicNitrogen(context: DiagnosisContext) {
  const { laboratory } = context
  const ofKit = fromKit(context, 'nitrate', 'nitrate-n')
  const nitrate = ofKit ?? fromLaboratory(laboratory['lab-nitrate-n'], 'nitrate-n')
  const ammonium =
    fromKit(context, 'ammonium', 'ammonium-n') ??
    fromLaboratory(laboratory['lab-ammonium-n'], 'ammonium-n')
  const by: NitrogenCredit['by'] = ofKit === null ? 'laboratory' : 'kit'
  const sumOf = (total: Expression) => ({
    inorganic: calculation('inorganic-n', 'mg/100g', total),
    by,
  })
  if (isPaddy(context)) {
    const isMeasured = paddyNitrogenCandidate(context) !== null
    return isMeasured && ammonium !== null ? sumOf(ammonium) : null
  }
  if (nitrate === null) return null
  return sumOf(ammonium === null ? nitrate : sum(nitrate, ammonium))
}

/** Converts kg/10a in 10 cm to mg/100g by dividing by the bulk density. */
function fromKit(
  context: DiagnosisContext,
  quantity: 'nitrate' | 'ammonium',
  name: FigureName,
): Expression | null {
  const value = valueOf(context, quantity)
  if (value === null) return null
  return quotient(
    figure(name, value.best, 'kg/10a'),
    soilFigure('bulk-density', context.soil.bulkDensity, 'g/cm³'),
  )
}

const fromLaboratory = (value: number | undefined, name: FigureName): Expression | null =>
  value === undefined ? null : figure(name, value, 'mg/100g')

/** Factor from mg/100g of a layer to kg/10a: its depth in units of 10 cm times its bulk density. */
export const toKilograms = ({ depth, bulkDensity }: DiagnosisContext['soil']) =>
  [
    quotient(soilFigure('depth-in-cm', depth, 'cm'), figure('ten', 10, 'cm')),
    soilFigure('bulk-density', bulkDensity, 'g/cm³'),
  ] as const

/* Conductivity */

/**
 * Share of nitrogen and potassium that conductivity leaves. Null where nothing was measured or the table does not apply to the
 * crop: it is for vegetables, never for paddy rice. Source: docs/facts/diagnosis.md 3.4.
 */
export function saltCandidate(context: DiagnosisContext): Candidate | null {
  const { input, book, soil } = context
  const ec = guardedValueOf(context, 'ec')
  const { standardTo, cutTo, share } = book.ecBasal
  if (ec === null || input.crop.ec === null || isPaddy(context)) return null
  const evidence = citeRule(book, 'ec-basal')
  if (ec.best <= standardTo) return candidate('ec', keep, evidence)
  if (ec.best > cutTo) return candidate('ec', { kind: 'unknown', reason: 'unknown' }, evidence)
  const remainingShare = figure('ec-share', share[soilGroup(soil)])
  return candidate('ec', { kind: 'share', share: remainingShare }, evidence)
}

/* Phosphate */

/** Uses a laboratory's available phosphate, otherwise the water-soluble phosphate of a kit. */
export function phosphateCandidate(context: DiagnosisContext): Candidate | null {
  const { book, laboratory } = context
  const available = laboratory['lab-available-p2o5']
  if (available !== undefined) {
    const { share, evidence } = phosphateCut(available, context)
    if (share === 0) return candidate('laboratory', keep, evidence)
    if (share === 1) {
      return candidate('laboratory', { kind: 'none', reason: 'left-out' }, evidence)
    }
    const remainingShare = difference(figure('whole', 1), figure('cut-share', share))
    return candidate('laboratory', { kind: 'share', share: remainingShare }, evidence)
  }
  const counted = context.counted.phosphate
  if (counted?.kind === 'word') return wordCandidate('p2o5', counted.grade, context)
  const finding = solubleFinding(context, 'phosphate')
  if (finding === 'nothing-known') return null
  return finding === 'excess'
    ? candidate('kit', { kind: 'none', reason: 'left-out' }, citeRule(book, 'water-phosphate'))
    : candidate('kit', keep)
}

/** Cut by the prefecture's table; a crop's own upper end takes precedence, and above it at least half is left out. */
function phosphateCut(available: number, context: DiagnosisContext) {
  const { book, input } = context
  const ofTable = book.phosphateCut.findLast(({ from }) => available >= from)?.share ?? 0
  const byTable = { share: ofTable, evidence: citeRule(book, 'lab-p-cut') }
  const own = input.crop.laboratory.availableP2O5?.value ?? ownPhosphate(context)
  if (own === undefined || own.high === null || ofTable === 1) return byTable
  if (available <= own.high) return { share: 0, evidence: phosphateBand(context).evidence }
  // Azuki beans yielded less with less phosphate, though the soil had enough (HRO 1982).
  if (input.crop.family === 'legume' || ofTable >= book.phosphateOverOwn) return byTable
  return { share: book.phosphateOverOwn, evidence: citeRule(book, 'lab-p-own-upper') }
}

const ownPhosphate = (context: DiagnosisContext) =>
  acidBasesOf(context)?.bands?.p2o5[soilGroup(context.soil)]

/* Potassium */

export function kitPotassium(context: DiagnosisContext): Candidate | null {
  const { book } = context
  const counted = context.counted.potassium
  if (counted?.kind === 'word') return wordCandidate('k2o', counted.grade, context)
  const finding = solubleFinding(context, 'potassium')
  if (finding === 'nothing-known') return null
  if (finding !== 'excess') return candidate('kit', keep)
  const share = figure('potassium-share', 1 - book.waterSoluble.potassiumCut)
  return candidate('kit', { kind: 'share', share }, citeRule(book, 'water-potassium-cut'))
}

/* Charts of words */

/** Share of the standard left by a class of the soil test; a grade between two classes counts as the nearer one. */
function wordCandidate(nutrient: Nutrient, grade: number, { book }: DiagnosisContext): Candidate {
  const shares = book.wordShares[nutrient]
  const lower = Math.floor(grade)
  const from = shares[lower] ?? 0
  const to = shares[lower + 1] ?? from
  const remainingShare = Math.round((from + (to - from) * (grade - lower)) * 100) / 100
  const evidence = citeRule(book, 'kit-words')
  if (remainingShare >= 1) return candidate('kit', keep, evidence)
  if (remainingShare > 0) {
    return candidate(
      'kit',
      { kind: 'share', share: figure('word-share', remainingShare) },
      evidence,
    )
  }
  const reason = levelOfGrade(grade) === 'excess' ? 'left-out' : 'not-needed'
  return candidate('kit', { kind: 'none', reason }, evidence)
}

/* Water-soluble nutrients */

export type Soluble = 'phosphate' | 'potassium'

/** What a kit shows of the water-soluble part: an excess, a supply, or nothing detected, which is not a shortage. */
export type SolubleFinding =
  | 'not-seen'
  | 'supplied'
  | 'excess'
  | 'supplied-or-excess'
  | 'nothing-known'

export function solubleFinding(context: DiagnosisContext, item: Soluble): SolubleFinding {
  const counted = context.counted[item]
  if (counted === undefined || counted.reading.liquid !== 'water') return 'nothing-known'
  if (counted.kind === 'none' || counted.kind === 'word') return 'nothing-known'
  return counted.kind === 'undetectable' ? 'not-seen' : findingOf(counted.value, context)
}

function findingOf({ best, low, high }: CountedValue, { book }: DiagnosisContext): SolubleFinding {
  const { seenFrom, excessFrom } = book.waterSoluble
  if (best < seenFrom) return 'not-seen'
  if (low >= excessFrom) return 'excess'
  return high >= excessFrom ? 'supplied-or-excess' : 'supplied'
}
