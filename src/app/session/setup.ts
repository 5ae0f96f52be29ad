import { entryOf } from '#domain/entry-of.ts'
import { createStore } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import type { Preferences } from '#ports/preferences.ts'
import { propertyOf } from '#domain/property-of.ts'

/** The user's last choices for a test, remembered so that the next one starts with one tap. */
export interface SetupState {
  readonly count: number
  /** Names given by the user, by position; empty where none was given. */
  readonly names: readonly string[]
  /** Analytes left out, by kit id. */
  readonly skipped: Readonly<Record<string, readonly string[]>>
  readonly people: 1 | 2
  /** Number of tubes or bottles; null: one for each sample. */
  readonly vessels: number | null
}

export const maxSamples = 24
export const maxSampleNameChars = 40

const initial: SetupState = { count: 1, names: [], skipped: {}, people: 1, vessels: null }
export const setupKey = 'setup'

export function createSetup(preferences: Preferences) {
  const store = createStore<SetupState>(() => initial)

  function change(patch: Partial<SetupState>) {
    store.setState(patch)
    preferences.write(setupKey, store.getState())
  }

  return {
    store,
    start() {
      store.setState(parseSetup(preferences.read(setupKey)))
    },
    setCount: (count: number) => change({ count: Math.min(maxSamples, Math.max(1, count)) }),
    /** Replaces the samples by these. */
    measure: (names: readonly string[]) =>
      change({
        count: names.length,
        names: names.map((name) => name.slice(0, maxSampleNameChars)),
      }),
    setPeople: (people: 1 | 2) => change({ people }),
    setVessels: (vessels: number | null) => change({ vessels }),
    /** Names a sample; an empty name restores the default. */
    rename(index: number, name: string) {
      const { names } = store.getState()
      const filled = Array.from(
        { length: Math.max(names.length, index + 1) },
        (_, at) => names[at] ?? '',
      )
      change({ names: filled.with(index, name.slice(0, maxSampleNameChars)) })
    },
    toggle(kit: string, analyte: string) {
      const { skipped } = store.getState()
      const before = entryOf(skipped, kit) ?? []
      const after = before.includes(analyte)
        ? before.filter((id) => id !== analyte)
        : [...before, analyte]
      change({ skipped: { ...skipped, [kit]: after } })
    },
  }
}

/** Parses field by field: an invalid one falls back to its default. By hand, as the first screen loads no validation library. */
export function parseSetup(kept: unknown): SetupState {
  const field = (name: keyof SetupState) => propertyOf(kept, name)
  const count = field('count')
  const names = field('names')
  const skipped = field('skipped')
  const vessels = field('vessels')
  return {
    count: isCount(count) ? count : initial.count,
    names: textsIn(names)
      .slice(0, maxSamples)
      .map((name) => name.slice(0, maxSampleNameChars)),
    skipped:
      typeof skipped === 'object' && skipped !== null
        ? Object.fromEntries(Object.entries(skipped).map(([kit, ids]) => [kit, textsIn(ids)]))
        : initial.skipped,
    people: field('people') === 2 ? 2 : 1,
    vessels: isCount(vessels) ? vessels : null,
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxSamples

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Number of vessels where there are fewer than samples, otherwise null. */
export const scarceVessels = ({ count, vessels }: SetupState): number | null =>
  vessels !== null && vessels < count ? vessels : null

export const chosenAnalytes = (kit: Kit, { skipped }: SetupState): readonly string[] =>
  kit.analytes.map(({ id }) => id).filter((id) => !(entryOf(skipped, kit.id) ?? []).includes(id))
