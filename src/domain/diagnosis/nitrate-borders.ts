import {
  verdictLevels,
  type CountedValue,
  type VerdictBand,
  type VerdictLevel,
} from './diagnosis.ts'
import type { Mark } from './evidence.ts'
import type { RuleId } from './rule.ts'
import { soilGroup } from './soil.ts'
import type { SoilCase } from './soil-case.ts'
import { levelsOf, type Borders } from './verdict-levels.ts'

export interface NitrateBorders {
  readonly rules: readonly RuleId[]
  /** Several where the crop's band changes with the season and the month is not known. */
  readonly borders: readonly Borders[]
  readonly gauge: VerdictBand
}

/** Borders of nitrate nitrogen, kg/10a in 10 cm: the crop's own where there are any. */
export function nitrateBorders(soilCase: SoilCase): NitrateBorders {
  const { book, soil } = soilCase
  const { guide, highFrom, excessFrom } = book.nitrate
  const isSandy = soilGroup(soil) === 'sandy'
  // In sand, what is high elsewhere is already too much.
  const excess = isSandy ? highFrom : excessFrom
  const ofCrop = cropBorders(soilCase, excess)
  if (ofCrop !== null) return ofCrop
  const { mark, sources } = book.rules['nitrate-bands']
  const general = { fitFrom: guide, fitTo: null, excessFrom: excess }
  return {
    rules: isSandy ? ['nitrate-bands', 'nitrate-sandy'] : ['nitrate-bands'],
    borders: [isSandy ? general : { ...general, highFrom }],
    gauge: gauge(guide, highFrom, excess, mark, sources),
  }
}

const gauge = (
  fitFrom: number | null,
  fitTo: number | null,
  excessFrom: number,
  mark: Mark,
  sources: readonly string[],
): VerdictBand => ({
  fitFrom,
  fitTo,
  excessFrom,
  unit: 'kg/10a',
  species: 'NO3-N',
  mark,
  sources,
})

function cropBorders(
  { input: { crop, month }, soil }: SoilCase,
  excessFrom: number,
): NitrateBorders | null {
  const known = crop.laboratory.inorganicN
  if (known === undefined) return null
  const inMonth = known.value.filter(({ months }) => month === null || months.includes(month))
  // mg/100g in 10 cm is kg/10a times the density.
  const density = soil.bulkDensity.value
  const [first, ...rest] = (inMonth.length > 0 ? inMonth : known.value).map(({ band }) => ({
    fitFrom: band.low * density,
    fitTo: band.high * density,
    excessFrom: Math.max(excessFrom, band.high * density),
  }))
  if (first === undefined) return null
  return {
    rules: ['nitrate-crop', 'kit-depth', 'nitrate-bands'],
    borders: [first, ...rest],
    gauge: gauge(first.fitFrom, first.fitTo, excessFrom, 'C', known.sources),
  }
}

export function nitrateLevels(
  value: CountedValue,
  { borders }: NitrateBorders,
): readonly VerdictLevel[] {
  const [only, ...others] = borders
  if (only !== undefined && others.length === 0) return levelsOf(value, only)
  const found = borders.flatMap((one) => levelsOf(value, one))
  return verdictLevels.filter((level) => found.includes(level))
}
