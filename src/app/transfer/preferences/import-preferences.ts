import { builtInKits } from '#knowledge/kits/catalog.ts'
import { preferenceLine, type BackupPreference } from '#domain/exchange/backup-line.ts'
import { boundReason, eventLimits, type BoundReason } from '#domain/exchange/bounded.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Preferences } from '#ports/preferences.ts'
import { chosenKitKey } from '#app/kits/kit-shelf.ts'
import { foldOwnItems } from '#app/transfer/import-changes.ts'
import { mergeEntries, noPreferences, type PreferenceCounts } from './preference-entries.ts'
import { kitStream } from '#app/records/event-streams.ts'
import { portablePreferences } from './portable-preferences.ts'

/** Five drafts of kits of the largest size, and some. */
const limits = { ...eventLimits, chars: 4_000_000 }

/** Lines of a backup with the user's preferences. */
export const preferenceLines = (preferences: Preferences): readonly string[] =>
  portablePreferences.flatMap(({ key, entriesOf, valueOf }) => {
    const entries = entriesOf(preferences.read(key))
    return entries.size === 0 ? [] : [preferenceLine({ key, value: valueOf(entries) })]
  })

/** Preferences found in a file, by key. */
export function createFoundPreferences() {
  const found = new Map<string, unknown>()
  return {
    /** Null, or why it is left out. */
    note({ key, value }: BackupPreference): BoundReason | 'unknown-kind' | null {
      if (!portablePreferences.some((one) => one.key === key)) return 'unknown-kind'
      const reason = boundReason(value, limits)
      if (reason === null) found.set(key, value)
      return reason
    },
    count: (preferences: Preferences) => countFound(preferences, found),
    /** Stores them; resolves with how many were added or replaced, or null if the device stores nothing. */
    async keep(needs: Needs, replaces: boolean): Promise<number | null> {
      const chosen = (await isKit(needs.log, found.get(chosenKitKey)))
        ? found
        : new Map([...found].filter(([key]) => key !== chosenKitKey))
      return keepFound(needs.preferences, chosen, replaces)
    },
  }
}

interface Needs {
  readonly preferences: Preferences
  readonly log: EventLog
}

function mergesOf(
  preferences: Preferences,
  found: ReadonlyMap<string, unknown>,
  replaces: boolean,
) {
  return portablePreferences
    .filter(({ key }) => found.has(key))
    .map((one) => {
      const here = one.entriesOf(preferences.read(one.key))
      const inFile = one.entriesOf(found.get(one.key))
      return { ...one, merged: mergeEntries(here, inFile, { ...one, replaces }) }
    })
}

function countFound(
  preferences: Preferences,
  found: ReadonlyMap<string, unknown>,
): PreferenceCounts {
  const counts = { ...noPreferences }
  for (const { group, merged } of mergesOf(preferences, found, false)) {
    const before = counts[group]
    counts[group] = {
      fresh: before.fresh + merged.fresh,
      differing: before.differing + merged.differing,
      known: before.known + merged.known,
      excess: before.excess + merged.excess,
    }
  }
  return counts
}

function keepFound(
  preferences: Preferences,
  found: ReadonlyMap<string, unknown>,
  replaces: boolean,
): number | null {
  let kept = 0
  for (const { key, valueOf, merged } of mergesOf(preferences, found, replaces)) {
    const changed = merged.fresh + (replaces ? merged.differing : 0)
    if (changed > 0 && !preferences.write(key, valueOf(merged.entries))) return null
    kept += changed
  }
  return kept
}

/** Whether the kit in use on the other device is here too. */
const isKit = async (log: EventLog, id: unknown) =>
  typeof id === 'string' &&
  (builtInKits.some((kit) => kit.id === id) ||
    foldOwnItems(kitStream, await log.readStream(kitStream)).shown.has(id))
