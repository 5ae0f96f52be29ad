export interface TextLine {
  /** Counted from one. */
  readonly line: number
  readonly text: string
}

/** Cuts a text that comes piece by piece into lines; empty ones are left out. */
export function createLineReader() {
  let pieces: string[] = []
  let line = 1

  function push(text: string): readonly TextLine[] {
    const lines = text.split('\n')
    const rest = lines.pop() ?? ''
    if (lines.length === 0) {
      pieces.push(rest)
      return []
    }
    const [first = '', ...others] = lines
    const whole = [pieces.join('') + first, ...others]
    pieces = [rest]
    const found = whole.map((one, index) => ({ line: line + index, text: one.trimEnd() }))
    line += whole.length
    return found.filter((one) => one.text !== '')
  }

  return {
    push,
    end: (): readonly TextLine[] => push('\n'),
  }
}
