import { entryOf } from '#domain/entry-of.ts'
import type { Analyte, ChartScale } from '#domain/kit/kit.ts'
import type { Series } from './registration.ts'

/** Units used on printed soil charts. */
const printedUnits = ['mg/L', 'mg/100g', 'mg/kg', 'kg/10a', 'ppm'] as const

/** Chemical forms of the same nutrient: 10 mg of NO3 are 2.3 mg of NO3-N. */
const printedForms: readonly (readonly string[])[] = [
  ['NO3-N', 'NO3'],
  ['NH4-N', 'NH4'],
  ['P2O5', 'PO4', 'P'],
  ['K2O', 'K'],
]
/** Usual form by analyte id, for kits whose leaflet names none. */
const usualForm: Readonly<Record<string, string>> = { n: 'NO3-N', p: 'P2O5', k: 'K2O' }

interface UnitChoices {
  /** The kit's own unit first. */
  readonly units: readonly string[]
  readonly forms: readonly string[]
}

/** Null where numbers have no unit (pH). */
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
 * Changes the unit of one line of the paper, and of later lines that had the same unit: a box prints one unit for all its
 * nutrients. Each line keeps its own chemical form. Numbers taken from the kit are in its unit, so they are cleared.
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
