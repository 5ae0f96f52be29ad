import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the first render, which must equal the prerendered page: the `?` and `#` of the address are unknown there. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
