import type { Model } from './model.ts'
import type { Dispatch } from './play.ts'
import type { SearchState } from './search-state.ts'

/** A problem that can be planned, with what is settled already. */
export interface Opening {
  readonly model: Model
  readonly state: SearchState
  /** What is settled, already played on the state. */
  readonly dispatches: readonly Dispatch[]
  /** So many of these were committed; others may come in another order. */
  readonly committed: number
  /** How things stand after what was committed. */
  readonly given: SearchState
}
