/** Without it, lines of a text with readings also end inside words. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'word' }) : undefined

/** A word of kana after one of these begins a phrase: 色と|くらべる, 使って|ください. */
const particles = new Set('を に は が で と へ も の や て から まで より'.split(' '))
/** These belong to the phrase before them; some are halves of のこす, はかる and ませんでした, which the segmenter cuts. */
const endings = new Set(
  'から まで より だけ ので のに ため でも です でした ます ました ません たら なら ても ては には した ない なく なかっ こす こし かって かる かり'.split(
    ' ',
  ),
)
const endsInKana = /\p{Script=Hiragana}$/u
const kana = /^[\p{Script=Hiragana}ー]+$/u
/** Of kana that no word begins with. */
const cutWord = /^[っゃゅょんー]/u
const punctuation = /[\s、。・：！？）」]$/u
const word = /^[\p{L}\p{N}「（]/u
/** Kana that end a word before a kanji; a prefix (お茶) and the stem of a compound (とり直す, 見え方) do not. */
const wordEnd = /[^おごきぎしじちにびみりえけげせてでねべめれん]$/u

/** のこす in kana, which the segmenter cuts after the の. */
const keepInKana = /(?<=[をにがはで])のこ[さしすせっりる]/gu

/** An adverb that verbs in kana follow. */
const again = 'もう一度'

/** Where the phrases of a Japanese text begin, after its first: words with the particles and endings that follow them. */
export function phraseStarts(text: string): readonly number[] {
  if (segmenter === undefined) return []
  let before = ''
  const starts = Array.from(segmenter.segment(text)).flatMap(({ segment, index }) => {
    const last = before
    before = segment
    return begins(segment, last) ? [index] : []
  })
  const kept = Array.from(text.matchAll(keepInKana), ({ index }) => index)
  return [...new Set([...starts, ...kept])].toSorted((a, b) => a - b)
}

function begins(segment: string, last: string): boolean {
  if (!word.test(segment)) return false
  if (punctuation.test(last) || last === again) return true
  if (kana.test(segment)) {
    return (
      segment.length > 1 && particles.has(last) && !endings.has(segment) && !cutWord.test(segment)
    )
  }
  return particles.has(last) || (endsInKana.test(last) && wordEnd.test(last))
}
