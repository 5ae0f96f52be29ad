import type { Model } from './model.ts'
import type { Dispatch } from './play.ts'
import type { SearchState } from './search-state.ts'

/** A problem that can be planned, with what is settled already. */
export interface PreparedProblem {
  readonly model: Model
  readonly state: SearchState
  /** What is settled, already played on `state`. */
  readonly dispatches: readonly Dispatch[]
  /** How many of them, from the first, were committed; the others may be reordered. */
  readonly committed: number
  /** State after the committed dispatches alone. */
  readonly committedState: SearchState
}
