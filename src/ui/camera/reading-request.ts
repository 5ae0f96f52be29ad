import type { FoundCard } from '#domain/color/card/find-card.ts'
import { cardBoxes, tiltGate } from '#domain/color/card/card-boxes.ts'
import { isPrintedSeries } from '#domain/color/find-grid.ts'
import type { PatchRow } from '#domain/color/find-patches.ts'
import { matchMarkedChart } from '#domain/color/match-marked-chart.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import type { ContrastRequest } from '#domain/color/read-contrast.ts'
import type { ReadRequest } from '#domain/color/read-request.ts'
import type { Analyte } from '#domain/kit/kit.ts'
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

export type Lacking = 'needTwo' | 'needWhite' | 'needFigure' | 'needLevels'

/** What the engine is asked, or what is still lacking. */
export function readRequest(
  places: Places,
  levels: readonly ReadingLevel[],
  against: Against,
  card: FoundCard | null,
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

/** What can be placed without asking: parts of our own card, and a chart whose layout or length is known. */
export function placesFound(
  frame: Pixels,
  { method }: Pick<Analyte, 'method'>,
  levels: readonly ReadingLevel[],
  found: { readonly card: FoundCard | null; readonly rows: readonly PatchRow[] },
): Places {
  if (method === 'turbidity') return found.card === null ? {} : figurePlaces(frame, found.card)
  const ofCard =
    found.card === null
      ? {}
      : {
          white: within(frame, cardBoxes(found.card).white),
          ...(method === 'color' && { sample: within(frame, cardBoxes(found.card).tube) }),
        }
  const boxes = chartBoxes(frame, levels, found.rows)
  const ofChart = levels.flatMap(({ id }, index) => {
    const box = boxes?.[index]
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

/** A chart marked before is known by its colors; else by a printed row of just as many fields as there are levels. */
function chartBoxes(frame: Pixels, levels: readonly ReadingLevel[], rows: readonly PatchRow[]) {
  const colors = levels.flatMap(({ color }) => (color === null ? [] : [color]))
  const marked =
    colors.length === levels.length && colors.length > 1
      ? matchMarkedChart(frame, rows, colors)
      : null
  if (marked !== null) return marked
  const fitting = rows.filter(
    (row) => row.boxes.length === levels.length && isPrintedSeries(frame, row),
  )
  return fitting.length === 1 ? (fitting[0]?.boxes ?? null) : null
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
