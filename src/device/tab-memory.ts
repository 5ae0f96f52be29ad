/** A time kept for this tab across reloads. `unknown` if the browser stores nothing. */
export interface KeptMoment {
  read(): number | 'never' | 'unknown'
  /** False if it was not stored. */
  write(moment: number): boolean
}

export function tabMoment(key: string): KeptMoment {
  return {
    read() {
      try {
        const kept = sessionStorage.getItem(key)
        return kept === null ? 'never' : Number(kept)
      } catch {
        // Storage is denied.
        return 'unknown'
      }
    },
    write(moment) {
      try {
        sessionStorage.setItem(key, String(moment))
        return true
      } catch {
        // Storage denied or full: callers must not rely on it.
        return false
      }
    },
  }
}

/** A text kept for this tab across reloads; not kept at all if the browser stores nothing. */
interface KeptText {
  read(): string | null
  write(text: string): void
}

export function tabText(key: string): KeptText {
  return {
    read() {
      try {
        return sessionStorage.getItem(key)
      } catch {
        // Storage is denied.
        return null
      }
    },
    write(text) {
      try {
        sessionStorage.setItem(key, text)
      } catch {
        // Denied or full: only a convenience is lost.
      }
    },
  }
}
