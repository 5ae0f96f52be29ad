import { because } from './because.ts'
import type { ClosedBand } from './crop.ts'
import type { Evidence } from './diagnosis.ts'
import type { Cited } from './evidence.ts'
import { findsNitrogenExcess } from './laboratory-band.ts'
import { exactly, type Estimate } from './measured.ts'
import { soilGroup } from './soil.ts'
import { guardedValueOf, tooHigh, type SoilCase } from './soil-case.ts'
import { tidy } from './tidy.ts'

/** Nitrate or salts left in the soil: they are to go down before nitrogen is given, and before acid soil is limed. */
export interface SaltHold {
  readonly holdsNitrogen: boolean
  readonly holdsLime: boolean
  readonly evidence: readonly Evidence[]
}

/**
 * Lime waits as soon as the reading may be that high: what was limed cannot be taken out again. Nitrogen waits when the
 * reading itself is.
 */
export function saltHold(soilCase: SoilCase): SaltHold {
  const { book } = soilCase
  const nitrate = guardedValueOf(soilCase, 'nitrate') ?? laboratoryNitrate(soilCase)
  const ec = guardedValueOf(soilCase, 'ec')
  const mostEc = ecLimit(soilCase)
  const { holdFrom } = book.nitrate
  const byNitrate = nitrate !== null && nitrate.high >= holdFrom
  const byEc = ec !== null && ec.high > mostEc
  const byAmmonium = tooHigh(soilCase, 'ammonium') !== null
  const byLaboratory = findsNitrogenExcess(soilCase)
  return {
    holdsNitrogen:
      (nitrate !== null && nitrate.best >= holdFrom) ||
      isSalty(soilCase) ||
      byAmmonium ||
      byLaboratory,
    holdsLime: byNitrate || byEc,
    evidence: [
      ...(byNitrate ? [because(book, 'nitrate-hold')] : []),
      ...(byEc ? [because(book, 'lime-after-salt')] : []),
      ...(byAmmonium ? [because(book, 'n-credit')] : []),
      ...(byLaboratory ? [because(book, 'lab-general')] : []),
    ],
  }
}

/** Whether conductivity itself holds nitrogen. It does not judge paddy rice. */
export function isSalty(soilCase: SoilCase): boolean {
  const ec = guardedValueOf(soilCase, 'ec')
  const isPaddy = soilCase.input.crop.traits.includes('paddy')
  return ec !== null && !isPaddy && ec.best > ecLimit(soilCase)
}

/** As much in the uppermost 10 cm, kg/10a. */
function laboratoryNitrate({ input, soil }: SoilCase): Estimate | null {
  const value = input.laboratory['lab-nitrate-n']
  return value === undefined || !(value >= 0) ? null : exactly(tidy(value * soil.bulkDensity.value))
}

/** The upper end of the crop's own range; where it has none, the conductivity at which no lime is computed any more. */
function ecLimit(soilCase: SoilCase): number {
  return ecBand(soilCase)?.value.high ?? soilCase.book.lime.ecCorrection.to
}

/** The crop's range of conductivity on this soil. Never for paddy rice. */
export function ecBand({ input: { crop }, soil }: SoilCase): Cited<ClosedBand> | null {
  if (crop.ec === null || crop.traits.includes('paddy')) return null
  return { ...crop.ec, value: crop.ec.value[soilGroup(soil)] }
}
