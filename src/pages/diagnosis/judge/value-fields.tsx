import {
  laboratoryItems,
  quantities,
  type Quantity,
  type ReadingUnit,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import type { JudgedItem } from '#domain/diagnosis/decision/decision.ts'
import { addedQuantities } from '#domain/diagnosis/input/added-values.ts'
import { needsRatio } from '#domain/diagnosis/input/record-values.ts'
import { formsOf, isMistyped, type TypedValue } from '#domain/diagnosis/input/typed-values.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { isImplausible } from '#domain/diagnosis/judgement/verdict-levels.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { testTimeText } from '#ui/text/day-text.ts'
import { Segments } from '#ui/controls/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { TextNumber } from './fields.tsx'
import styles from './judge.module.css'
import { firstSample } from './use-source.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'

interface FormProps {
  readonly form: DiagnosisForm
}

/** Chooses between the values of a test and typed ones. */
export function SourceFields({ form: { source, records, ask } }: FormProps) {
  const words = texts('judge').conditions
  const isTyped = source.kind === 'typed'
  return (
    <>
      {source.kind === 'unknown-record' && <Notice kind="warning" title={words.unknownRecord} />}
      {records.length > 0 && (
        <Segments
          legend={words.source}
          hidesLegend
          options={[
            { value: 'last', label: words.last },
            { value: 'typed', label: words.typed },
          ]}
          value={isTyped ? 'typed' : 'last'}
          onChange={(from) => ask({ from: from === 'typed' ? 'typed' : null })}
        />
      )}
      {source.kind === 'record' && (
        <>
          <SelectField
            label={words.record}
            value={source.record.id}
            options={records.map((one) => ({ value: one.id, label: testName(one) }))}
            onChange={(id) => {
              const first = records.filter((one) => one.id === id).map(firstSample)[0]
              ask({ record: id, sample: first?.id ?? null })
            }}
          />
          {source.record.samples.length > 1 && (
            <SelectField
              label={words.sample}
              value={source.sample.id}
              options={source.record.samples.map(({ id, name }, place) => ({
                value: id,
                label: words.sampleName(place + 1, name),
              }))}
              onChange={(id) => ask({ record: source.record.id, sample: id })}
            />
          )}
        </>
      )}
    </>
  )
}

const testName = ({ startedAt, wallOffset, kit }: SoilRecord) =>
  texts('judge').conditions.recordName({
    when: testTimeText(startedAt, wallOffset),
    kit: kit.name,
  })

/** All fields for typed values, including a laboratory's: without a test all of them, with a test those that it lacks, as kept with it. */
export function ValueFields({ form }: FormProps) {
  const words = texts('judge').typed
  const { typed, type, source, answer } = form
  const isTyped = source.kind === 'typed'
  const wanted = isTyped ? quantities : addedQuantities
  const implausible = implausibleItems(form)
  const isRatioAsked =
    wanted.some((quantity) => typed.kit[quantity].unit === 'mg/L') ||
    answer?.input?.readings.some(needsRatio) === true
  const { phosphate, potassium } = typed.kit
  const isSaid = ({ text, isUnseen }: TypedValue) => text !== '' || isUnseen
  return (
    <>
      <fieldset className="stack gap-4">
        <legend>{isTyped ? words.title : words.added}</legend>
        {wanted.map((quantity) => (
          <ValueRow
            key={quantity}
            quantity={quantity}
            canBeUnseen={isTyped && formsOf[quantity].canBeUnseen}
            value={typed.kit[quantity]}
            warning={implausible.has(quantity) ? words.implausible : undefined}
            onChange={(value) => type({ ...typed, kit: { ...typed.kit, [quantity]: value } })}
          />
        ))}
        {isTyped && (isSaid(phosphate) || isSaid(potassium)) && (
          <label className="row gap-2 even target">
            <input
              type="checkbox"
              checked={typed.isWater}
              onChange={({ target }) => type({ ...typed, isWater: target.checked })}
            />
            <span>
              {words.water}
              <small className="block muted">{words.waterHint}</small>
            </span>
          </label>
        )}
      </fieldset>
      {isRatioAsked && (
        <fieldset className="stack gap-4">
          <legend>{words.ratio}</legend>
          <RatioFields form={form} />
        </fieldset>
      )}
      <fieldset className="stack gap-4">
        <legend>{words.laboratory}</legend>
        <small>{words.laboratoryHint}</small>
        {laboratoryItems.map((item) => (
          <TextNumber
            key={item}
            label={diagnosisWords().items[item]}
            text={typed.laboratory[item]}
            hint={words.perHundred}
            warning={implausible.has(item) ? words.implausible : undefined}
            onChange={(text) =>
              type({ ...typed, laboratory: { ...typed.laboratory, [item]: text } })
            }
          />
        ))}
        <TextNumber
          label={words.cec}
          text={typed.cec}
          onChange={(cec) => type({ ...typed, cec })}
        />
      </fieldset>
    </>
  )
}

/** Items with implausible values, which are questioned beside the value. */
const implausibleItems = ({ answer }: DiagnosisForm): ReadonlySet<JudgedItem> =>
  new Set(answer?.decision?.items.filter(isImplausible).map(({ item }) => item))

interface ValueRowProps {
  readonly quantity: Quantity
  readonly canBeUnseen: boolean
  readonly value: TypedValue
  readonly warning: string | undefined
  readonly onChange: (value: TypedValue) => void
}

function ValueRow({ quantity, canBeUnseen, value, warning, onChange }: ValueRowProps) {
  const words = texts('judge').typed
  const { species, units } = formsOf[quantity]
  const name = texts('judge').quantities[quantity]
  const wrong = isMistyped(value.text) ? words.mistyped : warning
  return (
    <fieldset aria-label={name} className="grid gap-1">
      <span className="line">
        <span className="label strong">{name}</span>
        {canBeUnseen && (
          <label className="row gap-2 even target">
            <input
              type="checkbox"
              aria-label={words.unseenOf(name)}
              checked={value.isUnseen}
              onChange={({ target }) => onChange({ ...value, text: '', isUnseen: target.checked })}
            />
            {words.unseen}
          </label>
        )}
      </span>
      <span className="row wrap gap-2">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={words.value(name)}
          aria-invalid={wrong !== undefined}
          ref={(input) => input?.setCustomValidity(isMistyped(value.text) ? words.mistyped : '')}
          disabled={value.isUnseen}
          className={`shrink ${styles['figure']}`}
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
        {species.length > 1 && (
          <Options
            label={words.species(name)}
            value={value.species}
            options={species}
            onChange={(chosen) => onChange({ ...value, species: chosen })}
          />
        )}
        <Options
          label={words.unit(name)}
          value={value.unit}
          options={units}
          onChange={(chosen: ReadingUnit) => onChange({ ...value, unit: chosen })}
        />
      </span>
      {wrong !== undefined && (
        <small role="alert" className="wrong">
          {wrong}
        </small>
      )}
    </fieldset>
  )
}

interface OptionsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Value[]
  readonly onChange: (value: Value) => void
}

function Options<Value extends string>({ label, value, options, onChange }: OptionsProps<Value>) {
  if (options.length < 2) return options[0] !== '' && <span className="short">{options[0]}</span>
  return (
    <select
      aria-label={label}
      className="short sides-2"
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

/** Amounts of liquid and soil, for values in mg/L of the liquid. */
export function RatioFields({ form: { typed, type } }: FormProps) {
  const words = texts('judge').typed
  const { ratio } = typed
  return (
    <>
      <small>{words.ratioHint}</small>
      <div className="pair">
        <TextNumber
          label={words.liquid}
          text={ratio.liquid}
          onChange={(liquid) => type({ ...typed, ratio: { ...ratio, liquid } })}
        />
        <TextNumber
          label={words.soil}
          text={ratio.soil}
          onChange={(soil) => type({ ...typed, ratio: { ...ratio, soil } })}
        />
      </div>
    </>
  )
}
