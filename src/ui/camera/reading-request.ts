import { chartedAnalytes } from '#domain/chart/registration.ts'
import type { FoundCard } from '#domain/color/card/find-card.ts'
import { cardBoxes, tiltGate } from '#domain/color/card/card-boxes.ts'
import { areOfChecker, checkerPatches, type CheckerPatch } from '#domain/color/color-checker.ts'
import { centerOf, type Box, type Pixels } from '#domain/color/pixels.ts'
import type { FoundGrid } from '#domain/color/printed/find-chart.ts'
import {
  chartAmong,
  padsAs,
  type PrintedChart,
  type WantedChart,
} from '#domain/color/printed/printed-chart.ts'
import type { ContrastRequest } from '#domain/color/read-contrast.ts'
import type { ReadRequest } from '#domain/color/read-request.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { clampBox, type Places } from './places.ts'
import type { ReadingLevel } from './reading-levels.ts'
import type { Target } from './targets.ts'

/** `chart`: the levels are in the same photograph. `own`: they were photographed earlier, under the same light. */
export type ComparisonBasis = 'chart' | 'own'

const figureParts = ['behind-black', 'behind-white', 'beside-black', 'beside-white'] as const

/** Corner fields of a color checker. */
const checkerParts = [
  'checker-dark-skin',
  'checker-bluish-green',
  'checker-white',
  'checker-black',
] as const

interface TargetWords {
  readonly sample: string
  readonly pad: (name: string, pad: number) => string
  readonly white: string
  readonly blank: string
  readonly figure: Readonly<Record<(typeof figureParts)[number], string>>
  readonly checker: Readonly<Record<(typeof checkerParts)[number], string>>
}

/** A level of a kit has one pad, or as many as its strips. */
export const maxPads = 4

/** The target id of one of several pads, counted from 0. */
const padId = (id: string, pad: number) => (pad === 0 ? id : `${id}/${pad + 1}`)

const padsOf = (pads: number) => Array.from({ length: pads }, (_, pad) => pad)

/** The targets to mark for a reading, in the order in which they are requested. */
export function readingTargets(
  { method }: Pick<Analyte, 'method'>,
  levels: readonly ReadingLevel[],
  { against, pads, isByChecker = false }: Comparison & { readonly isByChecker?: boolean },
  words: TargetWords,
): readonly Target[] {
  const numbered = (id: string, label: string) => ({ id, label, isOptional: false })
  if (method === 'turbidity') return figureParts.map((id) => numbered(id, words.figure[id]))
  const marked = (id: string, label: string, isOptional = false) => ({
    id,
    label,
    mark: label,
    isOptional,
  })
  const ofPads = (id: string, label: string, mark = label) =>
    padsOf(pads).map((pad) => ({
      id: padId(id, pad),
      label: pads === 1 ? label : words.pad(label, pad + 1),
      mark: pad === 0 ? mark : '',
      isOptional: false,
    }))
  return [
    ...ofPads('sample', words.sample),
    ...(against === 'chart'
      ? levels.flatMap(({ id, label, mark }) => ofPads(id, label, mark))
      : []),
    marked('white', words.white, against === 'chart'),
    ...(method === 'color' ? [marked('blank', words.blank, true)] : []),
    ...(isByChecker ? checkerParts.map((id) => numbered(id, words.checker[id])) : []),
  ]
}

/** What was detected in a photograph automatically. */
interface Found {
  /** Our own printed card. */
  readonly card: FoundCard | null
  /** The kit's printed chart. */
  readonly chart: PrintedChart | null
}

/** What is compared, and the number of pads per level. */
interface Comparison {
  readonly against: ComparisonBasis
  readonly pads: number
}

export type MissingInput =
  | 'needTwo'
  | 'needWhite'
  | 'needFigure'
  | 'needLevels'
  | 'needCorners'
  | 'otherChecker'

/** The request to the engine, or what is still missing for it. */
export function readRequest(
  frame: Pixels,
  places: Places,
  levels: readonly ReadingLevel[],
  { against, pads }: Comparison,
  { card, chart }: Found,
): ReadRequest | MissingInput {
  const { white, blank } = places
  const sample = boxesAt(places, 'sample', pads)
  const marked = levels.flatMap(({ id, value }) => {
    const boxes = boxesAt(places, id, pads)
    return boxes === null ? [] : [{ value, boxes }]
  })
  const inOrder = padsAs(
    frame,
    sample ?? [],
    marked.map(({ boxes }) => boxes),
  )
  const inFrame = marked.map(({ value, boxes }, at) => ({ value, boxes: inOrder[at] ?? boxes }))
  const before = levels.flatMap(({ value, color }) =>
    color === null ? [] : [{ value, colors: [color] }],
  )
  const compared =
    against === 'chart'
      ? ({ kind: 'chart', levels: inFrame } as const)
      : ({ kind: 'references', levels: before } as const)
  if (sample === null || compared.levels.length < 2) return 'needTwo'
  if (against === 'own' && white === undefined) return 'needWhite'
  const knownPatches = checkerIn(frame, places)
  if (typeof knownPatches === 'string') return knownPatches
  return {
    sample,
    against: compared,
    ...(white !== undefined && { white }),
    ...(against === 'chart' && chart !== null && { paper: chart.paper }),
    ...(blank !== undefined && { blank: [blank] }),
    ...(knownPatches.length > 0 && { knownPatches }),
    ...(card !== null && { gates: { tilt: tiltGate(card) } }),
  }
}

/** The fields of the marked color checker; none where no corner is marked. */
function checkerIn(
  frame: Pixels,
  places: Places,
): readonly CheckerPatch[] | 'needCorners' | 'otherChecker' {
  const marked = checkerParts.flatMap((id) => places[id] ?? [])
  if (marked.length === 0) return []
  const [darkSkin, bluishGreen, white, black] = marked.map(centerOf)
  if (!darkSkin || !bluishGreen || !white || !black) return 'needCorners'
  const patches = checkerPatches(frame, [darkSkin, bluishGreen, white, black])
  return patches !== null && areOfChecker(frame, patches) ? patches : 'otherChecker'
}

export const withoutChecker = (places: Places): Places =>
  Object.fromEntries(
    Object.entries(places).filter(([id]) => !checkerParts.some((part) => part === id)),
  )

/** Null when one of the pads is not placed. */
function boxesAt(places: Places, id: string, pads: number): readonly Box[] | null {
  const boxes = padsOf(pads).flatMap((pad) => places[padId(id, pad)] ?? [])
  return boxes.length === pads ? boxes : null
}

/** The same for turbidity, read by the contrast of a black figure. */
export function contrastRequest(
  places: Places,
  levels: readonly ReadingLevel[],
): ContrastRequest | MissingInput {
  const known = levels.flatMap(({ value, ratio }) => (ratio === null ? [] : [{ value, ratio }]))
  if (known.length < 2) return 'needLevels'
  const [behindBlack, behindWhite, besideBlack, besideWhite] = figureParts.map((id) => places[id])
  if (!behindBlack || !behindWhite || !besideBlack || !besideWhite) return 'needFigure'
  return {
    behind: { black: behindBlack, white: behindWhite },
    beside: { black: besideBlack, white: besideWhite },
    levels: known,
  }
}

/** Position of an analyte among those of its kit that have colors. */
export type ChartLine = NonNullable<WantedChart['line']>

export function chartLine({ analytes }: Pick<Kit, 'analytes'>, { id }: Analyte): ChartLine {
  const charted = chartedAnalytes(analytes)
  return { at: charted.findIndex((analyte) => analyte.id === id), of: charted.length }
}

/** Finds the analyte's chart among the detected ones: by its colors when they were photographed earlier, else by its levels. */
export function matchDetectedChart(
  frame: Pixels,
  levels: readonly ReadingLevel[],
  grids: readonly FoundGrid[],
  { pads, line }: { readonly pads: number; readonly line: ChartLine },
): PrintedChart | null {
  const colors = levels.flatMap(({ color }) => (color === null || pads > 1 ? [] : [color]))
  return chartAmong(frame, grids, { levels: levels.length, pads, colors, line })
}

/**
 * Number of pads per level in the detected chart: as many as the most likely grid of so many levels has, of which others may be parts. In
 * a chart of several analytes the lines are analytes, with one pad per level.
 */
export function detectedPadCount(
  frame: Pixels,
  levels: readonly ReadingLevel[],
  grids: readonly FoundGrid[],
  line: ChartLine,
): number {
  if (line.of > 1) return 1
  for (const grid of grids) {
    const fits = (pad: number) =>
      matchDetectedChart(frame, levels, [grid], { pads: pad + 1, line }) !== null
    const found = padsOf(maxPads).find(fits)
    if (found !== undefined) return found + 1
  }
  return 1
}

/** Targets that can be placed automatically: parts of our own card, and the levels of the chart. */
export function detectedPlaces(
  frame: Pixels,
  { method }: Pick<Analyte, 'method'>,
  levels: readonly ReadingLevel[],
  found: Found,
): Places {
  if (method === 'turbidity') return found.card === null ? {} : figurePlaces(frame, found.card)
  const ofCard =
    found.card === null
      ? {}
      : {
          white: clampBox(frame, cardBoxes(found.card).white),
          ...(method === 'color' && { sample: clampBox(frame, cardBoxes(found.card).tube) }),
        }
  const ofChart = levels.flatMap(({ id }, index) =>
    (found.chart?.levels[index] ?? []).map(
      (box, pad) => [padId(id, pad), clampBox(frame, box)] as const,
    ),
  )
  return { ...ofCard, ...Object.fromEntries(ofChart) }
}

function figurePlaces(frame: Pixels, card: FoundCard): Places {
  const { behind, beside } = cardBoxes(card)
  return {
    'behind-black': clampBox(frame, behind.black),
    'behind-white': clampBox(frame, behind.white),
    'beside-black': clampBox(frame, beside.black),
    'beside-white': clampBox(frame, beside.white),
  }
}

/** The levels in reverse order, for a chart that runs from high to low. */
export function reversePlaces(places: Places, levels: readonly ReadingLevel[]): Places {
  const turned = padsOf(maxPads).flatMap((pad) => {
    const ids = levels.map(({ id }) => padId(id, pad)).filter((id) => places[id] !== undefined)
    const boxes = ids.map((id) => places[id]).toReversed()
    return ids.flatMap((id, index) => {
      const box = boxes[index]
      return box === undefined ? [] : [[id, box] as const]
    })
  })
  return { ...places, ...Object.fromEntries(turned) }
}
