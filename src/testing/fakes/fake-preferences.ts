import type { Preferences } from '#ports/preferences.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakePreferences extends Preferences {
  /** Stops storing anything from now on. */
  refuse(): void
  /** Another tab writes. */
  writeElsewhere(key: string, value: unknown): void
  /** Stored values as JSON text, as on a real device. */
  texts(): Readonly<Record<string, string>>
}

/** Stores JSON texts in memory. `start` holds values stored earlier. */
export function fakePreferences(start: Readonly<Record<string, unknown>> = {}): FakePreferences {
  const texts = new Map(Object.entries(start).map(([key, value]) => [key, JSON.stringify(value)]))
  const changes = listeners<[string]>()
  let isRefusing = false
  return {
    read(key) {
      const text = texts.get(key)
      const value: unknown = text === undefined ? undefined : JSON.parse(text)
      return value
    },
    write(key, value) {
      if (isRefusing) return false
      texts.set(key, JSON.stringify(value))
      return true
    },
    onChange: changes.add,
    refuse: () => void (isRefusing = true),
    writeElsewhere(key, value) {
      texts.set(key, JSON.stringify(value))
      changes.tell(key)
    },
    texts: () => Object.fromEntries(texts),
  }
}
