import { useSearchState } from '#ui/navigation/use-search-state.ts'

export interface Picked {
  readonly ids: readonly string[]
  /** Whether tests are being chosen. */
  readonly isOn: boolean
  readonly begin: () => void
  readonly end: () => void
  readonly toggle: (id: string) => void
  readonly compare: () => void
}

/** Most tests compared at once: as many rows as fit on a screen. */
export const maxCompared = 6

/** Tests chosen for comparison, kept in the URL. One too many replaces the first. */
export function usePicked(): Picked {
  const search = useSearchState()
  const inAddress = search.get('pick')
  const ids = (inAddress ?? '').split(',').filter((id) => id !== '' && id !== nonePicked)
  const pick = (next: readonly string[]) =>
    search.change({ pick: next.length === 0 ? nonePicked : next.join(',') }, 'replace')
  return {
    ids,
    isOn: inAddress !== null,
    begin: () => pick([]),
    end: () => search.change({ pick: null }, 'replace'),
    toggle: (id) =>
      pick(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-maxCompared)),
    compare: () => search.change({ compare: ids.join(','), pick: null }),
  }
}

/** Value in the URL while nothing is chosen yet. */
const nonePicked = '-'
