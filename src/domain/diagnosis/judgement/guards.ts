import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import {
  guardedValueOf,
  implausibleValueOf,
  type DiagnosisContext,
} from '#domain/diagnosis/context.ts'
import type { ClosedBand } from '#domain/diagnosis/crop.ts'
import type { Evidence } from '#domain/diagnosis/diagnosis.ts'
import type { Cited } from '#domain/diagnosis/evidence.ts'
import { baseBand, nitrogenBand } from '#domain/diagnosis/laboratory-bands.ts'
import { isHighGrade } from './verdict-levels.ts'
import { isSaturated } from './judge-bases.ts'
import { exactEstimate, type Estimate } from '#domain/diagnosis/input/measured.ts'
import { soilGroup } from '#domain/soil/soil.ts'
import { roundFloat } from '#domain/diagnosis/dose/amount.ts'

/** The value that holds nitrogen back. */
export type NitrogenGuard = 'nitrate' | 'ec' | 'ammonium'

/** What must change before nitrogen is given, and before acid soil is limed: what was spread cannot be taken out again. */
export interface Guards {
  readonly nitrogen: NitrogenGuard | null
  /** `calcium`: a laboratory finds more than enough calcium or bases, however acid the soil is. */
  readonly lime: 'salts' | 'calcium' | null
  readonly evidence: readonly Evidence[]
}

/** Lime is held as soon as the reading's range reaches the limit, nitrogen only when the reading itself does. */
export function guardsOf(context: DiagnosisContext): Guards {
  const { book } = context
  const nitrate = isPaddy(context)
    ? null
    : (guardedValueOf(context, 'nitrate') ?? laboratoryNitrate(context))
  const ec = saltsOf(context)
  const { holdFrom } = book.nitrate
  const byNitrate = nitrate !== null && nitrate.high >= holdFrom
  const byEc = ec !== null && ec.high > ecLimit(context)
  const byAmmonium = implausibleValueOf(context, 'ammonium') !== null
  const byLaboratory = nitrogenExcess(context)
  const byWord = isMuchInWords(context)
  const isFull = hasMuchCalcium(context) || isSaturated(context)
  return {
    nitrogen:
      nitrate !== null && nitrate.best >= holdFrom
        ? 'nitrate'
        : isSalty(context)
          ? 'ec'
          : byAmmonium
            ? 'ammonium'
            : byLaboratory,
    lime:
      byNitrate || byWord || byEc || byAmmonium || byLaboratory !== null
        ? 'salts'
        : isFull
          ? 'calcium'
          : null,
    evidence: [
      ...(byNitrate || byWord ? [citeRule(book, 'nitrate-hold')] : []),
      ...(byEc ? [citeRule(book, 'lime-after-salt')] : []),
      ...(byAmmonium ? [citeRule(book, 'n-credit')] : []),
      ...(byLaboratory !== null ? [citeRule(book, 'lab-general')] : []),
    ],
  }
}

/** Whether a chart of words shows a high level: the amount is not known, but may reach the limit. */
function isMuchInWords(context: DiagnosisContext): boolean {
  const { nitrate } = context.counted
  return !isPaddy(context) && nitrate?.kind === 'word' && isHighGrade(nitrate.grade)
}

/** Whether conductivity itself holds nitrogen. */
export function isSalty(context: DiagnosisContext): boolean {
  const ec = saltsOf(context)
  return ec !== null && ec.best > ecLimit(context)
}

/** Conductivity, which is not used for paddy rice. */
const saltsOf = (context: DiagnosisContext) =>
  isPaddy(context) ? null : guardedValueOf(context, 'ec')

export const isPaddy = ({ input: { crop } }: DiagnosisContext) => crop.traits.includes('paddy')

/** Whether nitrate or conductivity tells that little fertilizer is left; it must not be asked for then. */
export function areSaltsKnown(context: DiagnosisContext): boolean {
  const { nitrate } = context.counted
  return (
    nitrate?.kind === 'word' ||
    nitrate?.kind === 'undetectable' ||
    (guardedValueOf(context, 'nitrate') ?? laboratoryNitrate(context) ?? saltsOf(context)) !== null
  )
}

/** Laboratory nitrate converted to kg/10a in the uppermost 10 cm. An implausible value guards too. */
function laboratoryNitrate({ input, soil }: DiagnosisContext): Estimate | null {
  const value = input.laboratory['lab-nitrate-n']
  return value === undefined || !(value >= 0)
    ? null
    : exactEstimate(roundFloat(value * soil.bulkDensity.value))
}

/** Returns the laboratory value, nitrate or ammonium, that is too high and was not read by a kit since. */
function nitrogenExcess(context: DiagnosisContext): NitrogenGuard | null {
  const isExcess = (item: 'lab-nitrate-n' | 'lab-ammonium-n') => {
    const value = context.input.laboratory[item]
    if (value === undefined || isReadByKit(item, context)) return false
    const { excessFrom } = nitrogenBand(item, context)
    return excessFrom !== null && value >= excessFrom
  }
  if (!isPaddy(context) && isExcess('lab-nitrate-n')) return 'nitrate'
  return isExcess('lab-ammonium-n') ? 'ammonium' : null
}

/** A kit's reading of today takes precedence over an older laboratory value. */
export const isReadByKit = (item: 'lab-nitrate-n' | 'lab-ammonium-n', context: DiagnosisContext) =>
  guardedValueOf(context, item === 'lab-nitrate-n' ? 'nitrate' : 'ammonium') !== null

/** Whether a laboratory's nitrate would hold what the kit's reading, which decides, does not. */
export function isHeldByLaboratoryOnly(context: DiagnosisContext): boolean {
  const ofKit = guardedValueOf(context, 'nitrate')
  const ofLaboratory = laboratoryNitrate(context)
  const { holdFrom } = context.book.nitrate
  return (
    ofKit !== null &&
    ofLaboratory !== null &&
    ofKit.high < holdFrom &&
    ofLaboratory.best >= holdFrom
  )
}

function hasMuchCalcium(context: DiagnosisContext): boolean {
  const value = context.input.laboratory['lab-exchangeable-cao']
  if (value === undefined) return false
  const band = baseBand('lab-exchangeable-cao', context)
  return band !== null && value > band.fitTo && value >= (band.unsureTo ?? 0)
}

/** The upper end of the crop's own range, otherwise the conductivity above which no lime is computed. */
export const ecLimit = (context: DiagnosisContext) =>
  ecBand(context)?.value.high ?? context.book.lime.ecCorrection.to

/** The crop's range of conductivity on this soil; null for paddy rice. */
export function ecBand(context: DiagnosisContext): Cited<ClosedBand> | null {
  const {
    input: { crop },
    soil,
  } = context
  if (crop.ec === null || isPaddy(context)) return null
  return { ...crop.ec, value: crop.ec.value[soilGroup(soil)] }
}
