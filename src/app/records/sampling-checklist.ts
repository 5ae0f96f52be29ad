import { propertyOf } from '#domain/property-of.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from '#app/settings/follow-preference.ts'

export interface SamplingChecklistState {
  /** Ids of finished tasks. */
  readonly ticked: readonly string[]
  /** Days since the last fertilizer, as typed; null where not entered. */
  readonly daysSinceFertilizer: number | null
  /** False once the device failed to store the list. */
  readonly isKept: boolean
}

export interface SamplingChecklist {
  readonly store: StoreApi<SamplingChecklistState>
  /** Reads the stored list and follows other tabs; returns a function that stops. */
  start(): () => void
  tick(task: string, done: boolean): void
  setDaysSinceFertilizer(days: number | null): void
  /** Clears all ticks and returns them, so that this can be undone. */
  clear(): readonly string[]
  restore(ticked: readonly string[]): void
}

export const checklistKey = 'sampling-checklist'
const maxWaitDays = 3650
/** More than the guide has. */
const maxTasks = 100

const isTask = (value: unknown): value is string => typeof value === 'string' && value.length <= 40
const isDays = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxWaitDays

/** Parses field by field, so that an invalid one does not affect the other. */
export function parseChecklist(
  kept: unknown,
): Pick<SamplingChecklistState, 'ticked' | 'daysSinceFertilizer'> {
  const ticked = propertyOf(kept, 'ticked')
  const daysSinceFertilizer = propertyOf(kept, 'daysSinceFertilizer')
  const tasks: readonly unknown[] = Array.isArray(ticked) ? ticked : []
  return {
    ticked: [...new Set(tasks.filter(isTask))].slice(0, maxTasks),
    daysSinceFertilizer: isDays(daysSinceFertilizer) ? daysSinceFertilizer : null,
  }
}

/** Ticks of the sampling guide, kept on this device. */
export function createSamplingChecklist(preferences: Preferences): SamplingChecklist {
  const store = createStore<SamplingChecklistState>(() => ({
    ...parseChecklist(undefined),
    isKept: true,
  }))
  const read = (kept: unknown) => store.setState(parseChecklist(kept))
  const change = (patch: Partial<SamplingChecklistState>) => {
    store.setState(patch)
    const { ticked, daysSinceFertilizer } = store.getState()
    store.setState({ isKept: preferences.write(checklistKey, { ticked, daysSinceFertilizer }) })
  }
  return {
    store,
    start: () => followPreference(preferences, checklistKey, read),
    tick(task, done) {
      const others = store.getState().ticked.filter((id) => id !== task)
      change({ ticked: done ? [...others, task] : others })
    },
    setDaysSinceFertilizer: (days) => change({ daysSinceFertilizer: isDays(days) ? days : null }),
    clear() {
      const { ticked } = store.getState()
      change({ ticked: [] })
      return ticked
    },
    restore: (ticked) => change({ ticked }),
  }
}
