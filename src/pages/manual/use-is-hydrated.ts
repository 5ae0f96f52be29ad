import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the first render, which must equal the prerendered page: the address's `?` and `#` are unknown there. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
