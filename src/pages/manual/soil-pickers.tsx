import { useId, useState } from 'react'
import { layerAt, scrapedDepthCm } from '#knowledge/sampling/layer-at.ts'
import { maxDepthCm, depthAdvice } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { FoldedSources } from '#ui/sources/folded-sources.tsx'
import { inkLine } from '#ui/drawings/drawing-shape.ts'
import { Icon } from '#ui/icon.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import styles from './soil-pickers.module.css'

type Shape = 'square' | 'long' | 'slope'
type Point = readonly [x: number, y: number]

const shapes: readonly Shape[] = ['square', 'long', 'slope']

/** The fields seen from above, in a drawing of 240 × 170, and the sampling points. */
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
/** A road along the lower edge; a tree's shade and a heap of compost at the upper edge. */
const surroundings = 'M4 140h232M4 164h232M20 152h24M68 152h24M116 152h24M164 152h24M212 152h12'
const avoided: readonly Point[] = [
  [120, 134],
  [120, 10],
]

/** The points of the five-point method for the chosen shape of field. */
export function FieldPicker() {
  const words = texts('manual').sampling
  const [shape, setShape] = useState<Shape>('square')
  return (
    <Card>
      <Segments
        legend={words.shape}
        options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
        value={shape}
        onChange={setShape}
      />
      <FieldDrawing shape={shape} />
      <p aria-live="polite">{words.shapeTexts[shape]}</p>
      <p>{words.avoid}</p>
    </Card>
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
      className={`block fill ${styles['drawing']}`}
    >
      <path d={edge} {...inkLine} fill="var(--grass)" />
      <path d={lines[shape]} {...inkLine} strokeWidth={2} strokeDasharray="6 7" />
      <path d={surroundings} {...inkLine} strokeWidth={2} />
      {(shape === 'square' ? avoided : rest.length > 0 ? avoided.slice(0, 1) : []).map(([x, y]) => (
        <path
          key={y}
          d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`}
          {...inkLine}
          stroke="var(--error-ink)"
          strokeWidth={4}
        />
      ))}
      {points.map(([x, y], place) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={x}
            cy={y}
            r="14"
            fill="var(--hands-fill)"
            stroke="var(--surface-high)"
            strokeWidth={2}
          />
          <text
            x={x}
            y={y + 6}
            textAnchor="middle"
            className="strong"
            fill="var(--on-hands-fill)"
            fontSize="17"
          >
            {shape === 'slope' ? (place % 3) + 1 : place + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** How deep to dig: a layer for each crop, and what a depth means. */
export function DepthPicker({ kit }: { readonly kit: string }) {
  const words = texts('manual').sampling
  const advised = depthAdvice()
  const [asked, setAsked] = useState<string>()
  const [depth, setDepth] = useState(8)
  const id = useId()
  const advice = advised.find((it) => it.id === (asked ?? kit)) ?? advised[0]
  if (advice === undefined) return null
  const verdict = layerAt(depth, advice.layer.value)
  return (
    <Card>
      <SelectField
        label={words.crop}
        value={advice.id}
        options={advised.map(({ id: value, name, layer }) => ({
          value,
          label: `${name} ${words.layer(...layer.value)}`,
        }))}
        onChange={setAsked}
      />
      <div className={`grid ${styles['picker']}`}>
        <Profile layer={advice.layer.value} depth={depth} />
        <div className="stack gap-2">
          <label htmlFor={`${id}depth`}>{words.spade}</label>
          <input
            id={`${id}depth`}
            type="range"
            min={0}
            max={maxDepthCm}
            step={1}
            value={depth}
            aria-valuetext={words.centimeters(depth)}
            onChange={({ target }) => setDepth(target.valueAsNumber)}
          />
          <output htmlFor={`${id}depth`} className="row gap-2 lead tight target">
            <Icon name={verdict === 'take' ? 'check_circle' : 'info'} />
            <span>
              <strong>{words.centimeters(depth)}</strong> {words.verdicts[verdict]}
            </span>
          </output>
          <p>
            {words.differs} <TrustMark isGeneral trust={advice.layer.trust} />
          </p>
          <FoldedSources sources={samplingSources()} keys={advice.layer.sources} />
        </div>
      </div>
    </Card>
  )
}

/** Drawing units per centimeter, and the position of the surface. */
const scale = 4
const surface = 44
const yOf = (depth: number) => surface + depth * scale

interface ProfileProps {
  readonly layer: readonly [from: number, to: number]
  readonly depth: number
}

/** The soil in cross-section, with the layer to take and the spade. */
function Profile({ layer: [from, to], depth }: ProfileProps) {
  const words = texts('manual').sampling
  const top = Math.max(from, scrapedDepthCm)
  const tip = yOf(depth)
  return (
    <svg
      viewBox="0 0 240 216"
      role="img"
      aria-label={words.profile(from, to)}
      className={`block fill ${styles['drawing']}`}
    >
      <rect x="40" y={surface} width="190" height={maxDepthCm * scale + 8} fill="var(--soil-3)" />
      <rect x="40" y={surface} width="190" height={scrapedDepthCm * scale} fill="var(--soil-1)" />
      <rect
        x="40"
        y={yOf(top)}
        width="190"
        height={(to - top) * scale}
        {...inkLine}
        fill="var(--soil-4)"
      />
      <path d={`M32 ${surface}h198`} {...inkLine} strokeWidth={2} />
      <path d="M76 44q-2-14-14-18M76 44q0-18 14-24" {...inkLine} strokeWidth={2} />
      {[0, 10, 20, 30, 40].map((mark) => (
        <g key={mark}>
          <path d={`M34 ${yOf(mark)}h8`} {...inkLine} strokeWidth={2} />
          <text x="28" y={yOf(mark) + 5} textAnchor="end" fill="var(--on-surface)" fontSize="14">
            {mark}
          </text>
        </g>
      ))}
      <text
        x="136"
        y={yOf((top + to) / 2) + 5}
        textAnchor="middle"
        className="strong"
        fill="light-dark(#33261c, #ffffff)"
        fontSize="15"
      >
        {words.layer(from, to)}
      </text>
      <path
        d={`M204 ${tip - 40}v40M190 ${tip - 40}h28M192 ${tip - 22}h24v12l-12 12l-12-12z`}
        {...inkLine}
        stroke="var(--draw-move)"
        fill="var(--surface-high)"
      />
    </svg>
  )
}
