import { parseWholeFile } from '#domain/exchange/backup-line.ts'
import type { OpenedFile } from '#ports/files.ts'
import { lineItems, wholeItems } from './backup-items.ts'
import { importBackup } from './import-backup.ts'
import type { BackupImportNeeds } from './backup-writer.ts'
import { importRecord } from './import-event.ts'
import { importTable } from './import-table.ts'
import { noPreferences } from '#app/transfer/preferences/preference-entries.ts'
import { emptyReport, type FileImport, type OtherFile } from './import-types.ts'
import type { TableImportNeeds } from './table-writer.ts'
import { summarize } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok } from '#domain/result.ts'
import type { EventLog, StorageFailure } from '#ports/event-log.ts'
import { createImportTally } from './import-tally.ts'
import type { Records } from '#app/records/records.ts'

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

const sliceLength = 100

/** Imports the first export format of this app: records, each with its kit. Those already here stay unchanged. */
function importOldExport(
  file: OpenedFile,
  items: readonly unknown[],
  { log, records }: { readonly log: EventLog; readonly records: Records },
): FileImport {
  return {
    async preview() {
      await records.openIndex()
      const tally = createImportTally()
      const shown = new Set<string>()
      for (const [index, item] of items.entries()) {
        const parsed = importRecord(item)
        if (parsed.ok) {
          const { id } = parsed.value
          tally.note('records', id, stateOf(records, id))
          if (!records.isKnown(id) && !shown.has(id)) tally.show(summarize(parsed.value))
          shown.add(id)
        } else {
          const { path, reason } = parsed.reason
          tally.fault({ line: null, column: `records[${index}].${path}`, reason, found: '' })
        }
      }
      if (items.length === 0) return failed('empty')
      return ok({
        file: { name: file.name, bytes: file.bytes, encoding: file.encoding, kind: 'records' },
        ...tally.counts(),
        photos: { fresh: 0, known: 0 },
        preferences: noPreferences,
        ahead: 0,
        table: null,
      })
    },
    async importAll() {
      await records.openIndex()
      const byId = new Map<string, SoilRecord>()
      for (const item of items) {
        const parsed = importRecord(item)
        if (parsed.ok && !records.isKnown(parsed.value.id)) byId.set(parsed.value.id, parsed.value)
      }
      const fresh = [...byId.values()]
      const report = { ...emptyReport }
      let failure: StorageFailure | null = null
      for (let at = 0; at < fresh.length && failure === null; at += sliceLength) {
        const slice = fresh.slice(at, at + sliceLength)
        // One slice at a time, so that a phone is never blocked for long.
        // oxlint-disable-next-line no-await-in-loop
        const events = await records.eventsOf(slice)
        // oxlint-disable-next-line no-await-in-loop
        const outcomes = await Promise.all(events.map((event) => log.append(event)))
        failure = outcomes.find((outcome) => !outcome.ok)?.reason ?? null
        if (failure === null) report.records += slice.length
      }
      await records.readAgain()
      return failure === null ? ok(report) : failed({ reason: failure, report })
    },
  }
}

const stateOf = (records: Records, id: string) => {
  if (!records.isKnown(id)) return 'fresh'
  return records.isRemoved(id) ? 'removed' : 'known'
}
