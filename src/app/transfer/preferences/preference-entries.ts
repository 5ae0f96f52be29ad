/** Parts of a preference that are counted, added or replaced one by one, by name. Values are JSON. */
export type PreferenceEntries = ReadonlyMap<string, unknown>

export interface EntryCount {
  /** Only in the file, and added. */
  readonly fresh: number
  /** Here with another value than in the file. */
  readonly differing: number
  readonly known: number
  /** Only in the file, but there is no room for them. */
  readonly excess: number
}

/** What a preview counts and names together. */
export const preferenceGroups = [
  'favorites',
  'reagents',
  'paces',
  'layouts',
  'drafts',
  'typedTest',
  'conditions',
  'settings',
] as const

export type PreferenceGroup = (typeof preferenceGroups)[number]

export type PreferenceCounts = Readonly<Record<PreferenceGroup, EntryCount>>

const none: EntryCount = { fresh: 0, differing: 0, known: 0, excess: 0 }

export const noPreferences: PreferenceCounts = {
  favorites: none,
  reagents: none,
  paces: none,
  layouts: none,
  drafts: none,
  typedTest: none,
  conditions: none,
  settings: none,
}

interface Merged extends EntryCount {
  readonly entries: PreferenceEntries
}

/** Adds what is only in a file. What is on this device stays, and keeps its value unless the file `replaces` it. */
export function mergeEntries(
  here: PreferenceEntries,
  inFile: PreferenceEntries,
  { maxEntries, replaces }: { readonly maxEntries: number; readonly replaces: boolean },
): Merged {
  const entries = new Map(here)
  const count = { fresh: 0, differing: 0, known: 0, excess: 0 }
  for (const [name, value] of inFile) {
    if (!here.has(name)) {
      if (entries.size >= maxEntries) count.excess += 1
      else {
        entries.set(name, value)
        count.fresh += 1
      }
    } else if (JSON.stringify(here.get(name)) === JSON.stringify(value)) count.known += 1
    else {
      count.differing += 1
      if (replaces) entries.set(name, value)
    }
  }
  return { entries, ...count }
}
