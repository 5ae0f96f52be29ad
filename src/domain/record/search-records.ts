import { memoize } from '#domain/memoize.ts'
import type { Instant } from '#domain/units.ts'
import { foldText } from './fold-text.ts'
import type { RecordSummary } from './record-summary.ts'

/** A search of the history; null means any. */
export interface RecordQuery {
  /** All its words must be found in kit, samples, plots, weather or note. */
  readonly text: string
  readonly plot: string | null
  readonly kit: string | null
  /** Inclusive. */
  readonly from: Instant | null
  /** Exclusive. */
  readonly to: Instant | null
  /** Species that must have a value. */
  readonly species: string | null
}

export const matchAllRecords: RecordQuery = {
  text: '',
  plot: null,
  kit: null,
  from: null,
  to: null,
  species: null,
}

/** Finds the records that match the whole query, in the given order. */
export function searchRecords(
  summaries: readonly RecordSummary[],
  query: RecordQuery,
  plotNames: ReadonlyMap<string, string>,
  /** Whether a folded word is found in a name, as written or by its reading. */
  isNamed: (name: string, word: string) => boolean = isWritten,
): readonly RecordSummary[] {
  const { plot, kit, from, to, species } = query
  const words = foldText(query.text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word): Wanted => {
      // Cached, because names recur.
      const named = memoize((name) => isNamed(name, word))
      const plots = Array.from(plotNames).flatMap(([id, name]) => (named(name) ? [id] : []))
      return { word, named, plots: new Set(plots) }
    })
  return summaries.filter(
    (summary) =>
      (from === null || summary.startedAt >= from) &&
      (to === null || summary.startedAt < to) &&
      (kit === null || summary.kit.id === kit) &&
      (plot === null || summary.samples.some((sample) => sample.plot === plot)) &&
      (species === null || summary.values.some(({ analyte }) => analyte.species === species)) &&
      words.every((wanted) => has(summary, wanted)),
  )
}

interface Wanted {
  readonly word: string
  readonly named: (name: string) => boolean
  /** Plots whose names contain the word. */
  readonly plots: ReadonlySet<string>
}

const isWritten = (name: string, word: string) => foldText(name).includes(word)

const has = ({ text, samples }: RecordSummary, { word, named, plots }: Wanted) =>
  text.includes(word) ||
  samples.some(({ name, plot }) => (plot !== undefined && plots.has(plot)) || named(name))
