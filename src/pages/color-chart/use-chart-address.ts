import { useSearchParams } from 'react-router'

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
  const [params, setParams] = useSearchParams()
  const go = (change: Change) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [part, value] of Object.entries(change)) {
          if (value === null) next.delete(part)
          else next.set(part, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    kit: params.get('kit'),
    analyte: params.get('analyte'),
    level: params.get('level'),
    set: params.get('set'),
    tool: params.get('tool'),
    amounts: params.get('amounts'),
    back: params.get('back'),
    go,
  }
}

/** Parses the index of an existing level; null otherwise. */
export function levelIndex(text: string | null, count: number): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const index = Number(text)
  return index < count ? index : null
}
