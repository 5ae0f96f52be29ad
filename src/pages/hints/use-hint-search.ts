import type { Hint, HintTopic } from '#domain/hints/hint.ts'
import { isFound } from '#domain/hints/fold-kana.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { texts } from '#locales/texts.ts'
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

/** The hints looked for, in their own order. */
export const foundHints = (
  { typed, topic, savedOnly }: Pick<HintSearch, 'typed' | 'topic' | 'savedOnly'>,
  favorites: readonly string[],
): readonly Hint<HintId>[] =>
  hints.filter(
    (hint) =>
      (topic === null || hint.topic === topic) &&
      (!savedOnly || favorites.includes(hint.id)) &&
      (typed.trim() === '' || isFound(searchedText(hint), typed.trim())),
  )

function searchedText({ id, topic }: Hint<HintId>) {
  const { title, sentences, todo, kana } = hintWords()[id]
  return [title, ...sentences, todo, kana, texts('hints').topics[topic]].join('\n')
}
