import { useState } from 'react'
import { inUnit, scaleOfSeries, unitChoices } from '#domain/chart/chart-units.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import {
  chartedAnalytes,
  proposedSeries,
  typedLevel,
  type Series,
} from '#domain/chart/registration.ts'
import { hexOf } from '#domain/color/srgb.ts'
import { patchColor } from '#domain/color/patch-color.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import type { Analyte, ChartScale, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { NumberPad, NumberRow } from '#ui/level/number-pad.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './registration.module.css'
import type { SavingFailure } from './use-saving.ts'

interface NumbersStepProps {
  readonly kit: Kit
  readonly frame: Pixels
  readonly series: readonly Series[]
  /** Charts of this kit that were registered before. */
  readonly before: readonly OwnChart[]
  readonly isSaving: boolean
  readonly failure: SavingFailure | null
  readonly onDone: (series: readonly Series[]) => void
}

interface Cursor {
  readonly line: number
  readonly color: number
}

/** Asks for what is printed beside each color, on a number pad of our own; one analyte after the other. */
export function NumbersStep({
  kit,
  frame,
  series: known,
  before,
  isSaving,
  failure,
  onDone,
}: NumbersStepProps) {
  const words = texts('camera').register
  const [series, setSeries] = useState(known)
  const [at, setAt] = useState<Cursor>({
    line: 0,
    color: Math.max(0, known[0]?.texts.indexOf('') ?? 0),
  })
  const line = series[at.line]
  const analyte = kit.analytes.find(({ id }) => id === line?.analyte)
  if (line === undefined) return null
  const scale = analyte === undefined ? null : scaleOfSeries(line, analyte)
  const replace = (one: Series) =>
    setSeries(series.map((each, index) => (index === at.line ? one : each)))
  const type = (text: string) =>
    replace({ ...line, texts: line.texts.map((old, index) => (index === at.color ? text : old)) })
  const next = nextOf(series, at)
  const go = () => {
    if (next !== null) setAt(next)
    else if (!isSaving && series.some(isTyped)) onDone(series)
  }
  const levelWords = analyte?.levels.flatMap(({ value, word }) =>
    value === null && word !== '' ? [word] : [],
  )
  return (
    <>
      <div className={`stack gap-3 fill readable mid ${styles['numbers']}`}>
        <AnalyteChoice
          kit={kit}
          value={line.analyte}
          onChange={(id) => {
            const chosen = kit.analytes.find((each) => each.id === id)
            replace(proposedSeries(chosen, line.boxes, before))
          }}
        />
        {analyte !== undefined && scale !== null && (
          <UnitChoice
            key={analyte.id}
            analyte={analyte}
            value={scale}
            onChange={(wanted) => setSeries(inUnit(series, at.line, wanted, kit.analytes))}
          />
        )}
        <div className={`gap-2 grid ${styles['rows']}`}>
          {line.boxes.map((box, color) => (
            <NumberRow
              key={`${box.x} ${box.y}`}
              label={words.color(color + 1)}
              look={{ kind: 'swatch', hex: hexOf(patchColor(frame, box).color) }}
              text={line.texts[color] ?? ''}
              unit={scale?.unit ?? ''}
              isCurrent={color === at.color}
              onClick={() => setAt({ line: at.line, color })}
            />
          ))}
        </div>
        {failure !== null && (
          <Notice kind="error">
            <p>{texts('camera').making.failure[failure]}</p>
          </Notice>
        )}
        {levelWords !== undefined && levelWords.length > 0 && (
          <div className="flex wrap gap-2 to-center">
            {levelWords.map((word) => (
              <Button key={word} onClick={() => type(word)}>
                {word}
              </Button>
            ))}
          </div>
        )}
      </div>
      <NumberPad
        text={line.texts[at.color] ?? ''}
        onChange={type}
        allowsRange
        enter={
          next === null ? words.keep : next.line === at.line ? words.nextColor : words.nextLine
        }
        onEnter={go}
      />
    </>
  )
}

const isTyped = ({ analyte, texts: typed }: Series) =>
  analyte !== null && typed.some((text) => typedLevel(text) !== null)

/** Returns the next empty color of this analyte, else the next analyte, even a complete one: each is reviewed once. Null at the end. */
function nextOf(series: readonly Series[], { line, color }: Cursor): Cursor | null {
  const current = series[line]
  const empty = current?.texts.findIndex((text, index) => index > color && text === '') ?? -1
  if (current !== undefined && current.analyte !== null && empty > color)
    return { line, color: empty }
  const later = series.findIndex((each, index) => index > line && each.analyte !== null)
  if (later < 0) return null
  return { line: later, color: Math.max(0, series[later]?.texts.indexOf('') ?? 0) }
}

interface AnalyteChoiceProps {
  readonly kit: Kit
  readonly value: string | null
  readonly onChange: (analyte: string | null) => void
}

/** Which analyte these colors belong to: proposed in the kit's order. */
function AnalyteChoice({ kit, value, onChange }: AnalyteChoiceProps) {
  const words = texts('camera').register
  return (
    <label className="middle gap-2 grid lead-rest sides-4">
      <span>{words.item}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        {chartedAnalytes(kit.analytes).map(({ id, name, unit }) => (
          <option key={id} value={id}>
            {[name, unit].filter(Boolean).join(' ')}
          </option>
        ))}
        <option value="">{words.notUsed}</option>
      </select>
    </label>
  )
}

interface UnitChoiceProps {
  readonly analyte: Analyte
  readonly value: ChartScale
  readonly onChange: (scale: ChartScale) => void
}

/** Option for a unit that is not in the list: typed as it is printed. */
const other = 'other'
const maxUnitLetters = 12

/** The unit printed above the numbers: the kit's, unless this box has another. */
function UnitChoice({ analyte, value, onChange }: UnitChoiceProps) {
  const words = texts('camera').register
  const [isOther, setOther] = useState(false)
  const choices = unitChoices(analyte)
  if (choices === null) return null
  const { units, forms } = choices
  return (
    <div className="pair">
      <label className="middle gap-2 grid lead-rest sides-4">
        <span>{words.unit}</span>
        <select
          value={isOther || !units.includes(value.unit) ? other : value.unit}
          onChange={({ target }) => {
            setOther(target.value === other)
            onChange({ ...value, unit: target.value === other ? '' : target.value })
          }}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unit === '' ? words.noUnit : unit}
            </option>
          ))}
          <option value={other}>{words.otherUnit}</option>
        </select>
      </label>
      {(isOther || !units.includes(value.unit)) && (
        <label className="middle gap-2 grid lead-rest sides-4">
          <span>{words.typedUnit}</span>
          <input
            value={value.unit}
            maxLength={maxUnitLetters}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => onChange({ ...value, unit: target.value })}
          />
        </label>
      )}
      {forms.length > 1 && (
        <label className="middle gap-2 grid lead-rest sides-4">
          <span>{words.form}</span>
          <select
            value={value.species}
            onChange={({ target }) => onChange({ ...value, species: target.value })}
          >
            {forms.map((form) => (
              <option key={form} value={form}>
                {form === '' ? words.noForm : form}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
