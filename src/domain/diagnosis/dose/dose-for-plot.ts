import { soilFigure } from '#domain/diagnosis/cite-rule.ts'
import type { DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Calculation } from '#domain/diagnosis/diagnosis.ts'
import { figure, product } from '#domain/diagnosis/expression.ts'
import type { PlotSoil } from '#domain/soil/soil.ts'
import { totalAmount } from './amount.ts'

/** Whether an amount can be spread evenly and weighed. Without a known area only the rate is checked. */
export function isSpreadable(rate: number, { soil, book }: DiagnosisContext): boolean {
  const { minRate, minGrams } = book.spreading
  return rate >= minRate && (soil.area.from === 'default' || rate * soil.area.value >= minGrams)
}

/** Converts a rate in g/m² into the amount for the plot, with its calculation. */
export function doseForPlot(rate: number, { area }: Pick<PlotSoil, 'area'>) {
  const amount = totalAmount(rate, area.value)
  const forPlot: Calculation = {
    expression: product(figure('rounded-rate', rate, 'g/m²'), soilFigure('area', area, 'm²')),
    result: figure('product-amount', amount.grams, 'g'),
  }
  return { amount, forPlot }
}

/** The area an amount is for, m². */
export const doseArea = ({ area }: Pick<PlotSoil, 'area'>) => ({
  area: area.value,
  isAreaAssumed: area.from === 'default',
})
