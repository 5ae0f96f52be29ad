import { fold } from './fold.ts'
import { spellingsOf } from './spellings.ts'

/** Letter groups of a text, with the weight of each. */
type Groups = ReadonlyMap<string, number>

export const maxNearest = 3

/** A question shares more words with questions than with sentences. */
const fieldWeights = { asked: 3, title: 2, text: 1 }

/** Endings and particles: they are everywhere in Japanese and say little. */
const hiraganaWeight = 0.5

interface Searched {
  readonly title: string
  readonly text: string
  readonly asked?: readonly string[]
}

/** The entries that share most with a query, best first: what few entries have counts most. Empty if none shares anything. */
export function nearestEntries<Entry extends Searched>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = groupsOf([query, ...spellingsOf(query).flat()])
  const fields = entries.map(({ title, text, asked }) => ({
    asked: groupsOf(asked ?? []),
    title: groupsOf([title]),
    text: groupsOf([text]),
  }))
  const scores = fields.map(() => 0)
  for (const [group, weight] of wanted) {
    const shares = fields.map(({ asked, title, text }) => {
      if (asked.has(group)) return fieldWeights.asked
      if (title.has(group)) return fieldWeights.title
      return text.has(group) ? fieldWeights.text : 0
    })
    const rarity = Math.log(1 + entries.length / shares.filter((share) => share > 0).length)
    for (const [place, share] of shares.entries()) {
      if (share > 0) scores[place] = (scores[place] ?? 0) + share * (weight * rarity) ** 2
    }
  }
  return entries
    .map((entry, place) => ({ entry, score: scores[place] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxNearest)
    .map(({ entry }) => entry)
}

/** English words that are in any question. */
const commonWords = new Set(
  'a an and any are at be been before but by can could did do does for from get go got had has have he how i if in into is it its just like me my next no not of off on one or our out over please put she should so some than that the their them then there they thing this to too up us was we what when which while who why will with would you your'.split(
    ' ',
  ),
)

const runs = /\p{Script=Latin}+|\d+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+/gu

/** Kanji, pairs of Japanese letters (three in hiragana), three letters of Latin words, numbers: what inflection leaves alike. */
function groupsOf(texts: readonly string[]): Groups {
  const groups = new Map<string, number>()
  for (const run of texts.flatMap(
    (text) => text.normalize('NFKC').toLowerCase().match(runs) ?? [],
  )) {
    if (/^\d/u.test(run)) groups.set(run, 1)
    else if (/^\p{Script=Latin}/u.test(run)) {
      if (!commonWords.has(run)) addLatin(groups, run)
    } else addJapanese(groups, run)
  }
  return groups
}

/** A whole word says more than its parts, which still find it misspelled or inflected. */
const wholeWordWeight = 2

function addLatin(groups: Map<string, number>, run: string) {
  const word = ` ${run} `
  for (let at = 0; at + 3 <= word.length; at += 1) groups.set(word.slice(at, at + 3), 1)
  groups.set(` ${run.replace(ending, '')} `, wholeWordWeight)
}

const ending = /(?<=\w{3})(?:e|s|es|ed|ing)$/u

function addJapanese(groups: Map<string, number>, run: string) {
  const letters = Array.from(run)
  for (const [place, letter] of letters.entries()) {
    if (/\p{Script=Han}/u.test(letter)) groups.set(letter, 1)
    const pair = letters.slice(place, place + 2).join('')
    const isKana = /^\p{Script=Hiragana}+$/u.test(pair)
    const group = fold(isKana ? letters.slice(place, place + 3).join('') : pair).text
    if (group.length < (isKana ? 3 : 2)) continue
    groups.set(group, Math.max(isKana ? hiraganaWeight : 1, groups.get(group) ?? 0))
  }
}
