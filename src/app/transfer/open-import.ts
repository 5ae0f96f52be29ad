import { parseWholeFile } from '#domain/exchange/backup-line.ts'
import type { OpenedFile } from '#ports/files.ts'
import { lineItems, wholeItems } from './backup-items.ts'
import { importBackup, type BackupImportNeeds } from './import-backup.ts'
import { importOldExport } from './import-old-export.ts'
import { importTable } from './import-table.ts'
import type { FileImport, OtherFile } from './import-types.ts'
import type { TableImportNeeds } from './keep-table.ts'

/** A whole file is read at once: more would not fit into the memory of a phone. Ours are read line by line. */
const maxWholeBytes = 60_000_000

/** What kind of file it is, by what stands in front; null where we know none of it. */
export async function openImport(
  file: OpenedFile,
  needs: BackupImportNeeds & TableImportNeeds,
): Promise<FileImport | OtherFile | null> {
  const head = (await beginning(file)).trimStart()
  if (!head.startsWith('{')) return head.startsWith('[') ? null : importTable(file, needs)
  if (/^\{"format":"soil-backup"[^\n]*\[\r?\n/u.test(head)) {
    return importBackup(file, lineItems(file), needs)
  }
  if (file.bytes > maxWholeBytes) return null
  const whole = parseWholeFile(await wholeText(file))
  if (whole === null) return null
  const { format, records, schema, lanes } = whole
  if (format === 'soil-chart') return 'chart-file'
  if (schema !== undefined && lanes !== undefined) return 'kit-file'
  if (format === 'soil-backup') return importBackup(file, wholeItems(whole), needs)
  return format === 'soil-records' && Array.isArray(records)
    ? importOldExport(file, records, needs)
    : null
}

async function beginning(file: OpenedFile): Promise<string> {
  let text = ''
  for await (const piece of file.text()) {
    text += piece
    if (text.length > 500) break
  }
  return text
}

async function wholeText(file: OpenedFile): Promise<string> {
  const pieces: string[] = []
  for await (const piece of file.text()) pieces.push(piece)
  return pieces.join('')
}
