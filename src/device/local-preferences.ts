import type { Preferences } from '#ports/preferences.ts'

/** Prefix of the keys in localStorage; index.html reads the settings under it before the first paint. */
export const preferencePrefix = 'soil-kit-timer:'

interface Surroundings {
  /** A function, since even reading `window.localStorage` throws if storage is denied. */
  readonly storage: () => Storage
  readonly target: EventTarget
}

const browser: Surroundings = {
  storage: () => window.localStorage,
  target: globalThis,
}

/** Small settings in localStorage, as JSON. Denied storage or invalid JSON reads as nothing kept. */
export function localPreferences({ storage, target }: Surroundings = browser): Preferences {
  return {
    read: (key) => attempt(() => parsed(storage().getItem(preferencePrefix + key)), undefined),
    write: (key, value) =>
      attempt(() => {
        storage().setItem(preferencePrefix + key, JSON.stringify(value))
        return true
      }, false),
    onChange(listener) {
      const heard = (event: Event) => {
        const key = event instanceof StorageEvent ? event.key : undefined
        if (key?.startsWith(preferencePrefix)) listener(key.slice(preferencePrefix.length))
      }
      target.addEventListener('storage', heard)
      return () => target.removeEventListener('storage', heard)
    },
  }
}

function parsed(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text)
}

function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action()
  } catch {
    // Denied, full or not JSON: the caller uses its defaults.
    return otherwise
  }
}
