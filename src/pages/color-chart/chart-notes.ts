import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Trust } from '#domain/sourced.ts'

/** What must be said about a chart before it is trusted. */
export type ChartNote = 'empty' | 'incomplete' | 'half' | 'no-half'

export function chartNotes(analyte: Analyte): readonly ChartNote[] {
  if (analyte.levels.length === 0) return ['empty']
  const half = analyte.halfLevels ? 'half' : 'no-half'
  return analyte.chartComplete ? [half] : ['incomplete', half]
}

export type BandSize = 'even' | 'grown' | 'neighbor' | 'slim'

/** How large band `index` is while band `opened` is open. */
export function bandSize(index: number, opened: number | null): BandSize {
  if (opened === null) return 'even'
  const distance = Math.abs(index - opened)
  if (distance === 0) return 'grown'
  return distance === 1 ? 'neighbor' : 'slim'
}

/** The keys of all sources behind an analyte's levels, each once. */
export const levelSources = (analyte: Analyte): readonly string[] => [
  ...new Set([
    ...analyte.levels.flatMap(({ sources }) => sources),
    ...(analyte.lowestDetectable.value === null ? [] : analyte.lowestDetectable.sources),
  ]),
]

/** Whether there is something to compare with: a color, a figure, or the user's own photograph. */
export const isLookKnown = ({ level, patch }: ShownLevel) =>
  patch !== null || level.look.kind !== 'unknown'

/** The mark that all levels of the kit have; null where they differ, or none is of the kit. */
export function commonTrust(bands: readonly ShownLevel[]): Trust | null {
  const marks = new Set(bands.flatMap(({ index, level }) => (index === null ? [] : [level.trust])))
  const [mark] = marks
  return marks.size === 1 && mark !== undefined ? mark : null
}
