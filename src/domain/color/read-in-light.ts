import { correctionFrom, minPatches, whiteGain, type ColorCorrection } from './correct-color.ts'
import type { CurveLevel } from './color-curve.ts'
import { encodingStep } from './encoding-step.ts'
import { gate, type GateFindings } from './gates.ts'
import { hiddenShadow } from './hidden-shadow.ts'
import { labOf, type Lab } from './lab.ts'
import { levelsUnderGlare } from './level-glare.ts'
import { brighter, evenStep, type Light } from './light.ts'
import { matchCurve, reachingTo, type CurveMatch, type MatchUncertainty } from './match-curve.ts'
import { patchColor, type PatchColor } from './patch-color.ts'
import { grainOf, isSpoiled, measureGates } from './photo-gates.ts'
import type { Box, Pixels } from './pixels.ts'
import { boxesOf, chartOf, type ReadRequest } from './read-request.ts'
import type { Rgb } from './srgb.ts'
import { whiteColor } from './white-color.ts'

/** CIEDE2000 up to which two colors of one photograph may be the same. Source: [B3] item 7 */
export const confusionInFrame = 2
/** CIEDE2000 up to which colors of two photographs in the same light may be the same. Assumption: half as much again as in one frame. Revisit with series of one phone. */
const confusionBetweenFrames = 3
/** With this share of it, nine of ten ranges beside a painted chart hold the truth (docs/benchmarks.md); with all of it, nearly all. */
const likelyInFrame = 0.8
/** Largest error that remains after the best correction, CIEDE2000. Source: [B2] */
const remainingError = 5
/** Largest CIEDE2000 between print and pad in one frame, which never have quite the same color. Assumption: what one printed chart moved by between photographs. */
const printToPad = 10

export interface Finding {
  readonly match: CurveMatch
  readonly gates: GateFindings
}

/** Finds where the sample lies on the chart, and measures the gates, assuming this light; null if nothing is known of it. */
export function readInLight(pixels: Pixels, request: ReadRequest, light: Light | null): Finding {
  const white = whiteOf(pixels, request, light)
  const look = remembered((box: Box) => patchColor(pixels, box, white))
  const colorAt = colorReader(request, light, white, look)
  const levels = chartOf(request)
  const step = encodingStep(pixels, boxesOf(request), white)
  const grain = grainOf(boxesOf(request).map(look), step)
  const blank = request.blank ?? []
  const all = curveOf(request, (box) => labOf(colorAt(box)))
  const shining = levelsUnderGlare(all)
  const spoiled = spoiledLevels(
    levels,
    ({ value, boxes }) =>
      shining.includes(value) ||
      boxes.some((box) => isSpoiled(look(box), { grain, hasBlank: blank.length > 0 })),
  )
  const curve = all.filter(({ value }) => !spoiled.has(value))
  // A patch of one color is rounded by up to half a step.
  const spread = Math.max(step / 2, ...request.sample.map((box) => look(box).spread))
  const doubt = doubtOf(request, spread)
  const isCutOff = request.against.kind === 'references' && request.against.isCutOff === true
  const seenAs = isCutOff ? cutOff : (color: Rgb) => color
  const matched = (by: number) =>
    matchUndyed(request, colorAt, doubt.confusion, (sample, confusion = doubt.confusion) =>
      matchCurve(
        sample.map((color) => labOf(seenAs(brighter(color, by)))),
        curve,
        { ...doubt, confusion },
      ),
    )
  const kept = matched(0)
  const lost = lostBeside(kept, curve, spoiled)
  const match = lost.length === 1 ? reachingLost(kept, lost) : kept
  const shade = hiddenShadow(match, matched, doubt.confusion)
  const counted = lost.length > 1 || kept.kind === 'far' ? [...kept.nearest, ...lost] : kept.nearest
  const [low, high] = match.kind === 'near' ? match.range : [-Infinity, Infinity]
  const boxesWhere = (isCounted: (value: number) => boolean) =>
    levels.flatMap(({ value, boxes }) => (isCounted(value) ? boxes : []))
  const gates = measureGates(pixels, {
    sample: request.sample,
    chart: boxesWhere((value) => counted.includes(value)),
    inRange: boxesWhere((value) => counted.includes(value) || (low <= value && value <= high)),
    blank,
    ...(request.white && { white: request.white }),
    seenWhite: white,
    light,
    look,
    mismatch: match.deltaE,
    grain,
  })
  return {
    match,
    gates: shade === null ? gates : { ...gates, shadow: gate(shade, evenStep) },
  }
}

type Levels = ReturnType<typeof chartOf>

/** Largest share of levels that may be left out: a chart with more spoiled fields is read as a whole. */
const maxSpoiled = 0.4

/** Values of the levels whose fields lie under a shine or are uneven: the chart is read without them. */
function spoiledLevels(
  levels: Levels,
  isSpoiledLevel: (level: Levels[number]) => boolean,
): ReadonlySet<number> {
  const spoiled = levels.filter(isSpoiledLevel)
  const most = Math.min(maxSpoiled * levels.length, levels.length - 2)
  return new Set(spoiled.length > most ? [] : spoiled.map(({ value }) => value))
}

/** Levels left out between the two around the match, or beyond an end that its range reaches. */
function lostBeside(
  match: CurveMatch,
  curve: readonly CurveLevel[],
  spoiled: ReadonlySet<number>,
): readonly number[] {
  const [low, high] = [Math.min(...match.nearest), Math.max(...match.nearest)]
  const [first = 0, last = 0] = [curve[0]?.value, curve.at(-1)?.value]
  const isAtEnd = (end: number) =>
    match.kind === 'far'
      ? match.nearest.includes(end)
      : match.kind === 'near' && match.range.includes(end)
  return Array.from(spoiled).filter(
    (value) =>
      (low < value && value < high) ||
      (value < first && isAtEnd(first)) ||
      (value > last && isAtEnd(last)),
  )
}

/**
 * Widens the range at least halfway to both neighbors of the level lost between them, or as far as one lost beyond the end: the
 * shape of the curve is unknown there.
 */
function reachingLost(match: CurveMatch, lost: readonly number[]): CurveMatch {
  if (match.kind !== 'near') return match
  const { value, nearest } = match
  const [low, high] = [Math.min(...nearest), Math.max(...nearest)]
  const isBetween = lost.some((level) => low < level && level < high)
  const ends = isBetween ? nearest.map((end) => (value + end) / 2) : lost
  return reachingTo(match, ends)
}

/**
 * Shares of the blank's absorbance that the sample may show: a pad takes up less of an extract's own color than the blank shows, a
 * liquid all. Measured on 33 strips dipped in dyed liquid of known pH (docs/benchmarks.md); with all of it divided out, weak reds were read half a pH too low.
 */
const dyedBy = [0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** Matches the sample with the extract's own color, known from the blank, divided out: by the share that brings it nearest to the chart, with a range over all that fit. */
function matchUndyed(
  { sample, blank }: ReadRequest,
  colorAt: (box: Box) => Rgb,
  confusion: number,
  match: (sample: readonly Rgb[], confusion?: number) => CurveMatch,
): CurveMatch {
  if (blank === undefined) return match(sample.map(colorAt))
  const undyed = (share: number) =>
    sample.map((box, pad) => {
      const dye = colorAt(blank[pad] ?? blank[0] ?? box)
      const taken = (at: 0 | 1 | 2) =>
        colorAt(box)[at] / Math.max(minLight, Math.min(1, dye[at])) ** share
      return [taken(0), taken(1), taken(2)] as const
    })
  const first = dyedBy.map((share) => match(undyed(share)))
  const nearest = Math.min(...first.map(({ deltaE }) => deltaE))
  // Where the sample misses the curve, it is as uncertain along the curve.
  const doubt = Math.hypot(confusion, nearest)
  const all = dyedBy.map((share) => match(undyed(share), doubt))
  const best = all.find(({ deltaE }) => deltaE === nearest) ?? match(undyed(1))
  if (best.kind !== 'near') return best
  const ranges = all.flatMap((it) =>
    it.kind === 'near' && it.deltaE <= nearest + confusion ? it.range : [],
  )
  return reachingTo(best, ranges)
}

const minLight = 0.002

const cutOff = (color: Rgb): Rgb => [
  Math.min(1, color[0]),
  Math.min(1, color[1]),
  Math.min(1, color[2]),
]

/** Caches the result for each box. */
function remembered<Found>(find: (box: Box) => Found): (box: Box) => Found {
  const known = new Map<Box, Found>()
  return (box) => {
    const found = known.get(box) ?? find(box)
    known.set(box, found)
    return found
  }
}

/**
 * The given white; else the paper of the found chart; else the brightest of each channel among boxes and the paper around them: where
 * a chart lies on a dark table, the table is not white, and the chart itself cancels the light.
 */
function whiteOf(pixels: Pixels, request: ReadRequest, light: Light | null): Rgb {
  if (request.white) return flat(whiteColor(pixels, request.white).color, request.white, light)
  if (request.paper) return request.paper
  const seen = boxesOf(request).map((box) => flat(patchColor(pixels, box).color, box, light))
  const colors = light === null ? seen : [light.paper, ...seen]
  const brightest = (at: 0 | 1 | 2) => Math.max(...colors.map((color) => color[at]))
  return [brightest(0), brightest(1), brightest(2)]
}

const flat = (color: Rgb, box: Box, light: Light | null): Rgb =>
  light === null ? color : light.flatten(color, box)

function colorReader(
  request: ReadRequest,
  light: Light | null,
  white: Rgb,
  look: (box: Box) => PatchColor,
): (box: Box) => Rgb {
  const seen = (box: Box) => flat(look(box).color, box, light)
  const known = (request.knownPatches ?? []).map(({ box, truth }) => ({ seen: seen(box), truth }))
  const correct: ColorCorrection =
    known.length < minPatches ? whiteGain(white) : correctionFrom(known)
  return (box) => correct(seen(box))
}

const curveOf = ({ against }: ReadRequest, labAt: (box: Box) => Lab): readonly CurveLevel[] =>
  against.levels
    .map((level) => ({
      value: level.value,
      pads: 'boxes' in level ? level.boxes.map(labAt) : level.colors.map(labOf),
    }))
    .toSorted((one, other) => one.value - other.value)

/** Uncertainty of the sample's color: the spread of an uneven patch counts as one more independent error. */
function doubtOf({ against, blank }: ReadRequest, spread: number): MatchUncertainty {
  const isInFrame = against.kind === 'chart'
  const base = isInFrame ? confusionInFrame : confusionBetweenFrames
  return {
    confusion: base * Math.hypot(1, spread / 4),
    reach: isInFrame ? printToPad : remainingError + base,
    ...(isInFrame && blank === undefined && { ofLikely: likelyInFrame }),
  }
}
