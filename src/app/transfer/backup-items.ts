import { parseBackupItem, parseBackupLine, type BackupLine } from '#domain/exchange/backup-line.ts'
import { createLineReader, type TextLine } from '#domain/exchange/line-reader.ts'
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
