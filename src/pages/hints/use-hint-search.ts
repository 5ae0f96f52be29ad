import type { HintTopic } from '#domain/hints/hint.ts'
import { hints } from '#knowledge/hints/hints.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'

export interface HintSearch {
  readonly typed: string
  readonly topic: HintTopic | null
  readonly savedOnly: boolean
  /** Null: hints that fit the last test, or those for the month when none do. */
  readonly tab: 'month' | null
  /** Whether the search or the saved hints are shown instead of the tabs. */
  readonly isOpen: boolean
  type(text: string): void
  clear(): void
}

/** The search state, which is stored in the address. */
export function useHintSearch(): HintSearch {
  const address = useSearchState()
  const typed = address.get('q') ?? ''
  const topic = asTopic(address.get('topic'))
  const savedOnly = address.get('saved') !== null
  return {
    typed,
    topic,
    savedOnly,
    tab: address.get('tab') === 'month' ? 'month' : null,
    isOpen: address.get('q') !== null || savedOnly,
    type: (text) => address.change({ q: text }, 'replace'),
    clear: () => address.change({ q: null, topic: null, saved: null }, 'replace'),
  }
}

const asTopic = (name: string | null): HintTopic | null =>
  hints.find(({ topic }) => topic === name)?.topic ?? null
