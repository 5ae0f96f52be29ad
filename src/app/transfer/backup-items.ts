import { parseBackupItem, parseBackupLine, type BackupLine } from '#domain/exchange/backup-line.ts'
import { createLineReader } from '#domain/exchange/line-reader.ts'
import type { OpenedFile } from '#ports/files.ts'

export interface BackupItem {
  /** Null where the file has no lines of ours. */
  readonly line: number | null
  readonly item: BackupLine
}

export type BackupItems = (onProgress: (letters: number) => void) => AsyncIterable<BackupItem>

/** A backup as we write it, line by line. */
export const lineItems = (file: OpenedFile): BackupItems =>
  async function* read(onProgress) {
    const reader = createLineReader()
    let letters = 0
    for await (const piece of file.text()) {
      letters += piece.length
      onProgress(letters)
      for (const { line, text } of reader.push(piece)) yield { line, item: parseBackupLine(text) }
    }
    for (const { line, text } of reader.end()) yield { line, item: parseBackupLine(text) }
  }

/** A backup that another program has rewritten. */
export const wholeItems = (whole: Readonly<Record<string, unknown>>): BackupItems =>
  async function* read() {
    const items: readonly unknown[] = Array.isArray(whole['items']) ? whole['items'] : []
    yield { line: null, item: parseBackupItem({ ...whole, items: null }) }
    for (const item of items) yield { line: null, item: parseBackupItem(item) }
  }
