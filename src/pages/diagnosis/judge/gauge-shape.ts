import type { VerdictBand, VerdictLevel } from '#domain/diagnosis/diagnosis.ts'
import type { Estimate } from '#domain/diagnosis/measured.ts'

/** Under the band of water-soluble phosphate and potassium the kit sees nothing: that is not "low". */
export type GaugeLevel = VerdictLevel | 'undetectable'

export interface GaugeShape {
  /** From left to right; shares of the whole width. */
  readonly stretches: readonly {
    readonly level: GaugeLevel
    readonly from: number
    readonly to: number
  }[]
  readonly borders: readonly { readonly value: number; readonly at: number }[]
  /** The reading, as shares of the width. */
  readonly mark: Estimate
}

/** Where the borders and the reading stand on the gauge; null where no border is known. */
export function gaugeShape(
  value: Estimate,
  { fitFrom, fitTo, excessFrom, species }: VerdictBand,
  under: 'low' | 'undetectable' = 'low',
): GaugeShape | null {
  const values = [...new Set([fitFrom, fitTo, excessFrom].filter((it) => it !== null))]
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (!Number.isFinite(lowest)) return null
  const isPh = species === 'pH'
  const room = Math.max(highest - lowest, isPh ? 1 : highest * 0.4)
  const start = isPh ? Math.min(lowest - 1, value.low - 0.3) : 0
  const end = Math.max(highest + room * (isPh ? 0.3 : 0.5), value.high + room * 0.15)
  const at = (place: number) => Math.min(1, Math.max(0, (place - start) / (end - start)))
  const stretch = (level: GaugeLevel, from: number | null, to: number | null) => ({
    level,
    from: from === null ? 0 : at(from),
    to: to === null ? 1 : at(to),
  })
  const fitEnd = fitTo ?? excessFrom
  return {
    stretches: [
      ...(fitFrom === null ? [] : [stretch(under, null, fitFrom)]),
      stretch('fit', fitFrom, fitEnd),
      ...(fitTo === null ? [] : [stretch('high', fitTo, excessFrom)]),
      ...(excessFrom === null ? [] : [stretch('excess', excessFrom, null)]),
    ].filter(({ from, to }) => to > from),
    borders: values.map((border) => ({ value: border, at: at(border) })),
    mark: { best: at(value.best), low: at(value.low), high: at(value.high) },
  }
}
