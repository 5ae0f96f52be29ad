import { byteOrderMark, csvLine, type CsvCell } from '#domain/exchange/csv-cell.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { placeAmongNamesakes } from '#domain/record/namesakes.ts'
import { texts } from '#locales/texts.ts'
import { labelText } from '#pages/diagnosis/history/value-text.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { dayText } from '#ui/text/day-text.ts'
import { isBalance, batchVerdict, type BatchColumn, type BatchRow } from './batch-rows.ts'
import { cellText, todoTexts, verdictWord } from './batch-table.tsx'

/** Saves the table as a file for spreadsheets. */
export function saveBatchTable(
  columns: readonly BatchColumn[],
  rows: readonly BatchRow[],
  whose: string | null,
) {
  const text = byteOrderMark + batchLines(columns, rows).map(csvLine).join('')
  const [first] = rows
  const day = first === undefined ? '' : dayOf(first).replaceAll('/', '-')
  const name = texts('batch').file(whose === null ? day : `${whose} ${day}`)
  saveFile(new File([text], name, { type: 'text/csv' }))
}

/** The table with its head. Farmer and field stand apart where a field is known, beside a sample's own name where it has one. */
function batchLines(
  columns: readonly BatchColumn[],
  rows: readonly BatchRow[],
): readonly (readonly CsvCell[])[] {
  const words = texts('batch')
  const withUnit = (name: string, unit: string) => (unit === '' ? name : `${name} (${unit})`)
  const names = [
    { title: words.farmer, of: ({ answer: { plot } }: BatchRow) => plot?.farmer ?? '' },
    { title: words.field, of: ({ answer: { plot } }: BatchRow) => plot?.name ?? '' },
    { title: words.sample, of: ownName },
  ].filter(({ of }) => rows.some((row) => of(row) !== ''))
  const head = [
    ...names.map(({ title }) => title),
    words.day,
    words.crop,
    ...columns.map(({ analyte, source }) => withUnit(columnName(analyte, source), analyte.unit)),
    texts('judge').answer.title,
    texts('judge').todo.title,
  ]
  const lines = rows.map((row) => [
    ...names.map(({ of }) => of(row)),
    dayOf(row),
    row.answer.crop === null ? '' : cropName(row.answer.crop.id),
    ...columns.map(({ key }) => {
      const value = row.values.get(key)
      const isNumber = value?.kind === 'typed' || value?.kind === 'level'
      return isNumber && value.limit === undefined ? value.value : cellText(value)
    }),
    verdictWord(batchVerdict(row)),
    todoTexts(row).join('\n'),
  ])
  return [head, ...lines]
}

const dayOf = ({ record }: BatchRow) => dayText(record.startedAt, record.wallOffset)

/** A sample's name where it has no field, or where it is not the field's. */
function ownName({ name, answer: { judged, plot } }: BatchRow): string {
  if (plot === null) return name
  if (judged.kind === 'typed') return ''
  const own = judged.sample.name
  const number = placeAmongNamesakes(judged.record.samples, judged.sample.id)
  if (number !== null) return String(number)
  return own.includes(plot.name) ? '' : own
}

const columnName = (analyte: BatchColumn['analyte'], source: BatchColumn['source']) =>
  isBalance(analyte.id) ? diagnosisWords().items[analyte.id] : labelText(analyte, source)
