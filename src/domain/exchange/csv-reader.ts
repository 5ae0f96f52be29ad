export interface CsvRow {
  /** Row number as in a spreadsheet: from one, empty rows included; a cell with line breaks is within one row. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvReader {
  /** Returns the rows completed so far. */
  push(text: string): readonly CsvRow[]
  /** Returns the last row, even if the file ends in the middle of it. */
  end(): readonly CsvRow[]
}

/** Larger than any table of tests: the rest of a longer cell or row is dropped, so that no file can fill the memory. */
export const csvLimits = { columns: 1000, cellChars: 10_000 } as const

/**
 * Reads a table in chunks, as written by RFC 4180 and Excel: quoted line breaks, any line ending, and the separator of the first
 * line that has one (titles may stand above it). Empty rows, and empty cells at the end of a row, are left out. Each character is
 * read once, however the text is split, but for the first lines, which are searched for the separator before.
 */
export function createCsvReader(): CsvReader {
  /** Buffer until the separator is known. */
  let beginning = ''
  /** Lines of the buffer before this position have no separator. */
  let lineStart = 0
  let separator: number | null = null
  const scanner = createScanner()

  /** The first line that names or contains a separator, '' if no line does; null while that is unknown. */
  function separatedLine(head: string, isLast: boolean): string | null {
    while (lineStart < head.length) {
      const line = lineFrom(head, lineStart, isLast)
      if (line === null) return null
      const bare = unquoted(line)
      if (isNamed(line) || separators.some((one) => bare.includes(one))) return line
      lineStart += line.length + 1
    }
    return isLast ? '' : null
  }

  const isNamed = (line: string) => lineStart === 0 && namedSeparator.test(line)

  function read(text: string, isLast: boolean): readonly CsvRow[] {
    if (separator !== null) return scanner.scan(text, separator)
    beginning += text
    const isEnough = isLast || beginning.length > maxHeadChars
    if (!isEnough && !lineEnd.test(text)) return []
    const line = separatedLine(beginning.slice(0, maxHeadChars), isEnough)
    if (line === null) return []
    separator = separatorOf(line)
    const rest = isNamed(line)
      ? beginning.slice(line.length).replace(/^(?:\r\n|\r|\n)/u, '')
      : beginning
    beginning = ''
    return scanner.scan(rest, separator)
  }

  return {
    push: (text) => read(text, false),
    end: () => [...read('', true), ...scanner.finish()],
  }
}

/** Yields the rows of a text that comes in chunks, with the number of characters read. */
export async function* rowsOf(pieces: AsyncIterable<string>) {
  const reader = createCsvReader()
  let letters = 0
  for await (const piece of pieces) {
    letters += piece.length
    yield { rows: reader.push(piece), letters }
  }
  yield { rows: reader.end(), letters }
}

/** `quoted`: inside quotes. `quote`: after a quote that closes them unless another follows. `closed`: after the closing quote. */
type Place = 'start' | 'plain' | 'quoted' | 'quote' | 'closed'

function createScanner() {
  let line = 1
  /** The first `count` cells belong to the current row. One array is reused, and each row takes a copy. */
  const cells: string[] = []
  let count = 0
  let cell = ''
  let place: Place = 'start'
  /** After a carriage return, a line feed belongs to the same line ending. */
  let isAfterReturn = false

  function append(piece: string) {
    const room = csvLimits.cellChars - cell.length
    if (room > 0) cell += piece.length > room ? piece.slice(0, room) : piece
  }

  function finishCell() {
    if (count < csvLimits.columns) {
      cells[count] = cell
      count += 1
    }
    cell = ''
    place = 'start'
  }

  /** Drops empty rows at once: there may be hundreds of thousands. */
  function finishRow(rows: CsvRow[]) {
    finishCell()
    while (count > 0 && isBlank(cells[count - 1] ?? '')) count -= 1
    if (count > 0) rows.push({ line, cells: cells.slice(0, count) })
    count = 0
    line += 1
  }

  /** Takes text up to the next quote, or to the end of the chunk. */
  function takeQuoted(text: string, at: number): number {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    append(text.slice(at, end))
    if (quote < 0) return end
    place = 'quote'
    return quote + 1
  }

  /** Skips cells beyond the last column, to the end of the row or to a quote that opens a cell. */
  function skipCells(text: string, from: number, separator: number): number {
    let at = from
    let isStart = place === 'start'
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === lineFeed || code === carriageReturn || (isStart && code === quoteMark)) break
      isStart = code === separator
    }
    place = isStart ? 'start' : 'plain'
    return at
  }

  return {
    finish(): readonly CsvRow[] {
      const rows: CsvRow[] = []
      finishRow(rows)
      return rows
    },
    scan(text: string, separator: number): readonly CsvRow[] {
      const rows: CsvRow[] = []
      let at = 0
      while (at < text.length) {
        const code = text.charCodeAt(at)
        if (place === 'quoted') at = takeQuoted(text, at)
        else if (isAfterReturn) {
          isAfterReturn = false
          if (code === lineFeed) at += 1
        } else if (place === 'quote') {
          place = code === quoteMark ? 'quoted' : 'closed'
          if (code === quoteMark) {
            append('"')
            at += 1
          }
        } else if (code === quoteMark && place === 'start') {
          place = 'quoted'
          at += 1
        } else if (code === lineFeed || code === carriageReturn) {
          finishRow(rows)
          isAfterReturn = code === carriageReturn
          at += 1
        } else if (count >= csvLimits.columns) at = skipCells(text, at, separator)
        else if (code === separator) {
          finishCell()
          at += 1
        } else {
          const end = endOfPlain(text, at, separator)
          append(text.slice(at, end))
          if (place === 'start') place = 'plain'
          at = end
        }
      }
      return rows
    },
  }
}

function endOfPlain(text: string, from: number, separator: number): number {
  let at = from + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === separator || code === lineFeed || code === carriageReturn) break
  }
  return at
}

const [quoteMark, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]

/** Visible ASCII characters cannot start a blank cell. Testing every cell for blanks would take longer than reading it. */
const isInk = (code: number) => code > 0x20 && code < 0x7f
const isBlank = (cell: string) => cell === '' || (!isInk(cell.charCodeAt(0)) && cell.trim() === '')

/** Trims a cell. */
export const trimmed = (cell: string) =>
  isInk(cell.charCodeAt(0)) && isInk(cell.charCodeAt(cell.length - 1)) ? cell : cell.trim()

/** Removes empty cells at the end of a row; returns nothing for an empty row. */
export function withContent({ line, cells }: CsvRow): readonly CsvRow[] {
  const last = cells.findLastIndex((cell) => !isBlank(cell))
  return last < 0 ? [] : [{ line, cells: cells.slice(0, last + 1) }]
}

/** Longest text searched for a separator. */
const maxHeadChars = 20_000
const lineEnd = /[\r\n]/u

/** Text from a position to the next line break outside quotes; null while there is none. */
function lineFrom(text: string, from: number, isLast: boolean): string | null {
  let isQuoted = false
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quoteMark) isQuoted = !isQuoted
    // After a carriage return, a line feed may come with the next chunk.
    if (!isQuoted && code === carriageReturn && at + 1 === text.length && !isLast) return null
    if (!isQuoted && (code === lineFeed || code === carriageReturn)) return text.slice(from, at)
  }
  return isLast ? text.slice(from) : null
}

const namedSeparator = /^sep=(.)$/iu
const separators = [',', '\t', ';']

/** Returns the separator's character code. */
function separatorOf(line: string): number {
  const named = namedSeparator.exec(line)?.[1]
  if (named !== undefined) return named.charCodeAt(0)
  const bare = unquoted(line)
  const counts = separators.map((one) => bare.split(one).length)
  return (separators[counts.indexOf(Math.max(...counts))] ?? ',').charCodeAt(0)
}

const unquoted = (line: string) => line.replaceAll(/"[^"]*"/gu, '')
