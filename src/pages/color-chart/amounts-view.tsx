import { useId, useState, type ReactNode } from 'react'
import {
  amountBasis,
  amountLimits,
  amountsText,
  parseAmounts,
  soilAmount,
  toTwoDigits,
  type AmountBasis,
  type AmountSettings,
} from '#domain/chart/amounts.ts'
import { reportedForm } from '#domain/soil/chemical-forms.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { amountText, numberText } from '#ui/text/amount-text.ts'
import { Segments } from '#ui/controls/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { bandText } from './chart-notes.ts'
import { typedFigure } from '#domain/chart/typed-figure.ts'

interface AmountsViewProps {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  /** The form used in URLs. */
  readonly typed: string | null
  readonly onType: (amounts: string) => void
}

/** The chart's numbers converted to amounts in the soil, with all inputs of the conversion visible. */
export function AmountsView({ analyte, bands, typed, onType }: AmountsViewProps) {
  const words = texts('color-chart').amounts
  const basis = amountBasis(analyte)
  const settings = parseAmounts(typed)
  if (basis.kind === 'none') {
    return (
      <section aria-label={words.title}>
        <Notice kind="note">
          <p>{words.unconvertible[basis.reason]}</p>
        </Notice>
      </section>
    )
  }
  const change = (part: Partial<AmountSettings>) => onType(amountsText({ ...settings, ...part }))
  return (
    <section className="stack gap-4" aria-label={words.title}>
      <p>{words.lead}</p>
      {basis.kind === 'extract' && <RatioFields settings={settings} onChange={change} />}
      <LayerFields settings={settings} onChange={change} />
      <AmountTable {...{ analyte, bands, basis, settings }} />
      <p className="muted small">
        {words.how} {words.source}
      </p>
    </section>
  )
}

interface FieldsProps {
  readonly settings: AmountSettings
  readonly onChange: (part: Partial<AmountSettings>) => void
}

function RatioFields({ settings, onChange }: FieldsProps) {
  const words = texts('color-chart').amounts
  const { by, soil, liquid } = settings
  const unit = by === 'weight' ? words.grams : words.milliliters
  return (
    <fieldset className="grid gap-3">
      <legend>{words.ratio}</legend>
      <Segments
        legend={words.by}
        value={by}
        options={[
          { value: 'weight', label: words.weight },
          { value: 'volume', label: words.volume },
        ]}
        onChange={(next) => onChange({ by: next })}
      />
      <div className="flex wrap gap-3 beside-4">
        <FigureField
          label={words.soil}
          unit={unit}
          value={soil}
          limits={amountLimits.soil}
          onChange={(next) => onChange({ soil: next })}
        />
        <FigureField
          label={words.liquid}
          unit={words.milliliters}
          value={liquid}
          limits={amountLimits.liquid}
          onChange={(next) => onChange({ liquid: next })}
        />
      </div>
      {(soil === null || liquid === null) && <p>{words.missingRatio}</p>}
    </fieldset>
  )
}

function LayerFields({ settings, onChange }: FieldsProps) {
  const words = texts('color-chart').amounts
  return (
    <>
      <div className="flex wrap gap-3 beside-4">
        <FigureField
          label={words.depth}
          unit={words.centimeters}
          value={settings.depth}
          limits={amountLimits.depth}
          onChange={(depth) => onChange({ depth })}
        />
        <FigureField
          label={words.density}
          unit=""
          value={settings.density}
          limits={amountLimits.density}
          onChange={(density) => onChange({ density })}
        />
      </div>
      <p className="muted small">{words.densityHint}</p>
    </>
  )
}

interface FigureFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: number | null
  readonly limits: { readonly min: number; readonly max: number }
  readonly onChange: (value: number | null) => void
}

/** The text stays as typed; only a figure within the limits counts. */
function FigureField({ label, unit, value, limits, onChange }: FigureFieldProps) {
  const id = useId()
  const [text, setText] = useState(value === null ? '' : String(value))
  return (
    <span className="inline-row gap-2">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="at-end short"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={text !== '' && typedFigure(text, limits) === null}
        onChange={({ target }) => {
          setText(target.value)
          onChange(typedFigure(target.value, limits))
        }}
      />
      {unit !== '' && <span>{unit}</span>}
    </span>
  )
}

interface TableProps {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  readonly basis: AmountBasis
  readonly settings: AmountSettings
}

function AmountTable({ analyte, bands, basis, settings }: TableProps) {
  const words = texts('color-chart').amounts
  const [read, setRead] = useState<number | null>(null)
  const species = reportedForm(analyte.species)
  const row = (key: string, name: ReactNode, value: number) => {
    const amount = soilAmount(basis, settings, value)
    if (amount === null) return null
    const shown = (figure: number) => numberText(toTwoDigits(figure))
    return (
      <tr key={key}>
        <th scope="row">{name}</th>
        <td>{words.mg(shown(amount.mgPer100g))}</td>
        <td>{words.kg(shown(amount.kgPer10a))}</td>
        {species !== undefined && <td>{words.kg(shown(amount.kgPer10a * species.factor))}</td>}
      </tr>
    )
  }
  const rows = bands.flatMap((shown) =>
    shown.level.value === null
      ? []
      : [row(bandText(analyte, shown), bandText(analyte, shown), shown.level.value)],
  )
  if (read !== null) rows.push(row('typed', `${words.typed} ${amountText(analyte, read)}`, read))
  const isEmpty = rows.every((each) => each === null)
  return (
    <div className="narrow-cells tight">
      {!isEmpty && (
        <table className="figures fill strong">
          <caption>{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.level}</th>
              <th scope="col">{words.perSoil}</th>
              <th scope="col">{words.perField}</th>
              {species !== undefined && <th scope="col">{words.asSpecies(species.species)}</th>}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      )}
      <FigureField
        label={words.typed}
        unit={analyte.unit}
        value={read}
        limits={{ min: 0, max: 1_000_000 }}
        onChange={setRead}
      />
    </div>
  )
}
