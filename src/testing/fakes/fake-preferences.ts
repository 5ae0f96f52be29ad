import type { Preferences } from '#ports/preferences.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakePreferences extends Preferences {
  /** From now on nothing is kept any more. */
  refuse(): void
  /** Another tab writes. */
  writeElsewhere(key: string, value: unknown): void
  /** What is kept, as the text a real device keeps. */
  texts(): Readonly<Record<string, string>>
}

/** Keeps JSON texts in memory. `start` holds values kept earlier. */
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
