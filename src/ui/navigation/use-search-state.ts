import { useSearchParams } from 'react-router'

export interface AddressState {
  get(name: string): string | null
  /** Sets parameters; null removes one, the others stay. `replace` adds no entry for the back button. */
  change(patch: Readonly<Record<string, string | null>>, how?: 'push' | 'replace'): void
}

/**
 * State of a page that is stored in its address. Safe while hydrating: main.tsx renders a page with search parameters
 * from scratch instead of hydrating the prerendered one.
 */
export function useSearchState(): AddressState {
  const [params, setParams] = useSearchParams()
  return {
    get: (name) => params.get(name),
    change: (patch, how = 'push') =>
      setParams((before) => patchParams(before, patch), {
        replace: how === 'replace',
        preventScrollReset: true,
      }),
  }
}

export function patchParams(
  before: URLSearchParams,
  patch: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return after
}
