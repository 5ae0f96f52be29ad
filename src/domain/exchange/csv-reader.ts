export interface CsvRow {
  /** Of the file, counted from one; of a row over several lines the first. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvReader {
  /** The rows that are whole by now. */
  push(text: string): readonly CsvRow[]
  /** The last row, also where the file ends in the middle of it. */
  end(): readonly CsvRow[]
}

/**
 * Reads a table piece by piece, as RFC 4180 and Excel write it: quoted line ends, any line end, and a separator
 * found in the first line. Rows without content are left out, and empty cells at the end of a row.
 */
export function createCsvReader(): CsvReader {
  let rest = ''
  let separator: string | null = null
  let state = startOfRow(1)

  function read(isLast: boolean): readonly CsvRow[] {
    if (separator === null) {
      const first = firstLine(rest, isLast || rest.length > longestFirstLine)
      if (first === null) return []
      separator = separatorOf(first)
      if (namedSeparator.test(first)) {
        rest = rest.slice(first.length).replace(/^(?:\r\n|\r|\n)/u, '')
        state = startOfRow(2)
      }
    }
    // A carriage return at the end of a piece may belong to a line feed in the next; a quote to one more.
    const open = isLast ? 0 : (/["\r]+$/u.exec(rest)?.[0].length ?? 0)
    const end = rest.length - open
    const rows: CsvRow[] = []
    state = scan(rest.slice(0, end), separator, state, (row) => rows.push(row))
    rest = rest.slice(end)
    if (isLast) {
      finishCell(state)
      rows.push({ line: state.from, cells: state.cells })
      state = startOfRow(state.line)
    }
    return rows.flatMap(withContent)
  }

  return {
    push(text) {
      rest += text
      return read(false)
    },
    end: () => read(true),
  }
}

interface State {
  line: number
  /** Line where the row began. */
  from: number
  cells: string[]
  cell: string
  /** `quoted`: inside quotes. `closed`: behind the closing quote. */
  place: 'start' | 'plain' | 'quoted' | 'closed'
}

const startOfRow = (line: number): State => ({
  line,
  from: line,
  cells: [],
  cell: '',
  place: 'start',
})

function finishCell(state: State) {
  state.cells.push(state.cell)
  state.cell = ''
  state.place = 'start'
}

function scan(text: string, separator: string, before: State, take: (row: CsvRow) => void): State {
  let state = before
  let at = 0
  while (at < text.length) {
    if (state.place === 'quoted') {
      at = scanQuoted(text, at, state)
      continue
    }
    const char = text[at]
    if (char === '"' && state.place === 'start') {
      state.place = 'quoted'
      at += 1
    } else if (char === separator) {
      finishCell(state)
      at += 1
    } else if (char === '\n' || char === '\r') {
      finishCell(state)
      take({ line: state.from, cells: state.cells })
      state = startOfRow(state.line + 1)
      at += char === '\r' && text[at + 1] === '\n' ? 2 : 1
    } else {
      const end = endOfPlain(text, at, separator)
      state.cell += text.slice(at, end)
      if (state.place === 'start') state.place = 'plain'
      at = end
    }
  }
  return state
}

/** Takes text up to the closing quote, or to the end. */
function scanQuoted(text: string, from: number, state: State): number {
  const quote = text.indexOf('"', from)
  const end = quote < 0 ? text.length : quote
  const piece = text.slice(from, end)
  state.cell += piece
  state.line += (piece.match(/\r\n|\r|\n/gu) ?? []).length
  if (quote < 0) return end
  if (text[quote + 1] === '"') {
    state.cell += '"'
    return quote + 2
  }
  state.place = 'closed'
  return quote + 1
}

function endOfPlain(text: string, from: number, separator: string): number {
  let at = from + 1
  for (; at < text.length; at += 1) {
    const char = text[at]
    if (char === separator || char === '\n' || char === '\r') break
  }
  return at
}

function withContent({ line, cells }: CsvRow): readonly CsvRow[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return last < 0 ? [] : [{ line, cells: cells.slice(0, last + 1) }]
}

/** What is longer is no table of ours, and would be looked through anew with every piece. */
const longestFirstLine = 1_000_000

/** Up to the first line feed outside quotes; null while there is none. */
function firstLine(text: string, isLast: boolean): string | null {
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    // Behind a carriage return a line feed may come with the next piece.
    if (!isQuoted && text[at] === '\r' && at + 1 === text.length && !isLast) return null
    if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at)
  }
  return isLast ? text : null
}

const namedSeparator = /^sep=(.)$/iu
const separators = [',', '\t', ';']

function separatorOf(line: string): string {
  const named = namedSeparator.exec(line)?.[1]
  if (named !== undefined) return named
  const bare = line.replaceAll(/"[^"]*"/gu, '')
  const counts = separators.map((one) => bare.split(one).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
