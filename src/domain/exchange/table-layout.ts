import type { DetailCells } from './csv-details.ts'
import { analyteKey, type CsvAnalyte, type CsvHeader } from './csv-header.ts'
import type { CsvColumn, CsvDetail } from './csv-words.ts'
import type { DayTime, YearCount } from './day-text.ts'

type PlaceName = CsvColumn | 'farmer' | 'crop'

/** Where in a row is what. */
export interface TableLayout {
  readonly titles: readonly string[]
  readonly places: Readonly<Partial<Record<PlaceName, number>>>
  /** Columns that say what a row is about. */
  readonly names: readonly number[]
  /** Columns that are added to the note, with their titles. */
  readonly remarks: readonly number[]
  readonly values: readonly ValuePlace[]
  /** Of all rows of a table that has no column of days. */
  readonly day: DayTime | null
  /** How its short years are counted; null: it has none. */
  readonly years: YearCount | null
}

interface ValuePlace {
  /** As in the first line. */
  readonly header: string
  /** Null: the column has only a name. */
  readonly analyte: CsvAnalyte | null
  readonly heads: DetailCells
  /** -1: only what stands beside the answers has columns. */
  readonly place: number
  readonly details: readonly (readonly [detail: CsvDetail, place: number])[]
}

/** Of two columns with the same head the first counts. */
export function tableLayout(
  header: readonly CsvHeader[],
  titles: readonly string[],
  { day, years }: Pick<TableLayout, 'day' | 'years'>,
): TableLayout {
  const places: Partial<Record<PlaceName, number>> = {}
  const values = new Map<string, ValuePlace>()
  for (const [place, one] of header.entries()) {
    const title = titles[place] ?? ''
    if (one.kind === 'column') places[one.column] ??= place
    if (one.kind === 'farmer' || one.kind === 'crop') places[one.kind] ??= place
    if (one.kind === 'name') values.set(`${place}`, { ...bare(title), analyte: null, place })
    if (one.kind === 'analyte') {
      const key = analyteKey(one.analyte)
      const known = values.get(key) ?? { ...bare(title), analyte: one.analyte, place }
      values.set(key, known.place < 0 ? { ...known, header: title, place } : known)
    }
    if (one.kind === 'detail' && one.of.source === 'kit') {
      const key = analyteKey(one.of)
      const known = values.get(key) ?? { ...bare(title), analyte: one.of, place: -1 }
      const details = [...known.details, [one.detail, place] as const]
      values.set(key, { ...known, details, heads: { ...known.heads, [one.detail]: title } })
    }
  }
  const remarks = header.flatMap(({ kind }, place) =>
    kind === 'remark' || kind === 'crop' ? [place] : [],
  )
  const names = [places.date, places.plot, places.farmer, places.name].filter(
    (place) => place !== undefined,
  )
  return { titles, places, names, remarks, values: [...values.values()], day, years }
}

const bare = (header: string) => ({ header, details: [], heads: {} })
