import type { Hint } from '#domain/hints/hint.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { fold } from '#knowledge/search/fold.ts'
import { includesAny, spellingsOf } from '#knowledge/search/spellings.ts'
import { texts } from '#locales/texts.ts'
import type { HintSearch } from './use-hint-search.ts'

/** Finds hints, in their original order. */
export function foundHints(
  { typed, topic, savedOnly }: Pick<HintSearch, 'typed' | 'topic' | 'savedOnly'>,
  favorites: readonly string[],
): readonly Hint<HintId>[] {
  const wanted = spellingsOf(typed)
  return hints.filter((hint) => {
    if (topic !== null && hint.topic !== topic) return false
    if (savedOnly && !favorites.includes(hint.id)) return false
    const searched = fold(wanted.length === 0 ? '' : searchedText(hint))
    return wanted.every((spellings) => includesAny(searched, spellings))
  })
}

function searchedText({ id, topic }: Hint<HintId>) {
  const { title, sentences, todo, kana } = hintWords()[id]
  return [title, ...sentences, todo, kana, texts('hints').topics[topic]].join('\n')
}
