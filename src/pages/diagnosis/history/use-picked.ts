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

/** More rows than fit on a screen cannot be compared. */
export const maxCompared = 6

/** Tests to be compared, in the address. One more than may be takes the place of the first. */
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

/** Stands in the address while nothing is chosen yet. */
const nonePicked = '-'
