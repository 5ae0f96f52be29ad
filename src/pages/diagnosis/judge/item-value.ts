import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import { roundFloat } from '#domain/diagnosis/dose/amount.ts'
import { isEcItem, isPhItem } from '#domain/diagnosis/measured-items.ts'
import { texts } from '#locales/texts.ts'
import { limitText, numberText } from '#ui/text/amount-text.ts'

/** Formats a figure with three significant digits, and without fractions from 100 on. */
export const figureText = (value: number, digits = 3) =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(digits)))

/** Formats pH with one decimal, EC as its trend shows it, other values below 1 with two significant digits, the rest with three. */
export function itemNumber(item: Judgement['item'], value: number): string {
  if (isPhItem(item)) return value.toFixed(1)
  if (isEcItem(item)) return numberText(value)
  return figureText(value, Math.abs(value) < 1 ? 2 : 3)
}

type OfItem = Pick<Judgement, 'item' | 'origin'>
type Value = NonNullable<Judgement['value']>

/** Formats a figure of a value. A level of a chart does not become more exact by being converted: it has two significant digits. */
export const valueNumber = ({ item, origin }: OfItem, { conversion }: Pick<Value, 'conversion'>) =>
  origin === 'kit' && conversion.length > 0
    ? (figure: number) => String(Number(figure.toPrecision(2)))
    : (figure: number) => itemNumber(item, figure)

/** The same for a value that may be a limit, or lie between two levels. */
export function itemValue(one: OfItem, value: Value): string {
  const { best, levels, comparator } = value
  const number = valueNumber(one, value)
  if (levels === undefined) return limitText(comparator, number(best))
  return texts('ui').range(number(levels[0]), number(levels[1]))
}

/** The figures that were read from the kit and their unit, such as 「50〜100 mg/L NO3」; null where they are the value itself. */
export function unconvertedText({ origin }: OfItem, value: Value): string | null {
  const [conversion] = value.conversion
  if (origin === 'laboratory' || conversion?.expression.kind !== 'product') return null
  const [read] = conversion.expression.parts
  if (read?.kind !== 'figure' || read.name !== 'reading' || value.best === 0) return null
  const unconverted = (figure: number) => numberText(roundFloat((figure * read.value) / value.best))
  const { levels, comparator } = value
  const text =
    levels === undefined
      ? limitText(comparator, numberText(read.value))
      : texts('ui').range(unconverted(levels[0]), unconverted(levels[1]))
  return `${text} ${read.unit}`
}
