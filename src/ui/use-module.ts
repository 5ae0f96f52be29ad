import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { withTexts } from '#locales/texts.ts'
import { inTime } from './in-time.ts'

/** A module loaded when wanted and kept; null until it is here. What did not arrive is fetched again when wanted again. */
export function createModule<Module extends object>(load: () => Promise<Module>) {
  const store = createStore<{ readonly module: Module | null }>(() => ({ module: null }))
  let loading: Promise<void> | undefined
  const want = () =>
    (loading ??= inTime(withTexts(load())).then(
      (module) => store.setState({ module }),
      (thrown: unknown) => {
        loading = undefined
        throw thrown
      },
    ))
  return { store, want }
}

export type LazyModule<Module extends object> = ReturnType<typeof createModule<Module>>

/**
 * The module where it is here, else null; `isWanted` fetches it. Unlike `lazy` it suspends nothing: what is on screen
 * stays until the new is ready. A failed load surfaces as an unhandled rejection, which chunk recovery hears.
 */
export function useModule<Module extends object>(
  { store, want }: LazyModule<Module>,
  isWanted: boolean,
) {
  useEffect(() => {
    if (isWanted) void want()
  }, [want, isWanted])
  return useStore(store, ({ module }) => module)
}
