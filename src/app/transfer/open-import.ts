import { parseWholeFile } from '#domain/exchange/backup-line.ts'
import type { OpenedFile } from '#ports/files.ts'
import { lineItems, wholeItems } from './backup-items.ts'
import { importBackup } from './import-backup.ts'
import type { BackupImportNeeds } from './backup-writer.ts'
import { importTable } from './import-table.ts'
import { importOldExport } from './import-old-export.ts'
import type { FileImport, OtherFile } from './import-types.ts'
import type { TableImportNeeds } from './table-writer.ts'

/** Largest file read as a whole: a larger one would not fit into a phone's memory. Our own are read line by line. */
const maxWholeBytes = 60_000_000

/** Recognizes the kind of file by its beginning; null if it is unknown. */
export async function openImport(
  file: OpenedFile,
  needs: BackupImportNeeds & TableImportNeeds,
): Promise<FileImport | OtherFile | null> {
  if (file.encoding === null) return importTable(file, needs)
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
  if (format === 'soil-standards') return 'standards-file'
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
