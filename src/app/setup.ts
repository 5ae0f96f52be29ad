import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import type { Preferences } from '#ports/preferences.ts'

/** What the user last chose for a test, remembered so that the next one starts with one tap. */
export interface SetupState {
  readonly count: number
  /** Names given by the user, by position; empty where none was given. */
  readonly names: readonly string[]
  /** Analytes left out, by kit id. */
  readonly skipped: Readonly<Record<string, readonly string[]>>
}

export const mostSamples = 24
export const longestName = 20

const initial: SetupState = { count: 1, names: [], skipped: {} }
const key = 'setup'

const schema = v.object({
  count: v.fallback(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSamples)),
    initial.count,
  ),
  names: v.fallback(v.array(v.pipe(v.string(), v.maxLength(longestName))), []),
  skipped: v.fallback(v.record(v.string(), v.array(v.string())), {}),
})

export type Setup = ReturnType<typeof createSetup>

export function createSetup(preferences: Preferences) {
  const store = createStore<SetupState>(() => initial)

  function change(patch: Partial<SetupState>) {
    store.setState(patch)
    preferences.write(key, store.getState())
  }

  return {
    store,
    start() {
      const kept = v.safeParse(schema, preferences.read(key))
      if (kept.success) store.setState(kept.output)
    },
    setCount: (count: number) => change({ count: Math.min(mostSamples, Math.max(1, count)) }),
    rename(index: number, name: string) {
      const { names } = store.getState()
      const filled = Array.from(
        { length: Math.max(names.length, index + 1) },
        (_, at) => names[at] ?? '',
      )
      change({ names: filled.with(index, name.slice(0, longestName)) })
    },
    toggle(kit: string, analyte: string) {
      const { skipped } = store.getState()
      const before = skipped[kit] ?? []
      const after = before.includes(analyte)
        ? before.filter((id) => id !== analyte)
        : [...before, analyte]
      change({ skipped: { ...skipped, [kit]: after } })
    },
  }
}

export const chosenAnalytes = (kit: Kit, { skipped }: SetupState): readonly string[] =>
  kit.analytes.map(({ id }) => id).filter((id) => !(skipped[kit.id] ?? []).includes(id))
