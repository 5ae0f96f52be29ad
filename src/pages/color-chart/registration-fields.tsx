import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import {
  chartedAnalytes,
  expectedLevels,
  gridFields,
  moveField,
  type ChartFields,
} from '#domain/chart/registration.ts'
import type { Point } from '#domain/color/card/homography.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FramePicture } from '#ui/camera/frame-picture.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import styles from './registration.module.css'

interface FieldsStepProps {
  readonly kit: Kit
  readonly frame: Pixels
  /** The detected fields; null when the four corners have to be tapped. */
  readonly found: ChartFields | null
  readonly onDone: (fields: ChartFields) => void
  readonly onRetake: () => void
}

const maxLevels = 12

/** Every field of the chart in a frame: detected, or interpolated between four tapped corners; wrong ones are corrected by dragging. */
export function FieldsStep({ kit, frame, found, onDone, onRetake }: FieldsStepProps) {
  const words = texts('camera').register
  const [corners, setCorners] = useState<readonly Point[]>([])
  const [rows, setRows] = useState(found?.length ?? expectedLevels(kit.analytes))
  const [columns, setColumns] = useState(
    found?.[0]?.length ?? Math.max(1, chartedAnalytes(kit.analytes).length),
  )
  const [fields, setFields] = useState<ChartFields | null>(found)
  const setGrid = (points: readonly Point[], down: number, across: number) => {
    setCorners(points)
    setRows(down)
    setColumns(across)
    setFields(gridFields(points, down, across, frame))
  }
  const tap = (point: Point) => {
    if (fields === null) setGrid([...corners.slice(0, 3), point], rows, columns)
  }
  const title =
    fields === null
      ? words.corners(corners.length + 1)
      : words.found(fields.length, fields[0]?.length ?? 0)
  return (
    <>
      <div className={`stack gap-3 fill readable mid sides-4 ${styles['fields']}`}>
        <h3 className="title" aria-live="polite">
          {title}
        </h3>
        <PhotoWithFields
          frame={frame}
          fields={fields}
          corners={corners}
          onTap={tap}
          onMove={(at, to) => fields !== null && setFields(moveField(fields, at, to, frame))}
        />
        <p className="small muted">{fields === null ? words.cornersHint : words.foundHint}</p>
        {found === null && (
          <div className="flex wrap gap-2 to-center">
            <Stepper
              label={words.columns}
              value={columns}
              min={1}
              max={maxLevels}
              onChange={(next) => setGrid(corners, rows, next)}
            />
            <Stepper
              label={words.rows}
              value={rows}
              min={1}
              max={maxLevels}
              onChange={(next) => setGrid(corners, next, columns)}
            />
          </div>
        )}
      </div>
      <footer className={`gap-1 fill grid mid readable ${styles['dock']}`}>
        <div className="flex wrap gap-2 to-center">
          <Button kind="text" icon="photo_camera" onClick={onRetake}>
            {words.retake}
          </Button>
          {(fields !== null || corners.length > 0) && (
            <Button
              kind="text"
              icon="crop_free"
              onClick={() => {
                setCorners([])
                setFields(null)
              }}
            >
              {words.byCorners}
            </Button>
          )}
        </div>
        <Act
          small
          icon="check"
          aria-disabled={fields === null}
          detail={words.fieldsDetail}
          onClick={() => fields !== null && onDone(fields)}
        >
          {words.fieldsRight}
        </Act>
      </footer>
    </>
  )
}

interface PhotoWithFieldsProps {
  readonly frame: Pixels
  readonly fields: ChartFields | null
  readonly corners: readonly Point[]
  readonly onTap: (point: Point) => void
  readonly onMove: (at: { readonly row: number; readonly column: number }, to: Point) => void
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function PhotoWithFields({ frame, fields, corners, onTap, onMove }: PhotoWithFieldsProps) {
  const words = texts('camera').register
  const picture = useRef<SVGSVGElement>(null)
  const { width, height } = frame
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const seen = picture.current?.getBoundingClientRect()
    if (seen === undefined) return { x: width / 2, y: height / 2 }
    return {
      x: ((event.clientX - seen.left) / seen.width) * width,
      y: ((event.clientY - seen.top) / seen.height) * height,
    }
  }
  const long = Math.max(width, height)
  return (
    <div className={`relative round-m ${styles['photo']}`}>
      <FramePicture frame={frame} className={`block fits own-colors ${styles['picture']}`} />
      <svg
        ref={picture}
        className={`cover ${styles['marks']}`}
        viewBox={`0 0 ${width} ${height}`}
        data-testid="chart-photo"
        onPointerDown={(event) => onTap(pointOf(event))}
      >
        {corners.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={long * 0.015}
            fill="#1976d2"
            stroke="#ffffff"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {fields?.map((line, row) =>
          line.map((box, column) => (
            <Field
              // oxlint-disable-next-line react/no-array-index-key -- a field is its place in the grid
              key={`${row} ${column}`}
              box={box}
              label={words.field(row + 1, column + 1)}
              pointOf={pointOf}
              onMove={(to) => onMove({ row, column }, to)}
            />
          )),
        )}
      </svg>
    </div>
  )
}

interface FieldProps {
  readonly box: Box
  readonly label: string
  readonly pointOf: (event: PointerEvent) => Point
  readonly onMove: (to: Point) => void
}

/** The frame of one field: dragged by finger, or moved with the arrow keys. */
function Field({ box, label, pointOf, onMove }: FieldProps) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const press = (event: KeyboardEvent) => {
    const [right, down] = arrows[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const step = box.width * (event.shiftKey ? 0.05 : 0.25)
    onMove({ x: middle.x + right * step, y: middle.y + down * step })
  }
  return (
    <g
      className={styles['field']}
      cursor="grab"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG has no input
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={Math.round(middle.x)}
      aria-valuetext={`${Math.round(middle.x)}, ${Math.round(middle.y)}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointOf(event))
      }}
    >
      <rect
        x={box.x - box.width * 0.45}
        y={box.y - box.height * 0.45}
        width={box.width * 1.9}
        height={box.height * 1.9}
        rx={box.width * 0.2}
        fill="transparent"
        stroke="#1976d2"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}
