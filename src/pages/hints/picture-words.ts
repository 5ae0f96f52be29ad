import { hintWords } from '#knowledge/hints/hint-words.ts'
import type { HintId } from '#knowledge/hints/hints.ts'
import { hintSources } from '#knowledge/hints/sources.ts'
import { texts } from '#locales/texts.ts'
import type { PictureWords } from './card-picture.ts'
import { hintOf } from './hint-of.ts'

const named = 2

/** What stands on the picture of a hint. */
export function pictureWords(id: HintId): PictureWords {
  const words = texts('hints')
  const { topic, sources } = hintOf(id)
  const { title, sentences, todo } = hintWords()[id]
  const titles = sources.flatMap(({ key }) => {
    const source = hintSources().find((one) => one.key === key)
    return source === undefined ? [] : [source.title]
  })
  const names = words.share.listed(titles.slice(0, named))
  const more = titles.length - named
  return {
    topic,
    topicName: words.topics[topic],
    title,
    sentences,
    todoLabel: words.card.todo,
    todo,
    sources: words.share.sources(more > 0 ? words.share.andMore(names, more) : names),
    app: texts('shell').app,
  }
}
