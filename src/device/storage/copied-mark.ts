/**
 * Up to which byte of the journal a database has held its events, kept outside of both: where the database is gone, what it
 * had is distinguished from what was not copied yet.
 */
export interface CopiedMark {
  /** Null where none was kept yet. */
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

/** Null where the browser refuses or has no room: then more may be said to be lost than was. */
function withoutRefusal<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}
