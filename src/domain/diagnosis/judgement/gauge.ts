import type { VerdictBand } from '#domain/diagnosis/diagnosis.ts'
import type { Estimate } from '#domain/diagnosis/input/measured.ts'

/** A section of the gauge, in shares of its width: 0 is its left end, 1 its right end. */
export interface GaugeStretch {
  readonly from: number
  readonly to: number
}

/** Positions of the reading, its uncertainty and the crop's range on a gauge, in shares of its width. */
export interface GaugeGeometry {
  /** The crop's range. */
  readonly band: GaugeStretch
  /** Start of the excess range; null where no such border is known. */
  readonly excessFrom: number | null
  /** Uncertainty range of the reading; null for an exact figure. */
  readonly span: GaugeStretch | null
  /** The reading itself; beyond the border of excess where it is excess on it. */
  readonly pin: number
  /** The borders, with the figures to print. */
  readonly ticks: readonly { readonly value: number; readonly at: number }[]
}

/** A reading judged as excess that is on its border is drawn beyond it. A share of the width. */
const beyondBorder = 0.06

/** Inserts a border in order, without repeats. Sorting three numbers took a tenth of the memory of a decision. */
function insert(borders: number[], border: number | null) {
  if (border === null || borders.includes(border)) return
  let position = borders.length
  for (; position > 0; position -= 1) {
    const before = borders[position - 1] ?? 0
    if (before <= border) break
    borders[position] = before
  }
  borders[position] = border
}

/** Null where no border is known. `isExcess`: as it was judged, since some borders belong to excess and others do not. */
export function gaugeOf(
  value: Estimate,
  { fitFrom, fitTo, excessFrom, species }: VerdictBand,
  isExcess: boolean,
): GaugeGeometry | null {
  const borders: number[] = []
  insert(borders, fitFrom)
  insert(borders, fitTo)
  insert(borders, excessFrom)
  const lowest = borders[0]
  const highest = borders.at(-1)
  if (lowest === undefined || highest === undefined) return null
  const isPh = species === 'pH'
  const room = Math.max(highest - lowest, isPh ? 1 : highest * 0.4)
  const start = isPh ? Math.min(lowest - 1, value.low - 0.3) : 0
  const end = Math.max(highest + room * (isPh ? 0.3 : 0.5), value.high + room * 0.15)
  const at = (position: number) => (position - start) / (end - start)
  const fitEnd = fitTo ?? excessFrom
  return {
    band: { from: fitFrom === null ? 0 : at(fitFrom), to: fitEnd === null ? 1 : at(fitEnd) },
    excessFrom: excessFrom === null ? null : at(excessFrom),
    span: value.low < value.high ? { from: at(value.low), to: at(value.high) } : null,
    pin: Math.min(1, at(value.best) + (isExcess && value.best === excessFrom ? beyondBorder : 0)),
    ticks: borders.map((it) => ({ value: it, at: at(it) })),
  }
}
