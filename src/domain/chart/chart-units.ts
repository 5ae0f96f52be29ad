import { entryOf } from '#domain/entry-of.ts'
import type { Analyte, ChartScale } from '#domain/kit/kit.ts'
import type { Series } from './registration.ts'

/** What charts for soil are printed in. */
const printedUnits = ['mg/L', 'mg/100g', 'mg/kg', 'kg/10a', 'ppm'] as const

/** Forms one thing is counted in: 10 mg of NO3 are 2.3 mg of NO3-N. */
const printedForms: readonly (readonly string[])[] = [
  ['NO3-N', 'NO3'],
  ['NH4-N', 'NH4'],
  ['P2O5', 'PO4', 'P'],
  ['K2O', 'K'],
]
/** Kits whose leaflet names no form, by the short names that they use. */
const usualForm: Readonly<Record<string, string>> = { n: 'NO3-N', p: 'P2O5', k: 'K2O' }

interface UnitChoices {
  /** The kit's first. */
  readonly units: readonly string[]
  readonly forms: readonly string[]
}

/** Null where numbers have no unit: pH. */
export function unitChoices(analyte: Analyte): UnitChoices | null {
  if (analyte.species === 'pH') return null
  const known = analyte.species === '' ? entryOf(usualForm, analyte.id) : analyte.species
  const forms = printedForms.find((one) => known !== undefined && one.includes(known)) ?? []
  return {
    units: [...new Set([analyte.unit, ...printedUnits])],
    forms: [...new Set([analyte.species, ...forms])],
  }
}

export const scaleOfSeries = ({ scale }: Series, analyte: ChartScale): ChartScale =>
  scale ?? { species: analyte.species, unit: analyte.unit }

/**
 * One line of the paper in another unit, and with it the lines that were in the same unit: a box prints one for all its
 * nutrients. The form is each line's own. Numbers that the kit knew are of its own unit, and go.
 */
export function inUnit(
  series: readonly Series[],
  line: number,
  wanted: ChartScale,
  analytes: readonly Analyte[],
): readonly Series[] {
  const analyteOf = (one: Series | undefined) => analytes.find(({ id }) => id === one?.analyte)
  const [changed, ofKit] = [series[line], analyteOf(series[line])]
  if (changed === undefined || ofKit === undefined) return series
  const before = scaleOfSeries(changed, ofKit).unit
  return series.map((one, at) => {
    const analyte = analyteOf(one)
    if (analyte === undefined || unitChoices(analyte) === null) return one
    const now = scaleOfSeries(one, analyte)
    if (at === line) return withScale(one, analyte, wanted)
    const follows = at > line && now.unit === before && now.unit !== wanted.unit
    return follows ? withScale(one, analyte, { ...now, unit: wanted.unit }) : one
  })
}

function withScale(line: Series, analyte: Analyte, next: ChartScale): Series {
  const known = analyte.levels.map(({ value }) => String(value))
  const texts = line.texts.map((text, at) => (text === known[at] ? '' : text))
  const isOfKit = next.unit === analyte.unit && next.species === analyte.species
  return { ...line, texts, scale: isOfKit ? null : next }
}
