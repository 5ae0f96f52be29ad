import { useState } from 'react'
import { samplingTopics } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import styles from './field-picker.module.css'
import { RemarkList } from './remark-list.tsx'

type Shape = 'square' | 'long' | 'slope'
type Point = readonly [x: number, y: number]

const shapes: readonly Shape[] = ['square', 'long', 'slope']

/** The fields from above, in a drawing of 240 × 170, and where the soil is taken. */
const fields: Readonly<
  Record<Shape, { readonly edge: string; readonly points: readonly Point[] }>
> = {
  square: {
    edge: 'M20 14h200v112H20z',
    points: [
      [48, 36],
      [192, 36],
      [48, 104],
      [192, 104],
      [120, 70],
    ],
  },
  long: {
    edge: 'M8 40h224v64H8z',
    points: [
      [28, 52],
      [74, 62],
      [120, 72],
      [166, 82],
      [212, 92],
    ],
  },
  slope: {
    edge: 'M36 12h168l28 114H8z',
    points: [
      [70, 32],
      [120, 32],
      [170, 32],
      [60, 70],
      [120, 70],
      [180, 70],
      [48, 108],
      [120, 108],
      [192, 108],
    ],
  },
}
const lines: Readonly<Record<Shape, string>> = {
  square: 'M48 36l144 68M192 36L48 104',
  long: 'M28 52l184 40',
  slope: 'M27 51h186M18 89h204',
}
/** A road along the lower edge, a tree's shade and a heap of compost at the upper ones. */
const surroundings = 'M4 140h232M4 164h232M20 152h24M68 152h24M116 152h24M164 152h24M212 152h12'
const avoided: readonly Point[] = [
  [120, 134],
  [120, 10],
]

/** The places of the five-point method for the shape of one's own field. */
export function FieldPicker() {
  const words = texts('manual').sampling
  const [shape, setShape] = useState<Shape>('square')
  const place = samplingTopics().filter(({ id }) => id === 'place')
  return (
    <>
      <Choice
        legend={words.shape}
        options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
        value={shape}
        onChange={setShape}
      />
      <FieldDrawing shape={shape} />
      <p aria-live="polite">{words.shapeTexts[shape]}</p>
      <p>{words.avoid}</p>
      {place.map(({ id, remarks }) => (
        <RemarkList key={id} kit={{ sources: samplingSources() }} remarks={remarks} />
      ))}
    </>
  )
}

function FieldDrawing({ shape }: { readonly shape: Shape }) {
  const { edge, points } = fields[shape]
  const [, ...rest] = avoided
  return (
    <svg
      viewBox="0 0 240 170"
      role="img"
      aria-label={texts('manual').sampling.pictures[shape]}
      className={styles['drawing']}
    >
      <path d={edge} className={styles['field']} />
      <path d={lines[shape]} className={styles['line']} />
      <path d={surroundings} className={styles['road']} />
      {(shape === 'square' ? avoided : rest.length > 0 ? avoided.slice(0, 1) : []).map(([x, y]) => (
        <path key={y} d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`} className={styles['avoid']} />
      ))}
      {points.map(([x, y], place) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="14" className={styles['point']} />
          <text x={x} y={y + 6} textAnchor="middle" className={styles['number']}>
            {shape === 'slope' ? (place % 3) + 1 : place + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
