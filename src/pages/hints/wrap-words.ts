/** Closing marks, small kana and length marks (as code points), which may not begin a line. Source: JIS X 4051. */
const notFirst =
  /^[、。，．・：；？！」』）］｝〉》】ー\u3005\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308e\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30ee]/u
/** Opening marks, which may not end a line. */
const notLast = /[「『（［｛〈《【]$/u

/** Latin words and numbers with their units stay whole; everything else may break between characters. */
const piecesOf = (text: string): readonly string[] => text.match(/[\w.,/℃%+-]+|[\s\S]/gu) ?? []

/** Breaks text into lines no wider than `width`, by Japanese rules. `measure` returns the width of a text. */
export function wrapWords(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line: readonly string[] = []
  for (const piece of piecesOf(text)) {
    if (line.length === 0 || measure(line.join('') + piece) <= width) line = [...line, piece]
    else {
      const rest = carriedOver(line, piece)
      lines.push(line.slice(0, line.length - rest).join(''))
      line = [...line.slice(line.length - rest), piece]
    }
  }
  return line.length === 0 ? lines : [...lines, line.join('')]
}

/** Balances the lines without adding one: avoids a last line of a single character. */
export function balanceWords(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  let lines = wrapWords(text, width, measure)
  for (let narrower = width * 0.97; narrower > width / 2; narrower -= width * 0.03) {
    const next = wrapWords(text, narrower, measure)
    if (next.length > lines.length) return lines
    lines = next
  }
  return lines
}

/** Number of pieces at the end of a full line that move to the next line, which begins with `next`. At least one piece stays. */
function carriedOver(line: readonly string[], next: string): number {
  let carried = 0
  let first = next
  while (carried < line.length - 1) {
    const last = line[line.length - 1 - carried] ?? ''
    if (!notFirst.test(first) && !notLast.test(last)) return carried
    first = last
    carried += 1
  }
  return carried
}
