import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'

/** Formats a size as `1.2 MB`, as in file managers. */
export function sizeText(bytes: number): string {
  const words = texts('backup')
  if (bytes < 1000) return words.size(numberText(bytes), 'B')
  if (bytes < 1_000_000) return words.size(numberText(Math.round(bytes / 1000)), 'kB')
  return words.size(numberText(Math.round(bytes / 100_000) / 10), 'MB')
}
