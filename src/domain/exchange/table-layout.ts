import type { DetailCells } from './csv-details.ts'
import { analyteKey, type CsvAnalyte, type CsvHeader } from './csv-header.ts'
import type { AreaUnit } from '#domain/soil/area.ts'
import { isFieldColumn, type CsvDetail, type FieldColumn, type OwnColumn } from './csv-words.ts'
import type { DayTime } from '#domain/calendar.ts'
import type { YearCount } from './day-text.ts'

/** Position of each column's content in a row. */
export interface TableLayout {
  readonly titles: readonly string[]
  readonly places: Readonly<Partial<Record<OwnColumn, number>>>
  /** Columns that identify what a row is about. */
  readonly names: readonly number[]
  /** Columns added to the note, with their titles. */
  readonly remarks: readonly number[]
  readonly values: readonly ValuePlace[]
  /** The last day that a test can be of. */
  readonly today: DayTime
  /** Day of all rows, for a table without a column of days. */
  readonly day: DayTime | null
  /** Year count of its short years; null: it has none. */
  readonly years: YearCount | null
  readonly areaUnit: AreaUnit
  /** Names that distinguish the samples of one row, in column order; empty where a row is one sample. */
  readonly parts: readonly string[]
}

interface ValuePlace {
  /** Header as written in the first line. */
  readonly header: string
  /** Null: the column has only a name. */
  readonly analyte: CsvAnalyte | null
  readonly heads: DetailCells
  /** -1: only details of the answers have columns. */
  readonly place: number
  /** Which of a row's samples; empty where not given. */
  readonly part: string
  readonly details: readonly (readonly [detail: CsvDetail, place: number])[]
}

interface LayoutNeeds extends Pick<TableLayout, 'today' | 'day' | 'years' | 'areaUnit'> {
  /** Which of a row's samples a column belongs to, by column index. */
  readonly partOf: readonly string[]
}

const isOfField = (one: CsvHeader): one is CsvHeader & { readonly kind: FieldColumn } =>
  isFieldColumn(one.kind)

/** The first of two columns with the same header is used. */
export function tableLayout(
  header: readonly CsvHeader[],
  titles: readonly string[],
  { partOf, ...table }: LayoutNeeds,
): TableLayout {
  const places: Partial<Record<OwnColumn, number>> = {}
  const values = new Map<string, ValuePlace>()
  for (const [place, one] of header.entries()) {
    const title = titles[place] ?? ''
    if (one.kind === 'column') places[one.column] ??= place
    if (isOfField(one)) places[one.kind] ??= place
    const part = partOf[place] ?? ''
    if (one.kind === 'name') values.set(`${place}`, { ...bare(title), analyte: null, place, part })
    if (one.kind === 'analyte') {
      const key = `${analyteKey(one.analyte)} ${part}`
      const known = values.get(key) ?? { ...bare(title), analyte: one.analyte, place, part }
      values.set(key, known.place < 0 ? { ...known, header: title, place } : known)
    }
    if (one.kind === 'detail' && one.of.source === 'kit') {
      const key = `${analyteKey(one.of)} ${part}`
      const known = values.get(key) ?? { ...bare(title), analyte: one.of, place: -1, part }
      const details = [...known.details, [one.detail, place] as const]
      values.set(key, { ...known, details, heads: { ...known.heads, [one.detail]: title } })
    }
  }
  const remarks = header.flatMap(({ kind }, place) => (kind === 'remark' ? [place] : []))
  const names = [places.date, places.plot, places.farmer, places.name].filter(
    (place) => place !== undefined,
  )
  const parts = [...new Set(partOf.filter((part) => part !== ''))]
  return { titles, places, names, remarks, values: [...values.values()], parts, ...table }
}

const bare = (header: string) => ({ header, details: [], heads: {} })
