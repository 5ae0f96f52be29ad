/** A normalized text, with the original position of each of its characters. */
export interface Folded {
  readonly text: string
  /** `from[i]` and `to[i]`: start and end of character `i` in the original. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const voicedMarks = new Set(['\uff9e', '\uff9f', '\u3099', '\u309a'])
const dropped = /[\s\p{P}\p{S}\u30fc]/u
const katakanaToHiragana = 0x60

/** Ignores width, case, katakana or hiragana, spaces, punctuation and long-vowel marks. */
export function fold(original: string): Folded {
  const characters: string[] = []
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const cluster of clusters(original)) {
    for (const character of cluster.normalize('NFKC').toLowerCase()) {
      if (dropped.test(character)) continue
      const folded = toHiragana(character)
      characters.push(folded)
      for (let unit = 0; unit < folded.length; unit += 1) {
        from.push(at)
        to.push(at + cluster.length)
      }
    }
    at += cluster.length
  }
  return { text: characters.join(''), from, to }
}

/** Splits into characters, each with its voicing mark. */
function clusters(text: string): readonly string[] {
  const found: string[] = []
  for (const character of text) {
    const before = found.at(-1)
    if (before !== undefined && voicedMarks.has(character)) found[found.length - 1] += character
    else found.push(character)
  }
  return found
}

function toHiragana(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return code >= 0x30a1 && code <= 0x30f6
    ? String.fromCodePoint(code - katakanaToHiragana)
    : character
}
