export interface TextLine {
  /** Counted from one. */
  readonly line: number
  /** Null: longer than any line of a backup. */
  readonly text: string | null
}

/** A photograph in a backup is a line of about a megabyte. */
const maxLineChars = 32_000_000

/** Splits a text that comes in chunks into lines; empty lines are left out. */
export function createLineReader() {
  let pieces: string[] = []
  let length = 0
  let line = 1

  function take(piece: string) {
    length += piece.length
    if (length <= maxLineChars) pieces.push(piece)
  }

  function finish(): TextLine {
    const text = length > maxLineChars ? null : pieces.join('').trimEnd()
    const found = { line, text }
    pieces = []
    length = 0
    line += 1
    return found
  }

  function push(text: string): readonly TextLine[] {
    const found: TextLine[] = []
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      take(text.slice(from, end))
      found.push(finish())
      from = end + 1
    }
    take(text.slice(from))
    return found.filter((one) => one.text !== '')
  }

  return {
    push,
    end: (): readonly TextLine[] => push('\n'),
  }
}
