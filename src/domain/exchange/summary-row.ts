import { memoize } from '#domain/memoize.ts'
import type { TableLayout } from './table-layout.ts'

/** Words for summary rows: total, sum, mean, maximum, minimum, deviation, standard, target, fitting range, limit, last time. */
const summaryWord =
  /^(?:(?:\u5408|\u7dcf|\u5c0f)?\u8a08|\u5e73\u5747\u5024?|\u6700\u5927\u5024?|\u6700\u5c0f\u5024?|\u4e2d\u592e\u5024|\u6a19\u6e96\u504f\u5dee|(?:\u8a3a\u65ad)?\u57fa\u6e96(?:\u5024|\u7bc4\u56f2)?|(?:\u6539\u826f)?\u76ee\u6a19(?:\u5024|\u7bc4\u56f2)|\u9069\u6b63(?:\u5024|\u7bc4\u56f2|\u57df)|[\u4e0a\u4e0b]\u9650\u5024?|\u524d[\u56de\u5e74](?:\u306e?(?:\u5206\u6790|\u6e2c\u5b9a)?(?:\u5024|\u7d50\u679c))?|total|sum|average|mean|min|max)$/iu

/** Index of the cell that marks a row of a foreign table as a summary; -1 for a sample's row. */
export function summaryPlace({ places, names }: TableLayout, texts: readonly string[]): number {
  if (places.record !== undefined) return -1
  const first = texts.findIndex(isFilled)
  if (isSummary(texts[first] ?? '')) return first
  for (const place of names) if (place !== first && isSummary(texts[place] ?? '')) return place
  return -1
}

const isFilled = (text: string) => text !== ''
/** Whether a text names a summary instead of a sample. */
export const isSummary = memoize((text) =>
  summaryWord.test(text.normalize('NFKC').replaceAll(/\s/gu, '')),
)
