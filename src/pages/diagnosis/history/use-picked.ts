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
  const ids = idsOf(inAddress)
  return {
    ids,
    isOn: inAddress !== null,
    begin: () => search.change({ pick: nonePicked }, 'replace'),
    end: () => search.change({ pick: null }, 'replace'),
    toggle: (id) =>
      search.change(
        (get) => ({ pick: toggled(idsOf(get('pick')), id).join(',') || nonePicked }),
        'replace',
      ),
    compare: () => search.change({ compare: ids.join(','), pick: null }),
  }
}

/** Value in the URL while nothing is chosen yet. */
const nonePicked = '-'

const idsOf = (pick: string | null) =>
  (pick ?? '').split(',').filter((id) => id !== '' && id !== nonePicked)

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-maxCompared)
