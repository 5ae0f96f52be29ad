/** Stored in the database: how much of the journal it holds. */
export interface JournalMark {
  /** The journal's first bytes, by which it is recognized; empty while it was empty. */
  readonly head: string
  readonly position: number
  /** Number of events the database held then. */
  readonly events: number
  /** Latest clock known; empty before the first event. */
  readonly clock: string
}

export interface JournalState {
  readonly head: string
  readonly length: number
}

export type ReplayPlan =
  | { readonly kind: 'nothing' }
  /** A kill came between the writes to journal and database: events from here on are added to the database. */
  | { readonly kind: 'tail'; readonly from: number }
  /** One of the two was lost or replaced: each is completed from the other. */
  | { readonly kind: 'whole' }

export const emptyMark: JournalMark = { head: '', position: 0, events: 0, clock: '' }

/** Determines what to replay at start. `mark` is null in a new database. */
export function planReplay(
  mark: JournalMark | null,
  eventsInDatabase: number,
  journal: JournalState,
): ReplayPlan {
  const known = mark ?? emptyMark
  const isNew = mark === null && (journal.length > 0 || eventsInDatabase > 0)
  const isReplaced = known.position > 0 && known.head !== journal.head
  if (isNew || isReplaced || eventsInDatabase !== known.events) return { kind: 'whole' }
  if (journal.length < known.position) return { kind: 'whole' }
  if (journal.length > known.position) return { kind: 'tail', from: known.position }
  return { kind: 'nothing' }
}
