import type { HintTopic } from '#domain/hints/hint.ts'
import { hints } from '#knowledge/hints/hints.ts'
import { useSearchState } from '#ui/use-search-state.ts'

export interface HintSearch {
  readonly typed: string
  readonly topic: HintTopic | null
  readonly savedOnly: boolean
  readonly isSearching: boolean
  type(text: string): void
  choose(topic: string): void
  showSaved(only: boolean): void
  clear(): void
}

/** What is looked for; it stands in the address. */
export function useHintSearch(): HintSearch {
  const address = useSearchState()
  const typed = address.get('q') ?? ''
  const topic = asTopic(address.get('topic'))
  const savedOnly = address.get('saved') !== null
  return {
    typed,
    topic,
    savedOnly,
    isSearching: typed.trim() !== '' || topic !== null || savedOnly,
    type: (text) => address.change({ q: text === '' ? null : text }, 'replace'),
    choose: (name) => address.change({ topic: asTopic(name) }, 'replace'),
    showSaved: (only) => address.change({ saved: only ? '1' : null }, 'replace'),
    clear: () => address.change({ q: null, topic: null, saved: null }, 'replace'),
  }
}

const asTopic = (name: string | null): HintTopic | null =>
  hints.find(({ topic }) => topic === name)?.topic ?? null
