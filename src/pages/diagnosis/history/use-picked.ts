import { useSearchState } from '#ui/use-search-state.ts'

/** Tests to be compared: at most two, in the address. A third takes the place of the first. */
export function usePicked() {
  const search = useSearchState()
  const ids = (search.get('pick') ?? '').split(',').filter((id) => id !== '')
  const pick = (next: readonly string[]) =>
    search.change({ pick: next.length === 0 ? null : next.join(',') }, 'replace')
  return {
    ids,
    clear: () => pick([]),
    toggle: (id: string) =>
      pick(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-2)),
  }
}
