import { createStore, type StoreApi } from 'zustand/vanilla'
import { propertyOf } from '#domain/property-of.ts'
import type { Language } from '#locales/languages.ts'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from '#app/settings/follow-preference.ts'
import { asLanguage } from '#app/settings/settings.ts'

/** What the diagnosis said of the first sample of a test, as text: the first screen loads neither rules nor their words. */
export interface LastVerdict {
  readonly record: string
  readonly language: Language
  /** The state of the soil, then what is to be known before anything is spread, else what follows; the second may be empty. */
  readonly title: string
  readonly clause: string
}

export interface LastVerdicts {
  readonly store: StoreApi<{ readonly verdict: LastVerdict | null }>
  /** Reads what is stored and follows other tabs; returns a function that stops. */
  readonly start: () => () => void
  /** Null: nothing is said any more. */
  readonly note: (verdict: LastVerdict | null) => void
  /** What is stored, whether started or not. */
  readonly kept: () => LastVerdict | null
}

export const lastVerdictKey = 'last-verdict'

/** Which rules and words this version judges by: what another version said may no longer hold. */
const rules: unknown = import.meta.env['VITE_RULES_HASH']

export function createLastVerdicts(preferences: Preferences): LastVerdicts {
  const store = createStore<{ readonly verdict: LastVerdict | null }>(() => ({ verdict: null }))
  const read = (stored: unknown) => store.setState({ verdict: parseVerdict(stored) })
  const kept = () => parseVerdict(preferences.read(lastVerdictKey))
  const note = (verdict: LastVerdict | null) => {
    if (JSON.stringify(kept()) !== JSON.stringify(verdict))
      preferences.write(lastVerdictKey, verdict === null ? null : { ...verdict, rules })
    store.setState({ verdict })
  }
  return {
    store,
    start: () => followPreference(preferences, lastVerdictKey, read),
    note,
    kept,
  }
}

function parseVerdict(kept: unknown): LastVerdict | null {
  const language = asLanguage(propertyOf(kept, 'language'))
  const record = propertyOf(kept, 'record')
  const title = propertyOf(kept, 'title')
  const clause = propertyOf(kept, 'clause')
  return language !== undefined &&
    propertyOf(kept, 'rules') === rules &&
    typeof record === 'string' &&
    typeof title === 'string' &&
    typeof clause === 'string'
    ? { record, language, title, clause }
    : null
}
