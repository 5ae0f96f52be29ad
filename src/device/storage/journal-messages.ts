import type { PlaceFailure } from './storage-failure.ts'
import type { JournalState } from './replay-plan.ts'

/** A request from the page to the worker; `file` is the journal's name in the origin's private file system. */
export type JournalRequest = { readonly call: number; readonly file: string } & JournalQuestion

export type JournalQuestion =
  | { readonly kind: 'look' }
  /** Seals the lines, writes them at the end and flushes them to disk. */
  | { readonly kind: 'append'; readonly openLines: string }
  | { readonly kind: 'read'; readonly from: number; readonly length: number }

export interface JournalAnswers {
  readonly look: JournalState
  readonly append: Appended
  readonly read: Uint8Array<ArrayBuffer>
}

export interface Appended {
  readonly before: JournalState
  readonly after: JournalState
}

export type JournalReply = { readonly call: number } & (
  | { readonly ok: true; readonly value: JournalAnswers[keyof JournalAnswers] }
  | { readonly ok: false; readonly failure: PlaceFailure }
)
