import type { Hint } from '#domain/hints/hint.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { fold } from '#knowledge/search/fold.ts'
import { nearestEntries } from '#knowledge/search/nearest.ts'
import { includesAny, spellingsOf } from '#knowledge/search/spellings.ts'
import { texts } from '#locales/texts.ts'
import type { HintSearch } from './use-hint-search.ts'

export interface FoundHints {
  /** Whether the hints contain all that was typed; otherwise they are the nearest. */
  readonly isExact: boolean
  readonly hints: readonly Hint<HintId>[]
}

/** Finds hints, in their original order, or else those nearest to what was typed. */
export function findHints(
  { typed, topic, savedOnly }: Pick<HintSearch, 'typed' | 'topic' | 'savedOnly'>,
  favorites: readonly string[],
): FoundHints {
  const wanted = spellingsOf(typed)
  const searched = hints.filter(
    (hint) =>
      (topic === null || hint.topic === topic) && (!savedOnly || favorites.includes(hint.id)),
  )
  const exact = searched.filter((hint) => {
    const text = fold(wanted.length === 0 ? '' : searchedText(hint))
    return wanted.every((spellings) => includesAny(text, spellings))
  })
  if (exact.length > 0 || typed === '') return { isExact: true, hints: exact }
  const entries = searched.map((hint) => ({
    hint,
    title: hintWords()[hint.id].title,
    text: searchedText(hint),
  }))
  return { isExact: false, hints: nearestEntries(entries, typed).map(({ hint }) => hint) }
}

function searchedText({ id, topic }: Hint<HintId>) {
  const { title, sentences, todo, kana } = hintWords()[id]
  return [title, ...sentences, todo, kana, texts('hints').topics[topic]].join('\n')
}
