import type { Lateness } from '#domain/record/reading-lateness.ts'
import type { RecordReason } from '#domain/record/parse-soil-record.ts'
import type { LogHealth, StorageFailure } from '#ports/event-log.ts'
