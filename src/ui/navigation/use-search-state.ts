import { useLocation, useSearchParams, type Location } from 'react-router'

/** The values of parameters by name; null removes one. */
type Patch = Readonly<Record<string, string | null>>

type Get = (name: string) => string | null

export interface AddressState {
  readonly get: Get
  /**
   * Sets parameters, the others stay. A patch that depends on an earlier value takes it from `get` of its argument, which knows of
   * changes that are not on screen yet. `replace` adds no entry for the back button, which closes a dialog without one.
   */
  readonly change: (patch: Patch | ((get: Get) => Patch), how?: 'push' | 'replace') => void
}

interface Change {
  readonly params: URLSearchParams
  readonly how: 'push' | 'replace'
}

/**
 * The last change asked for at an address. The router first looks up what an address names, so the next change may come while the old
 * address is still on screen.
 */
const lastChanges = new WeakMap<Location, Change>()

/**
 * State of a page that is stored in its address. Safe while hydrating: main.tsx renders a page with search parameters
 * from scratch instead of hydrating the prerendered one.
 */
export function useSearchState(): AddressState {
  const location = useLocation()
  const [params, setParams] = useSearchParams()
  return {
    get: (name) => params.get(name),
    change(patch, how = 'push') {
      const next = nextChange(lastChanges.get(location) ?? { params, how: 'replace' }, patch, how)
      lastChanges.set(location, next)
      setParams(next.params, { replace: next.how === 'replace', preventScrollReset: true })
    },
  }
}

/** The change to ask for after one that may not have arrived: the later navigation wins, so it does what both were to do. */
function nextChange(
  before: Change,
  patch: Parameters<AddressState['change']>[0],
  how: Change['how'],
): Change {
  const patched = typeof patch === 'function' ? patch((name) => before.params.get(name)) : patch
  return {
    params: patchParams(before.params, patched),
    how: before.how === 'push' ? 'push' : how,
  }
}

export function patchParams(before: URLSearchParams, patch: Patch): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return after
}
