import { useSearchState } from '#ui/navigation/use-search-state.ts'

type Part = 'kit' | 'analyte' | 'level' | 'set' | 'tool' | 'amounts' | 'back'
type Change = Partial<Record<Part, string | null>>

export interface ChartAddress extends Readonly<Record<Part, string | null>> {
  go(change: Change): void
}

/**
 * State of the page in its address: `?kit=…&analyte=…&level=…`, the set of own colors, the open tool, typed amounts, and where to return
 * to.
 */
export function useChartAddress(): ChartAddress {
  const { get, change } = useSearchState()
  return {
    kit: get('kit'),
    analyte: get('analyte'),
    level: get('level'),
    set: get('set'),
    tool: get('tool'),
    amounts: get('amounts'),
    back: get('back'),
    go: (patch) => change(patch, 'replace'),
  }
}

/** Parses the index of an existing level; null otherwise. */
export function levelIndex(text: string | null, count: number): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const index = Number(text)
  return index < count ? index : null
}
