import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { nameText } from '#ui/text/short-name.ts'

/** Title of a test: the name or field of its first sample, else its place. */
export function recordTitle({ samples }: SoilRecord, plotNames: ReadonlyMap<string, string>) {
  const { row } = texts('history')
  const [first, ...others] = samples
  const name = nameText(first?.name || (plotNames.get(first?.plot ?? '') ?? '')) || row.sample(1)
  return others.length === 0 ? name : row.andMore(name, others.length)
}
