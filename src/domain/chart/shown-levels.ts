import type { Analyte, ChartScale, Level } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import type { ChartPatch, OwnChart } from './own-chart.ts'

/** One band of a chart: a level of the kit, a photographed patch, or both. */
export interface ShownLevel {
  /** Index into the analyte's levels; null where only the user's own chart has this level. */
  readonly index: number | null
  readonly level: Level
  readonly patch: ChartPatch | null
  /** Present where the chart's paper prints another unit than the kit. */
  readonly scale?: ChartScale
}

/** Scale of the user's own chart where it differs from the kit's; null where they agree. */
export function ownScale(analyte: ChartScale, chart: OwnChart | null): ChartScale | null {
  const scale = chart?.scale
  if (scale === undefined) return null
  return scale.unit === analyte.unit && scale.species === analyte.species ? null : scale
}

/** Returns the analyte with the scale of the displayed chart. */
export const analyteOnChart = (analyte: Analyte, chart: OwnChart | null): Analyte =>
  analyteOnScale(analyte, ownScale(analyte, chart))

/** In another unit the kit's numbers do not apply. */
export const analyteOnScale = (analyte: Analyte, scale: ChartScale | null): Analyte =>
  scale === null
    ? analyte
    : { ...analyte, ...scale, levels: [], halfLevels: false, chartComplete: false }

/**
 * Merges the bands of an analyte with the user's own photographs. A patch belongs to the kit's level of the same value, or of
 * the same word where that level has no value; other patches become bands of their own. Numbers in two units are never mixed:
 * in that case only the own chart's bands are shown.
 */
export function shownLevels(
  analyte: Pick<Analyte, 'levels' | 'species' | 'unit'>,
  chart: OwnChart | null,
): readonly ShownLevel[] {
  const patches = chart?.patches ?? []
  const scale = ownScale(analyte, chart)
  if (scale !== null) return patches.map((patch) => ({ ...ownLevel(patch), scale }))
  const ofKit = analyte.levels.map((level, index) => ({
    index,
    level,
    patch: patches.find((patch) => isOf(patch, level)) ?? null,
  }))
  const taken = new Set(ofKit.map(({ patch }) => patch))
  const own = patches.filter((patch) => !taken.has(patch)).map(ownLevel)
  return own.length === 0 ? ofKit : [...ofKit, ...own].toSorted(byValue)
}

/** Returns the answer given by tapping a band; null where it has neither a level of the kit nor a number. */
export function answerOfBand({ index, level, scale }: ShownLevel): Answer | null {
  if (index !== null) return { kind: 'level', level: index }
  return level.value === null ? null : addScale({ kind: 'typed', value: level.value }, scale)
}

/** Adds the displayed chart's scale to a number. */
export const addScale = (answer: Answer, scale: ChartScale | null | undefined): Answer =>
  answer.kind === 'typed' && scale ? { ...answer, scale } : answer

const isOf = (patch: ChartPatch, level: Level) =>
  level.value === null
    ? level.word !== '' && patch.value === null && patch.word === level.word
    : patch.value === level.value

const ownLevel = (patch: ChartPatch): ShownLevel => ({
  index: null,
  level: {
    value: patch.value,
    word: patch.word,
    look: { kind: 'unknown' },
    trust: 'user',
    sources: [],
  },
  patch,
})

/** Stable: levels without a number keep their place. */
const byValue = ({ level: one }: ShownLevel, { level: other }: ShownLevel) =>
  one.value === null || other.value === null ? 0 : one.value - other.value
