import { noPreferences } from '#app/transfer/preferences/preference-entries.ts'
import type { Records } from '#app/records/records.ts'
import { summarize } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { OpenedFile } from '#ports/files.ts'
import { importRecord } from './import-event.ts'
import { createImportTally } from './import-tally.ts'
import type { FileImport } from './import-types.ts'

const sliceLength = 100

/** Imports the first export format of this app: records, each with its kit. Those already here stay unchanged. */
export function importOldExport(
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
    async importAll(_options, _onProgress, report) {
      await records.openIndex()
      const byId = new Map<string, SoilRecord>()
      for (const item of items) {
        const parsed = importRecord(item)
        if (parsed.ok && !records.isKnown(parsed.value.id)) byId.set(parsed.value.id, parsed.value)
      }
      const fresh = [...byId.values()]
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
      return failure
    },
  }
}

const stateOf = (records: Records, id: string) => {
  if (!records.isKnown(id)) return 'fresh'
  return records.isRemoved(id) ? 'removed' : 'known'
}
