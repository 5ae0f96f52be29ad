import { entryOf } from '#domain/entry-of.ts'
import type { SummaryValue } from '#domain/record/record-summary.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { amountText, limitText, readingNumber } from '#ui/text/amount-text.ts'
import { measuredName } from './measured-items.ts'

/** Formats a value as `10 kg/10a`, or as what was answered instead of a number. */
export function valueText(summary: SummaryValue): string {
  const { kind, value, limit, levels, analyte } = summary
  const words = texts('ui')
  switch (kind) {
    case 'undetectable':
      return words.undetectable
    case 'no-color-fits':
      return words.noColorFits
    case 'not-read':
      return words.notRead
    case 'level':
    case 'typed':
      if (limit !== undefined) {
        return limitText(limit.comparator, amountText(analyte, limit.value))
      }
      return value === null ? wordText(summary) : amountText(analyte, value)
    case 'between':
      return levels === undefined
        ? wordText(summary)
        : [words.range(...numbersOf(analyte, levels)), analyte.unit].filter(Boolean).join(' ')
    default:
      return assertNever(kind)
  }
}

const numbersOf = (analyte: SummaryValue['analyte'], [low, high]: readonly [number, number]) =>
  [readingNumber(analyte, low), readingNumber(analyte, high)] as const

/** The chart's word for the value; a general text where a level has no word. */
function wordText({ words: [low = '', high] = [] }: SummaryValue): string {
  if (low === '' || high === '') return texts('history').row.words
  return high === undefined ? low : texts('ui').range(low, high)
}

/** The same without the unit, where that is shown elsewhere. */
export const bareValueText = (value: SummaryValue) =>
  valueText({ ...value, analyte: { ...value.analyte, unit: '' } })

/** Label of a value: its name, and its species where the name does not contain it. */
export function labelText(
  { name, species }: SummaryValue['analyte'],
  source: SummaryValue['source'],
) {
  if (source !== 'kit') return measuredName(name, species)
  return [name, addedSpecies({ name, species })].filter((part) => part !== '').join(' ')
}

/** The same in one word, for lists. */
export function shortLabel(analyte: SummaryValue['analyte'], source: SummaryValue['source']) {
  const known = entryOf(texts('ui').species, analyte.species)
  return known ?? labelText(analyte, source)
}

/** The species, where the name does not contain it. */
export const addedSpecies = ({
  name,
  species,
}: Pick<SummaryValue['analyte'], 'name' | 'species'>) =>
  name.split(/[^\w-]+/u).includes(species) ? '' : species
