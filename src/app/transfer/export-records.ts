import { latestTestFirst, type SoilRecord } from '#domain/record/soil-record.ts'
import type { RecordReader } from '#app/records/record-reader.ts'

/** Exports all records in the first format of this app, each with its kit. */
export async function exportRecords(reader: RecordReader): Promise<string> {
  const records: SoilRecord[] = []
  await reader.readAll((page) => {
    for (const [, { record, isRemoved }] of page) {
      if (record !== null && !isRemoved) records.push(record)
    }
  })
  records.sort(latestTestFirst)
  return `${JSON.stringify({ format: 'soil-records', schema: 1, records }, null, 2)}\n`
}
