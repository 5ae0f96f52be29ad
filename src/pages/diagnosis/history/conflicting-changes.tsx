import { analyteOf } from '#domain/kit/kit.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { ValueConflict } from '#domain/record/current-writes.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/text/answer-text.ts'
import { testTimeText } from '#ui/text/day-text.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { withFailureToast, type ApplyChanges } from './use-change.ts'

interface ConflictingChangesProps {
  readonly record: SoilRecord
  readonly found: readonly ValueConflict<RecordChange>[]
  readonly plotNames: ReadonlyMap<string, string>
  readonly change: ApplyChanges
}

/** Corrections of a test that another device made at the same time. */
export function ConflictingChanges({ record, found, plotNames, change }: ConflictingChangesProps) {
  const words = texts('history')
  const nameOf = (id: string) => record.samples.find((sample) => sample.id === id)?.name ?? ''
  const about = (one: RecordChange) => {
    const field = words.record.fields[one.field]
    if (one.field === 'scale') return analyteOf(record.kit, one.analyte)?.name ?? field
    if (!('sample' in one)) return field
    const analyte = one.field === 'reading' ? analyteOf(record.kit, one.analyte)?.name : undefined
    return [nameOf(one.sample), analyte ?? field].filter((part) => part !== '').join(' ')
  }
  const value = (one: RecordChange): string => {
    switch (one.field) {
      case 'note':
      case 'weather':
      case 'sample-name':
        return one.value
      case 'sample':
        return one.name
      case 'started-at':
        return testTimeText(one.value, record.wallOffset)
      case 'sample-plot':
        return plotNames.get(one.value ?? '') ?? ''
      case 'reading': {
        const analyte = analyteOf(record.kit, one.analyte)
        return one.value === null || analyte === undefined
          ? ''
          : answerText(analyte, one.value).value
      }
      case 'scale':
        return `${one.value.unit} ${one.value.species}`.trim()
      default:
        return one.value === null ? words.conflict.away : words.conflict.there
    }
  }
  return (
    <ConflictNotice
      found={found}
      textOf={(one) => ({ what: about(one), value: value(one) })}
      onTake={(one) => void withFailureToast(change)([one])}
    />
  )
}
