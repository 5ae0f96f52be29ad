import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { withTexts } from '#locales/texts.ts'
import { withLoadTimeout } from './with-load-timeout.ts'

/** A module loaded on demand and cached; null until it is loaded. A failed load is retried the next time it is wanted. */
export function createModule<Module extends object>(load: () => Promise<Module>) {
  const store = createStore<{ readonly module: Module | null }>(() => ({ module: null }))
  let loading: Promise<void> | undefined
  const want = () =>
    (loading ??= withLoadTimeout(withTexts(load())).then(
      async (module) => {
        await yieldToInput()
        store.setState({ module })
      },
      (thrown: unknown) => {
        loading = undefined
        throw thrown
      },
    ))
  return { store, want }
}

/** Evaluating a module and rendering what it draws are separate tasks where the browser allows it (not in Safari). */
async function yieldToInput() {
  if ('scheduler' in globalThis) await scheduler.yield()
}

export type LazyModule<Module extends object> = ReturnType<typeof createModule<Module>>

/**
 * Returns the module once loaded, else null; `isWanted` loads it. Unlike `lazy` it does not suspend: the current content
 * stays until the new one is ready. A failed load becomes an unhandled rejection, which chunk recovery handles.
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
