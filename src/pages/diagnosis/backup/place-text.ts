import type { ImportFault } from '#app/transfer/import-types.ts'
import { columnLetters } from '#domain/exchange/column-letters.ts'
import { texts } from '#locales/texts.ts'

/** A place of a file by line and column; in a table with samples side by side, by column and row. Needs the catalog `backup`. */
export function placeText(
  { line, column }: Pick<ImportFault, 'line' | 'column'>,
  isTurned: boolean,
): string {
  const { preview: words } = texts('backup')
  return isTurned && line !== null
    ? words.turnedPlace(columnLetters(line - 1), column)
    : words.place({ line, column })
}
