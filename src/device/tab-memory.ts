/** A moment kept for this tab, across its reloads. `unknown` where the browser keeps nothing. */
export interface KeptMoment {
  read(): number | 'never' | 'unknown'
  /** False where it was not kept. */
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

/** A text kept for this tab, across its reloads; nowhere at all where the browser keeps nothing. */
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
        // Denied or full: a comfort is missing, no more.
      }
    },
  }
}
