import type { StoreApi } from 'zustand/vanilla'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from './follow-preference.ts'

/** What a first visit may bring, in this order; all of it can be left out. */
export const welcomeSteps = ['kit', 'sound', 'practice'] as const
export type WelcomeStep = (typeof welcomeSteps)[number]

export interface WelcomeState {
  /** False until it is known what the user did before. */
  readonly ready: boolean
  readonly done: readonly WelcomeStep[]
  /** The user wants to see no more of it. */
  readonly hidden: boolean
}

const key = 'welcome'

/** The first five minutes: what was done of them, kept on this device. */
export function createWelcome(outside: {
  readonly preferences: Preferences
  readonly store: StoreApi<WelcomeState>
}) {
  const { preferences, store } = outside
  const read = (kept: unknown) => store.setState({ ...parse(kept), ready: true })
  const change = (patch: Partial<WelcomeState>) => {
    store.setState(patch)
    const { done, hidden } = store.getState()
    preferences.write(key, { done, hidden })
  }
  return {
    start() {
      followPreference(preferences, key, read)
    },
    finish(step: WelcomeStep) {
      const { done } = store.getState()
      if (!done.includes(step)) change({ done: [...done, step] })
    },
    hide: () => change({ hidden: true }),
  }
}

/** Field by field: a spoiled one falls back to its default. */
function parse(kept: unknown): Pick<WelcomeState, 'done' | 'hidden'> {
  const field = (name: 'done' | 'hidden'): unknown =>
    typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined
  const done = field('done')
  const names: readonly unknown[] = Array.isArray(done) ? done : []
  return {
    done: welcomeSteps.filter((step) => names.includes(step)),
    hidden: field('hidden') === true,
  }
}
