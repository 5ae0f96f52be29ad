import { findGrids } from '#domain/color/printed/find-chart.ts'
import { chartAmong } from '#domain/color/printed/printed-chart.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { GateFindings } from '#domain/color/gates.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { ReadRequest, ReferenceLevel } from '#domain/color/read-request.ts'
import { readSample, type ColorReading } from '#domain/color/read-sample.ts'
import { toLinear, type Rgb } from '#domain/color/srgb.ts'
import type { ReferenceColors, Spec } from './parse-spec.ts'

/** References up to this are shares of white, above it bytes: white-relative light seldom passes 2, bytes seldom stay below 8. */
const mostOfShares = 8

/**
 * Nothing in a spec says whether references are linear light or encoded for a screen. Shares of white are taken for linear, bytes for encoded;
 * the other way only where the usual one leaves the sample far from the chart and the other puts it on it.
 */
export function readBySpec(
  photo: Pixels,
  { sample, against, white, blank }: Spec,
): ColorReading | NoChart {
  const rest = { sample, ...(white && { white }), ...(blank && { blank }) }
  const read = (its: ReadRequest['against']) => readSample(photo, { ...rest, against: its })
  if (against.kind === 'chart') return read(against)
  if (against.kind === 'printed') {
    const chart = printedChart(photo, against.values, sample)
    return chart === null
      ? { status: 'no-chart', nearest: [], deltaE: null, gates: {} }
      : readSample(photo, { ...rest, ...chart })
  }
  const shares = (share: number) => share
  const [usual, other] = areBytes(against.levels) ? [toLinear, shares] : [shares, toLinear]
  const readBy = (decode: (share: number) => number) =>
    read({
      kind: 'references',
      levels: referenceLevels(against.levels, sample.length, decode),
      isCutOff: areCutOff(against.levels),
    })
  const reading = readBy(usual)
  if (isClose(reading)) return reading
  const retried = readBy(other)
  const isBetter = (retried.deltaE ?? Infinity) < (reading.deltaE ?? Infinity) - clearlyNearer
  return isClose(retried) && isBetter ? retried : reading
}

/** The chart was to be found, and none of so many levels lies in sight. */
export interface NoChart {
  readonly status: 'no-chart'
  readonly nearest: readonly []
  readonly deltaE: null
  readonly gates: GateFindings
}

/** The chart in the photograph, its values in reading order, and its paper. */
function printedChart(photo: Pixels, values: readonly number[], sample: readonly Box[]) {
  const wanted = { levels: values.length, pads: sample.length, sample }
  const chart = chartAmong(photo, findGrids(photo), wanted)
  if (chart === null) return null
  const levels = values.map((value, at) => ({ value, boxes: chart.levels[at] ?? [] }))
  return { paper: chart.paper, against: { kind: 'chart', levels } } as const
}

/** In CIEDE2000. */
const clearlyNearer = 1
/** A color read on the wrong scale lies far from the chart, and only by chance this near. */
const isClose = ({ deltaE }: ColorReading) => deltaE !== null && deltaE <= 3

const brightestOf = (references: readonly ReferenceColors[]) =>
  Math.max(...references.flatMap(({ rgb }) => rgb.flat()))

const areBytes = (references: readonly ReferenceColors[]) => brightestOf(references) > mostOfShares

/** Nothing measured ends exactly at white, but for the last digits of a calculation; what was kept within bytes does. */
const areCutOff = (references: readonly ReferenceColors[]) =>
  Math.abs(brightestOf(references) / (areBytes(references) ? 255 : 1) - 1) < 1e-6

/** References of one value are measurements of one level, and several colors of a single pad measurements of that pad. */
function referenceLevels(
  references: readonly ReferenceColors[],
  pads: number,
  decode: (share: number) => number,
): readonly ReferenceLevel[] {
  const scale = areBytes(references) ? 255 : 1
  const linear = (color: readonly number[]): Rgb => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => decode(channel / scale))
    return [red, green, blue]
  }
  const values = [...new Set(references.map((reference) => reference.value))]
  return values.map((value) => {
    const same = references.filter((reference) => reference.value === value)
    const colors = Array.from({ length: pads }, (_, pad) =>
      middleColor(
        same.flatMap(({ rgb }) => (pads === 1 ? rgb : rgb.slice(pad, pad + 1))).map(linear),
      ),
    )
    return { value, colors }
  })
}
