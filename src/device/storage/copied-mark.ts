/**
 * The byte up to which a database has held the journal's events. Stored outside both, so that events lost with a database
 * are distinguished from events not yet copied to it.
 */
export interface CopiedMark {
  /** Null if none was stored yet. */
  read(): number | null
  write(position: number): void
}

export function openCopiedMark(name: string): CopiedMark {
  const key = `${name}-copied`
  return {
    read() {
      const kept = withoutRefusal(() => localStorage.getItem(key))
      return kept !== null && /^\d{1,15}$/u.test(kept) ? Number(kept) : null
    },
    write: (position) => void withoutRefusal(() => localStorage.setItem(key, String(position))),
  }
}

/** Null if the browser refuses or has no room: then more events may be reported lost than were. */
function withoutRefusal<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
