import { findGrids, type FoundGrid } from '#domain/color/printed/find-chart.ts'
import { chartAmong } from '#domain/color/printed/printed-chart.ts'
import { middleColor } from '#domain/color/patch-color.ts'
import type { GateFindings } from '#domain/color/gates.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { ReadRequest, ReferenceLevel } from '#domain/color/read-request.ts'
import { readSample, type ColorReading } from '#domain/color/read-sample.ts'
import { readingSidePixels, shrunk, shrunkBox } from '#domain/color/shrunk.ts'
import { toLinear, type Rgb } from '#domain/color/srgb.ts'
import type { ReferenceColors, Spec } from './parse-spec.ts'

/** Largest reference taken for a share of white; larger ones are bytes. Light relative to white seldom exceeds 2, bytes seldom stay below 8. */
const maxShare = 8

/** Reads at the app's picture size, so that both give the same answer whatever the camera's resolution. */
export function readBySpec(photo: Pixels, spec: Spec): ColorReading | NoChart {
  const { picture, scale } = shrunk(photo, readingSidePixels)
  const smaller = (boxes: readonly Box[]) => boxes.map((box) => shrunkBox(box, scale, picture))
  const { against, sample, white, blank, known } = spec
  return readSmall(picture, {
    ...spec,
    sample: smaller(sample),
    ...(white && { white: shrunkBox(white, scale, picture) }),
    ...(blank && { blank: smaller(blank) }),
    ...(known && {
      known: known.map(({ box, rgb }) => ({ rgb, box: shrunkBox(box, scale, picture) })),
    }),
    against:
      against.kind === 'chart'
        ? {
            ...against,
            levels: against.levels.map(({ value, boxes }) => ({ value, boxes: smaller(boxes) })),
          }
        : against,
  })
}

/** The printed chart in sight, with its boxes in the photograph. */
export function chartInSight(photo: Pixels): FoundGrid | null {
  const { picture, scale } = shrunk(photo, readingSidePixels)
  const grid = findGrids(picture).find(({ mayBeChance }) => !mayBeChance)
  if (grid === undefined) return null
  const larger = ({ x, y, width, height }: Box): Box => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  })
  return { ...grid, rows: grid.rows.map((row) => row.map(larger)) }
}

/**
 * A spec does not say whether references are linear or encoded for a screen. Shares of white are taken for linear, bytes for encoded;
 * the reverse only where the usual choice leaves the sample far from the chart and the other puts it on the chart.
 */
function readSmall(
  photo: Pixels,
  { sample, against, white, blank, known }: Spec,
): ColorReading | NoChart {
  const rest = {
    sample,
    ...(white && { white }),
    ...(blank && { blank }),
    ...(known && { knownPatches: knownPatches(known) }),
  }
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

/** A chart with this many levels was required, but none is in sight. */
export interface NoChart {
  readonly status: 'no-chart'
  readonly nearest: readonly []
  readonly deltaE: null
  readonly gates: GateFindings
}

/** The chart in the photograph, with its values in reading order, and its paper. */
function printedChart(photo: Pixels, values: readonly number[], sample: readonly Box[]) {
  const wanted = { levels: values.length, pads: sample.length, sample }
  const chart = chartAmong(photo, findGrids(photo), wanted)
  if (chart === null) return null
  const levels = values.map((value, at) => ({ value, boxes: chart.levels[at] ?? [] }))
  return { paper: chart.paper, against: { kind: 'chart', levels } } as const
}

/** Difference in ΔE00 from which one scale fits clearly better. */
const clearlyNearer = 1
/** Whether a color lies on the chart. A color read on the wrong scale lies far from it, except by chance. */
const isClose = ({ deltaE }: ColorReading) => deltaE !== null && deltaE <= 3

const brightestOf = (references: readonly ReferenceColors[]) =>
  Math.max(...references.flatMap(({ rgb }) => rgb.flat()))

const areBytes = (references: readonly ReferenceColors[]) => brightestOf(references) > maxShare

/** Whether values end exactly at white up to rounding, which measured ones do not, but values clipped to bytes do. */
const areCutOff = (references: readonly ReferenceColors[]) =>
  Math.abs(brightestOf(references) / (areBytes(references) ? 255 : 1) - 1) < 1e-6

/** Converts to the scale of the references: bytes of sRGB, or shares of white in linear light. */
function knownPatches(known: NonNullable<Spec['known']>) {
  const areEncoded = Math.max(...known.flatMap(({ rgb }) => rgb)) > maxShare
  const light = (channel: number) => (areEncoded ? toLinear(channel / 255) : channel)
  return known.map(({ box, rgb: [red, green, blue] }) => ({
    box,
    truth: [light(red), light(green), light(blue)] as const,
  }))
}

/** References with the same value are repeated measurements of one level; several colors of a single pad, of that pad. */
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
