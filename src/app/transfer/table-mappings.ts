import * as v from 'valibot'
import { yearCounts } from '#domain/exchange/day-text.ts'
import { columnChoices } from '#domain/exchange/table-columns.ts'
import { contentName } from '#domain/record/content-name.ts'
import { foldText } from '#domain/record/fold-text.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { TableOptions } from './import-types.ts'

/** How tables with the same head are read: chosen once, remembered on this device. */
export interface TableMapping extends Pick<TableOptions, 'columns' | 'rowsAre' | 'rowHolds'> {
  /** Name made from the titles. */
  readonly head: string
}

export const mappingsKey = 'table-mappings'
/** Most mappings remembered: an office has only a few laboratories. */
export const maxMappings = 40

export const headName = (titles: readonly string[]) =>
  contentName(JSON.stringify(titles.map(foldText)))

export const mappingOf = (preferences: Preferences, head: string): TableMapping | undefined =>
  allMappings(preferences).find((one) => one.head === head)

export function rememberMapping(preferences: Preferences, mapping: TableMapping) {
  const others = allMappings(preferences).filter(({ head }) => head !== mapping.head)
  preferences.write(mappingsKey, [mapping, ...others].slice(0, maxMappings))
}

const text = v.pipe(v.string(), v.maxLength(1000))
const target = v.object({
  choice: v.picklist(columnChoices),
  form: v.nullable(v.object({ species: text, unit: text })),
  years: v.exactOptional(v.picklist(yearCounts)),
})
const mapping = v.object({
  head: text,
  // A choice of a later version is dropped and guessed again.
  columns: v.pipe(
    v.record(text, v.unknown()),
    v.transform((columns) =>
      Object.fromEntries(
        Object.entries(columns).flatMap(([name, one]) => {
          const parsed = v.safeParse(target, one)
          return parsed.success ? [[name, parsed.output] as const] : []
        }),
      ),
    ),
  ),
  rowsAre: v.picklist(['tests', 'samples']),
  rowHolds: v.exactOptional(v.picklist(['one', 'several'])),
})

const allMappings = (preferences: Preferences) => parseMappings(preferences.read(mappingsKey))

export function parseMappings(kept: unknown): readonly TableMapping[] {
  if (!Array.isArray(kept)) return []
  return kept.slice(0, maxMappings).flatMap((one: unknown) => {
    const parsed = v.safeParse(mapping, one)
    return parsed.success ? [parsed.output] : []
  })
}
