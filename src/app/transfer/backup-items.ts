import { type BackupLine, parseBackupItem, parseBackupLine } from '#domain/exchange/backup-line.ts'
import type { OpenedFile } from '#ports/files.ts'

export interface BackupItem {
  /** Null if the file is not in our line format. */
  readonly line: number | null
  readonly item: BackupLine
}

/** Reads the items in batches, since awaiting each item would take longer than reading it. */
export type BackupItems = (
  onProgress: (letters: number) => void,
) => AsyncIterable<readonly BackupItem[]>

const itemOf = ({ line, text }: TextLine): BackupItem => ({ line, item: parseBackupLine(text) })

/** Items of a backup in our own format, line by line. */
export const lineItems = (file: OpenedFile): BackupItems =>
  async function* read(onProgress) {
    const reader = createLineReader()
    let letters = 0
    for await (const piece of file.text()) {
      letters += piece.length
      onProgress(letters)
      yield reader.push(piece).map(itemOf)
    }
    yield reader.end().map(itemOf)
  }

const sliceLength = 1000

/** Items of a backup that another program has rewritten. */
export const wholeItems = (whole: Readonly<Record<string, unknown>>): BackupItems =>
  async function* read() {
    const items: readonly unknown[] = Array.isArray(whole['items']) ? whole['items'] : []
    yield [{ line: null, item: parseBackupItem({ ...whole, items: null }) }]
    for (let at = 0; at < items.length; at += sliceLength) {
      const slice = items.slice(at, at + sliceLength)
      yield slice.map((item) => ({ line: null, item: parseBackupItem(item) }))
    }
  }

interface TextLine {
  /** Counted from one. */
  readonly line: number
  /** Null: longer than any line of a backup. */
  readonly text: string | null
}

/** A photograph in a backup is a line of about a megabyte. */
const maxLineChars = 32_000_000

/** Splits a text that comes in chunks into lines; empty lines are left out. */
function createLineReader() {
  let pieces: string[] = []
  let length = 0
  let line = 1

  function add(piece: string) {
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
      add(text.slice(from, end))
      found.push(finish())
      from = end + 1
    }
    add(text.slice(from))
    return found.filter((one) => one.text !== '')
  }

  return {
    push,
    end: (): readonly TextLine[] => push('\n'),
  }
}
