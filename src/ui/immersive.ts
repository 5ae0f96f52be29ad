import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Number of mounted components that need the whole screen. */
const store = createStore(() => ({ wishes: 0 }))
const add = (change: number) => store.setState(({ wishes }) => ({ wishes: wishes + change }))

/** While `on`, the frame hides its top bar and navigation: a running test fills the screen. */
export function useImmersive(on: boolean) {
  useLayoutEffect(() => {
    if (!on) return undefined
    add(1)
    return () => add(-1)
  }, [on])
}

export function useIsImmersive() {
  return useStore(store, ({ wishes }) => wishes > 0)
}
