import type { SummaryValue } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'

/** Where a value comes from: the kit, a laboratory, an instrument. */
export const sourceName = ({ source }: SummaryValue, kit: string) =>
  source === 'kit' ? kit : texts('history').measured.sources[source]
