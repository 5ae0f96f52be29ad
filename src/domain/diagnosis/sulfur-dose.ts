import { roundedAmount } from './amount.ts'
import { because, calculation, statedFigure } from './because.ts'
import type { CountedValue } from './diagnosis.ts'
import { atLeast, difference, figure, product } from './expression.ts'
import type { Advised } from './ph-action.ts'
import { action, caution } from './say.ts'
import type { SoilCase } from './soil-case.ts'

/** Half of the sulfur that lowers the pH to the upper end of the crop's range. For experts only: the caller asks. */
export function sulfurDose(value: CountedValue, soilCase: SoilCase): Advised {
  const { input, book, soil } = soilCase
  const target = input.crop.ph?.value.high ?? null
  if (target === null) return { advice: action('stop-lime'), evidence: [], cautions: [] }
  const gap = atLeast(
    figure('none', 0),
    difference(figure('measured-ph', value.best), figure('target-ph', target)),
  )
  const isAssumed = soil.texture.from === 'default'
  const perPh = figure('sulfur-per-ph', sulfurPerPh(soilCase), 'g/m²', isAssumed)
  const rate = calculation(
    'sulfur-rate',
    'g/m²',
    product(perPh, gap, figure('half', book.sulfur.firstShare)),
  )
  const forPlot = calculation(
    'product-amount',
    'g',
    product(rate.result, statedFigure('area', soil.area, 'm²')),
  )
  const spread = perPh.value * book.sulfur.firstShare * ((value.high - value.low) / 2)
  return {
    advice: {
      key: 'sulfur',
      params: {
        product: 'sulfur',
        amount: roundedAmount(forPlot.result.value, spread * soil.area.value),
        rate: roundedAmount(rate.result.value, spread).grams,
        area: soil.area.value,
        isAreaAssumed: soil.area.from === 'default',
        days: { from: book.sulfur.days.low, to: book.sulfur.days.high },
      },
    },
    evidence: [because(book, 'acid-lover-acidify'), because(book, 'sulfur', [rate, forPlot])],
    cautions: [caution('sulfur-danger'), caution('sulfur-nursery-figure')],
  }
}

/** The trial knew sand, clay and peat. Everything lighter than clay gets the figure of sand, the lowest. */
function sulfurPerPh({ soil, book }: SoilCase): number {
  const { sand, clay, peat } = book.sulfur.perPh
  if (soil.humus.value === 'peat') return peat
  return soil.texture.value === 'clay' ? clay : sand
}
