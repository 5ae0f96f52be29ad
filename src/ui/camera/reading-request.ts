import { chartedAnalytes } from '#domain/chart/registration.ts'
import type { FoundCard } from '#domain/color/card/find-card.ts'
import { cardBoxes, tiltGate } from '#domain/color/card/card-boxes.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import type { FoundGrid } from '#domain/color/printed/find-chart.ts'
import {
  chartAmong,
  type PrintedChart,
  type WantedChart,
} from '#domain/color/printed/printed-chart.ts'
import type { ContrastRequest } from '#domain/color/read-contrast.ts'
import type { ReadRequest } from '#domain/color/read-request.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { within, type Places } from './places.ts'
import type { ReadingLevel } from './reading-levels.ts'
import type { Target } from './targets.ts'

/** `chart`: the levels are in the same photograph. `own`: they were photographed before, under the same light. */
export type Against = 'chart' | 'own'

const figureParts = ['behind-black', 'behind-white', 'beside-black', 'beside-white'] as const

interface TargetWords {
  readonly sample: string
  readonly white: string
  readonly blank: string
  readonly figure: Readonly<Record<(typeof figureParts)[number], string>>
}

/** What has to be pointed at for a reading, in the order it is asked for. */
export function readingTargets(
  { method }: Pick<Analyte, 'method'>,
  levels: readonly ReadingLevel[],
  against: Against,
  words: TargetWords,
): readonly Target[] {
  const target = (id: string, label: string, isOptional = false) => ({ id, label, isOptional })
  if (method === 'turbidity') return figureParts.map((id) => target(id, words.figure[id]))
  const inFrame = against === 'chart' ? levels.map(({ id, label }) => target(id, label)) : []
  return [
    target('sample', words.sample),
    ...inFrame,
    target('white', words.white, against === 'chart'),
    ...(method === 'color' ? [target('blank', words.blank, true)] : []),
  ]
}

/** What was found in a photograph without asking. */
interface Found {
  /** Our own printed card. */
  readonly card: FoundCard | null
  /** The kit's printed chart, of one pad a level. */
  readonly chart: PrintedChart | null
}

export type Lacking = 'needTwo' | 'needWhite' | 'needFigure' | 'needLevels'

/** What the engine is asked, or what is still lacking. */
export function readRequest(
  places: Places,
  levels: readonly ReadingLevel[],
  against: Against,
  { card, chart }: Found,
): ReadRequest | Lacking {
  const { sample, white, blank } = places
  const inFrame = levels.flatMap(({ id, value }) => {
    const box = places[id]
    return box === undefined ? [] : [{ value, boxes: [box] }]
  })
  const before = levels.flatMap(({ value, color }) =>
    color === null ? [] : [{ value, colors: [color] }],
  )
  const compared =
    against === 'chart'
      ? ({ kind: 'chart', levels: inFrame } as const)
      : ({ kind: 'references', levels: before } as const)
  if (sample === undefined || compared.levels.length < 2) return 'needTwo'
  if (against === 'own' && white === undefined) return 'needWhite'
  return {
    sample: [sample],
    against: compared,
    ...(white !== undefined && { white }),
    ...(against === 'chart' && chart !== null && { paper: chart.paper }),
    ...(blank !== undefined && { blank: [blank] }),
    ...(card !== null && { gates: { tilt: tiltGate(card) } }),
  }
}

/** The same for turbidity, read by the contrast of a black figure. */
export function contrastRequest(
  places: Places,
  levels: readonly ReadingLevel[],
): ContrastRequest | Lacking {
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

/** Where an analyte stands among those of its kit that have colors. */
export type ChartLine = NonNullable<WantedChart['line']>

export function chartLine({ analytes }: Pick<Kit, 'analytes'>, { id }: Analyte): ChartLine {
  const charted = chartedAnalytes(analytes)
  return { at: charted.findIndex((analyte) => analyte.id === id), of: charted.length }
}

/** The analyte's chart among what was found: by its colors where they were photographed before, else by its levels. */
export function chartFound(
  frame: Pixels,
  levels: readonly ReadingLevel[],
  grids: readonly FoundGrid[],
  line: ChartLine,
): PrintedChart | null {
  const colors = levels.flatMap(({ color }) => (color === null ? [] : [color]))
  return chartAmong(frame, grids, { levels: levels.length, pads: 1, colors, line })
}

/** What can be placed without asking: parts of our own card, and the levels of the chart. */
export function placesFound(
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
          white: within(frame, cardBoxes(found.card).white),
          ...(method === 'color' && { sample: within(frame, cardBoxes(found.card).tube) }),
        }
  const ofChart = levels.flatMap(({ id }, index) => {
    const [box] = found.chart?.levels[index] ?? []
    return box === undefined ? [] : [[id, within(frame, box)] as const]
  })
  return { ...ofCard, ...Object.fromEntries(ofChart) }
}

function figurePlaces(frame: Pixels, card: FoundCard): Places {
  const { behind, beside } = cardBoxes(card)
  return {
    'behind-black': within(frame, behind.black),
    'behind-white': within(frame, behind.white),
    'beside-black': within(frame, beside.black),
    'beside-white': within(frame, beside.white),
  }
}

/** The levels in the other order: a chart that runs from high to low. */
export function reversed(places: Places, levels: readonly ReadingLevel[]): Places {
  const ids = levels.map(({ id }) => id).filter((id) => places[id] !== undefined)
  const boxes = ids.map((id) => places[id]).toReversed()
  const turned = ids.flatMap((id, index) => {
    const box = boxes[index]
    return box === undefined ? [] : [[id, box] as const]
  })
  return { ...places, ...Object.fromEntries(turned) }
}
