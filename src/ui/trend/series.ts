import { texts } from '#locales/texts.ts'
import type { AnalyteLabel, RecordSummary, SummaryValue } from '#domain/record/record-summary.ts'
import { dayMs } from '#domain/calendar.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { Instant } from '#domain/units.ts'

/** One value on a chart. */
export interface SeriesPoint {
  readonly at: Instant
  readonly wallOffset: number
  /** Null: the kit detected nothing. It has no position on the scale. */
  readonly value: number | null
  readonly text: SummaryValue
  /** Points of the same source share a mark. */
  readonly source: string
}

/** All values of one species in one unit: kits and laboratories together, distinguished by their marks. */
export interface TrendSeries {
  readonly key: string
  readonly label: AnalyteLabel
  /** Oldest first. */
  readonly points: readonly SeriesPoint[]
  /** Names of kits and other sources, by mark index. */
  readonly sources: readonly string[]
  /** Number of older points left out. */
  readonly left: number
}

/** More points cannot be distinguished on one small chart. */
const maxPoints = 120

/**
 * Builds a series for each species from the tests, newest first. `plot` restricts it to the plot's samples from its tilled layer. Values of
 * unknown species, and series without any number, are left out.
 */
export function trendSeriesOf(
  summaries: readonly RecordSummary[],
  plot: string | null,
  nameOf: (value: SummaryValue, kit: string) => string,
): readonly TrendSeries[] {
  const found = new Map<string, { label: AnalyteLabel; points: SeriesPoint[]; left: number }>()
  for (const summary of summaries) {
    const { startedAt: at, wallOffset, kit, samples } = summary
    for (const value of summary.values) {
      if (!isDrawn(value) || !isOfPlot(samples, value, plot)) continue
      const key = keyOf(value.analyte)
      const series = found.get(key) ?? { label: value.analyte, points: [], left: 0 }
      found.set(key, series)
      if (series.points.length >= maxPoints) series.left += 1
      else {
        const source = nameOf(value, kit.name)
        series.points.push({ at, wallOffset, value: value.value, text: value, source })
      }
    }
  }
  return Array.from(found, ([key, { label, points, left }]) => ({
    key,
    label,
    points: points.toReversed(),
    sources: [...new Set(points.map(({ source }) => source))],
    left,
  }))
    .filter(({ points }) => points.some(({ value }) => value !== null))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.key < other.key ? -1 : 1))
}

export interface SeriesChange {
  /** `first`: there is nothing to compare with. */
  readonly kind: 'first' | 'same' | 'rose' | 'fell'
  /** The difference, never below zero. */
  readonly amount: number
  /** Days between the two. */
  readonly days: number
}

const yearDays = 400

/** Compares the newest number with the oldest one of the last year, else with the previous one; only values from the same source. */
export function changeOf({ points }: TrendSeries): SeriesChange {
  const numbers = points.filter(({ value }) => value !== null)
  const last = numbers.at(-1)
  const others = numbers.slice(0, -1).filter(({ source }) => source === last?.source)
  if (last === undefined) return { kind: 'first', amount: 0, days: 0 }
  const daysTo = ({ at }: SeriesPoint) => (last.at - at) / dayMs
  const before = others.find((point) => daysTo(point) <= yearDays) ?? others.at(-1)
  if (before === undefined) return { kind: 'first', amount: 0, days: 0 }
  const difference = roundFloat((last.value ?? 0) - (before.value ?? 0))
  const kind = difference === 0 ? 'same' : difference > 0 ? 'rose' : 'fell'
  return { kind, amount: Math.abs(difference), days: daysTo(before) }
}

/** Differences such as 5.3 − 5.1 have floating-point noise. */
const roundFloat = (value: number) => Number(value.toPrecision(6))

const isDrawn = ({ value, kind, limit, analyte }: SummaryValue) =>
  analyte.species !== '' && (value !== null || kind === 'undetectable' || isBelow(limit))

/** Below the method's limit, so that there is no number. */
const isBelow = (limit: SummaryValue['limit']) => limit?.comparator.startsWith('<') === true

const isOfPlot = (
  samples: RecordSummary['samples'],
  { sample }: SummaryValue,
  plot: string | null,
) =>
  plot === null ||
  samples.some((one) => one.id === sample && one.plot === plot && !isLowerLayer(one.name))

/** 10 kg/10a and 10 mg/L do not share a scale. */
const keyOf = ({ species, unit }: AnalyteLabel) => JSON.stringify([species, unit])

const order = ['pH', 'EC', 'NO3-N', 'NO3', 'NH4-N', 'P2O5', 'PO4', 'K2O', 'K']
const rankOf = ({ label }: TrendSeries) => {
  const rank = order.indexOf(label.species)
  return rank < 0 ? order.length : rank
}

/** The source of a value: the kit, a laboratory, an instrument. */
export const sourceName = ({ source }: SummaryValue, kit: string) =>
  source === 'kit' ? kit : texts('history').measured.sources[source]
