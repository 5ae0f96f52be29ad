import { citeRule } from './cite-rule.ts'
import type { DiagnosisContext } from './context.ts'
import { isAcidLover, type ClosedBand } from './crop.ts'
import type { Evidence } from './diagnosis.ts'
import type { LaboratoryItem } from '#domain/diagnosis/input/diagnosis-input.ts'
import { measuredItems } from './measured-items.ts'
import type { AcidBases, BaseTarget, LaboratoryBand } from './rule-book.ts'
import { soilGroup } from '#domain/soil/soil.ts'
import { assertNever } from '#domain/result.ts'

export type BaseItem = 'lab-exchangeable-k2o' | 'lab-exchangeable-cao' | 'lab-exchangeable-mgo'

/** Range of a laboratory value that fits this crop on this soil; its upper end is also where the plan starts to reduce. */
export interface FitBand {
  /** Upper end of low, inclusive; between it and `fitFrom` the value may be low or fit. */
  readonly lowTo: number
  readonly fitFrom: number
  /** Upper end of fit, inclusive. */
  readonly fitTo: number
  /** Lower end of high, inclusive, where that is below `fitTo`. */
  readonly highFrom: number | null
  readonly excessFrom: number | null
  /** Upper end, exclusive, of what the table leaves open above `fitTo`: it may fit or be high. */
  readonly unsureTo: number | null
  readonly evidence: Evidence
}

/** Null for acid lovers without bands of their own: the vegetables' table does not apply to them. */
export function baseBand(item: BaseItem, context: DiagnosisContext): FitBand | null {
  const { book, input } = context
  const base = measuredItems[item].substance
  const own = input.crop.laboratory[base]
  if (own !== undefined) return closed(own.value, citeRule(book, 'lab-crop', [], own))
  const acid = acidBasesOf(context)
  if (acid?.bands !== undefined) {
    const band = acid.bands[base][soilGroup(context.soil)]
    return closed(band, citeRule(book, 'acid-bases', [], acid))
  }
  const isAcid = isAcidLover(input.crop)
  if (isAcid && item !== 'lab-exchangeable-k2o') return null
  const target = isAcid ? null : context.baseTarget
  return item === 'lab-exchangeable-k2o'
    ? potassiumBand(target, context)
    : target === null
      ? item === 'lab-exchangeable-cao'
        ? generalCalcium(context)
        : general(book.laboratory[base], context)
      : closed(target[base], citeRule(book, 'lab-base-by-cec'))
}

/** Values within the margins, for which the standard is not changed, count as fit. */
function potassiumBand(target: BaseTarget | null, context: DiagnosisContext): FitBand {
  const { book, input } = context
  const { above, below } = book.potassium
  const band =
    target === null
      ? general(book.laboratory.k2o, context)
      : closed(
          { low: target.k2o.low - below, high: target.k2o.high + above },
          citeRule(book, 'lab-k-adjust'),
        )
  const notNeeded = input.crop.laboratory.potassiumNotNeededFrom
  return notNeeded === undefined || notNeeded.value > band.fitTo
    ? band
    : fitBand(
        band.lowTo,
        { low: band.fitFrom, high: notNeeded.value },
        citeRule(book, 'lab-crop', [], notNeeded),
        { highFrom: notNeeded.value },
      )
}

export function phosphateBand(context: DiagnosisContext): FitBand {
  const { book, input, soil } = context
  const { p2o5 } = book.laboratory
  const firstCut = book.phosphateCut[0]?.from ?? p2o5.healthy.high
  const excessFrom = book.phosphateCut.at(-1)?.from ?? null
  const acid = acidBasesOf(context)
  const ofAcid = acid?.bands?.p2o5[soilGroup(soil)]
  const own = input.crop.laboratory.availableP2O5
  if (own === undefined && (acid === undefined || ofAcid === undefined)) {
    const { deficientTo, healthy } = p2o5
    return fitBand(
      deficientTo,
      { low: healthy.low, high: firstCut },
      citeRule(book, 'lab-general'),
      { highFrom: firstCut, excessFrom },
    )
  }
  const { low, high } = own?.value ?? ofAcid ?? { low: 0, high: null }
  const evidence =
    own === undefined && acid !== undefined
      ? citeRule(book, 'acid-bases', [], acid)
      : citeRule(book, 'lab-crop', [], own)
  return fitBand(low, { low, high: high ?? firstCut }, evidence, {
    highFrom: high === null ? firstCut : null,
    excessFrom,
  })
}

type FurtherBorders = Partial<Pick<FitBand, 'highFrom' | 'excessFrom' | 'unsureTo'>>

const fitBand = (
  lowTo: number,
  { low, high }: ClosedBand,
  evidence: Evidence,
  { highFrom = null, excessFrom = null, unsureTo = null }: FurtherBorders,
): FitBand => ({ lowTo, fitFrom: low, fitTo: high, highFrom, excessFrom, unsureTo, evidence })

const below = 1e-10
const closed = (band: ClosedBand, evidence: Evidence) =>
  fitBand(band.low - below, band, evidence, {})

const general = (
  { deficientTo, healthy, excessFrom }: LaboratoryBand,
  { book }: DiagnosisContext,
  further: FurtherBorders = {},
) => fitBand(deficientTo, healthy, citeRule(book, 'lab-general'), { excessFrom, ...further })

/** More than the healthy range fits soil of a high exchange capacity, and only from the excess on is it too much for any. */
function generalCalcium(context: DiagnosisContext): FitBand {
  const { cao } = context.book.laboratory
  return general(cao, context, { unsureTo: cao.excessFrom })
}

/** In sandy soil the general high level already counts as excess. A level that holds nitrogen back also counts as high. */
export function nitrogenBand(
  item: 'lab-nitrate-n' | 'lab-ammonium-n',
  context: DiagnosisContext,
): FitBand {
  const { book, soil } = context
  const { nitrateN, nitrateSandyExcess, ammoniumN } = book.laboratory
  if (item === 'lab-ammonium-n') return general(ammoniumN, context)
  const excessFrom = soilGroup(soil) === 'sandy' ? nitrateSandyExcess : nitrateN.excessFrom
  const highFrom = book.nitrate.holdFrom / soil.bulkDensity.value
  return general(nitrateN, context, { highFrom, excessFrom })
}

export const bandOf = (item: LaboratoryItem, context: DiagnosisContext): FitBand | null => {
  switch (item) {
    case 'lab-nitrate-n':
    case 'lab-ammonium-n':
      return nitrogenBand(item, context)
    case 'lab-available-p2o5':
      return phosphateBand(context)
    case 'lab-exchangeable-k2o':
    case 'lab-exchangeable-cao':
    case 'lab-exchangeable-mgo':
      return baseBand(item, context)
    default:
      return assertNever(item)
  }
}

/** Known base ranges of an acid lover. */
export const acidBasesOf = ({ input, book }: DiagnosisContext): AcidBases | undefined =>
  book.acidBases[input.crop.id]
