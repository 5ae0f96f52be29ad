import { useMemo, useState } from 'react'
import {
  bounds,
  type Corner,
  crossesItself,
  type Outline,
  outlineArea,
} from '#domain/plot/outline.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { type Area, areaIn } from '#domain/soil/area.ts'
import { texts } from '#locales/texts.ts'
import { Fold } from '#ui/card.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { CheckChips } from '#ui/controls/chip.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import { GroundButtons } from './ground-buttons.tsx'
import { FieldShape } from './outline-drawing.tsx'
import { OutlineFile } from './outline-file.tsx'
import { plotAreaText } from './plot-form.ts'
import { useChangePlot } from './use-change-plot.ts'
import { groundView, usePanZoom } from './use-pan-zoom.ts'
import styles from './outline.module.css'

interface OutlineDialogProps {
  readonly plot: Plot
  readonly onClose: () => void
}

/** Edits the outline of a field: drawn on a grid, or taken from a file. Its area is offered, never applied automatically. */
export function OutlineDialog({ plot, onClose }: OutlineDialogProps) {
  const words = texts('plots').outline
  const { outline: kept } = plot
  const [way, setWay] = useState<'sketch' | 'map'>(kept?.on ?? 'sketch')
  const [corners, setCorners] = useState<readonly Corner[]>(
    kept?.on === 'sketch' ? kept.corners : [],
  )
  const [found, setFound] = useState<Outline | null>(kept?.on === 'map' ? kept : null)
  const drawn: Outline | null = corners.length < 3 ? null : { on: 'sketch', corners }
  const outline = way === 'sketch' ? drawn : found
  const [takesArea, setTakesArea] = useState(plot.area === null)
  const change = useChangePlot(plot.id)
  const isCrossed = outline !== null && crossesItself(outline)
  const area = useMemo(() => (outline === null ? null : areaOf(outline)), [outline])
  const save = async () => {
    const isKept = await change({ outline, ...(takesArea && area !== null && { area }) })
    if (isKept) onClose()
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        <>
          {area !== null && !isCrossed && (
            <CheckChips
              legend={words.found(
                plotAreaText(area),
                numberText(Math.round(outlineArea(outline ?? noOutline))),
              )}
              options={[{ value: 'area', label: words.takeArea(plotAreaText(area)) }]}
              checked={() => takesArea}
              onChange={(_, isTaken) => setTakesArea(isTaken)}
            />
          )}
          {isCrossed && <Notice kind="warning" title={words.crossed} />}
          <Button
            kind="filled"
            icon="save"
            disabled={outline === null || isCrossed}
            onClick={() => void save()}
          >
            {texts('plots').form.save}
          </Button>
        </>
      }
    >
      <Segments
        legend={words.way}
        hidesLegend
        options={(['sketch', 'map'] as const).map((value) => ({ value, label: words.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'sketch' ? (
        <OutlineSketch corners={corners} onChange={setCorners} />
      ) : (
        <OutlineFile chosen={found} onChoose={setFound} />
      )}
      {kept !== null && (
        <Button
          kind="text"
          icon="delete"
          onClick={() => void change({ outline: null }).then((isKept) => isKept && onClose())}
        >
          {words.remove}
        </Button>
      )}
    </Dialog>
  )
}

const noOutline: Outline = { on: 'sketch', corners: [] }

/** Area of an outline in ares, with three significant digits: no leaflet's dose needs more. */
const areaOf = (outline: Outline): Area => ({
  value: Number(areaIn(outlineArea(outline), 'a').toPrecision(3)),
  unit: 'a',
})

interface OutlineSketchProps {
  readonly corners: readonly Corner[]
  readonly onChange: (corners: readonly Corner[]) => void
}

/** Edits corners by tapping a grid of ten meters, dragging, or typing numbers. */
function OutlineSketch({ corners, onChange }: OutlineSketchProps) {
  const words = texts('plots').outline
  const ground = usePanZoom({
    start: corners.length === 0 ? { middle: [0, 0], size: 60 } : groundView(bounds(corners)),
    onTap: (at) => onChange([...corners, onGrid(at)]),
    onDrag: (corner, at) => onChange(corners.with(corner, onGrid(at))),
  })
  const { middle, size } = ground.view
  const cell = size > 300 ? 100 : 10
  return (
    <>
      <p>{words.tap(cell)}</p>
      <svg
        {...ground.svg}
        className={`fill round-m square well ${styles['ground']}`}
        role="img"
        aria-label={words.ground}
      >
        <path
          d={gridPath(middle, size, cell)}
          fill="none"
          stroke="var(--hairline)"
          vectorEffect="non-scaling-stroke"
        />
        <FieldShape corners={corners} isChosen />
        {corners.map(([x, y], corner) => (
          // Corners have no id and are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={corner}>
            <circle
              cx={x}
              cy={-y}
              r={size / 60}
              fill="var(--primary)"
              stroke="var(--surface-high)"
              vectorEffect="non-scaling-stroke"
            />
            <circle
              cx={x}
              cy={-y}
              r={size / 14}
              fill="transparent"
              cursor="grab"
              data-corner={corner}
            />
          </g>
        ))}
      </svg>
      <GroundButtons ground={ground}>
        <Button
          icon="undo"
          disabled={corners.length === 0}
          onClick={() => onChange(corners.slice(0, -1))}
        >
          {words.undo}
        </Button>
      </GroundButtons>
      <Fold title={words.numbers} detail={words.numbersHint}>
        <ol className={`plain gap-2 grid ${styles['corners']}`}>
          {corners.map((corner, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={at}>
              <b>{at + 1}</b>
              {(['cornerEast', 'cornerNorth'] as const).map((name, axis) => (
                <input
                  key={name}
                  type="number"
                  aria-label={words[name](at + 1)}
                  value={corner[axis]}
                  onChange={({ target }) => {
                    const value = target.valueAsNumber
                    if (Number.isNaN(value)) return
                    onChange(corners.with(at, axis === 0 ? [value, corner[1]] : [corner[0], value]))
                  }}
                />
              ))}
              <IconButton
                icon="delete"
                label={words.removeCorner(at + 1)}
                onClick={() => onChange(corners.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ol>
        <div className="buttons">
          <Button icon="add" onClick={() => onChange([...corners, nextCorner(corners)])}>
            {words.addCorner}
          </Button>
        </div>
      </Fold>
    </>
  )
}

/** Rounds to the meter: a finger is no more precise. */
const onGrid = ([x, y]: Corner): Corner => [Math.round(x), Math.round(y)]

/** The next corner to add: the first four form a square of ten meters, to be corrected. */
const nextCorner = (corners: readonly Corner[]): Corner =>
  (
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const
  )[corners.length] ?? [0, 0]

function gridPath([x, y]: Corner, size: number, cell: number): string {
  const lines = Math.ceil(size / cell) + 1
  const first = (at: number) => Math.floor((at - size / 2) / cell) * cell
  const [left, bottom] = [first(x), first(y)]
  const reach = lines * cell
  return Array.from({ length: lines + 1 }, (_, line) => {
    const [across, up] = [left + line * cell, bottom + line * cell]
    return `M${across},${-bottom}v${-reach}M${left},${-up}h${reach}`
  }).join('')
}
