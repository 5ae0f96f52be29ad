import {
  laboratoryItems,
  quantities,
  type Quantity,
  type ReadingUnit,
} from '#domain/diagnosis/diagnosis-input.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import styles from './fields.module.css'
import { TextNumber } from './number-field.tsx'
import { addedQuantities, asksForRatio } from './record-values.ts'
import { formsOf, isMistyped, type TypedForm, type TypedValue } from './typed-values.ts'
import type { Desk } from './use-desk.ts'

interface FormProps {
  readonly form: TypedForm
  readonly onChange: (form: TypedForm) => void
}

/** All that a kit or a meter may have told. */
export function TypedValues({ form, onChange }: FormProps) {
  const words = texts('judge').typed
  const { phosphate, potassium } = form.kit
  const isSaid = ({ text, isUnseen }: TypedValue) => text !== '' || isUnseen
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <p className={styles['hint']}>{words.hint}</p>
      <ValueRows form={form} onChange={onChange} wanted={quantities} />
      {isInLiquid(form, quantities) && <Ratio form={form} onChange={onChange} />}
      {(isSaid(phosphate) || isSaid(potassium)) && (
        <>
          <label className={styles['tick']}>
            <input
              type="checkbox"
              checked={form.isWater}
              onChange={({ target }) => onChange({ ...form, isWater: target.checked })}
            />
            {words.water}
          </label>
          <p className={styles['hint']}>{words.waterHint}</p>
        </>
      )}
    </fieldset>
  )
}

/** What the kit does not measure, and what its readings lack. */
export function AddedValues({ desk: { form, type, judged } }: { readonly desk: Desk }) {
  const words = texts('judge').typed
  const isRatioAsked =
    isInLiquid(form, addedQuantities) || judged?.input.readings.some(asksForRatio) === true
  return (
    <>
      {isRatioAsked && <Ratio form={form} onChange={type} />}
      <details className={styles['fold']}>
        <summary>{words.added}</summary>
        <p className={styles['hint']}>{words.addedHint}</p>
        <ValueRows form={form} onChange={type} wanted={addedQuantities} />
      </details>
    </>
  )
}

const isInLiquid = ({ kit }: TypedForm, wanted: readonly Quantity[]) =>
  wanted.some((quantity) => kit[quantity].unit === 'mg/L')

/** Kept apart from the kit's in sight, in type and in rule. */
export function LaboratoryValues({ desk: { form, type } }: { readonly desk: Desk }) {
  const words = texts('judge').typed
  return (
    <details className={styles['fold']}>
      <summary>{words.laboratory}</summary>
      <div className={styles['apart']}>
        <p className={styles['hint']}>{words.laboratoryHint}</p>
        {laboratoryItems.map((item) => (
          <TextNumber
            key={item}
            label={diagnosisWords().items[item]}
            text={form.laboratory[item]}
            hint={words.perHundred}
            onChange={(text) => type({ ...form, laboratory: { ...form.laboratory, [item]: text } })}
          />
        ))}
        <TextNumber label={words.cec} text={form.cec} onChange={(cec) => type({ ...form, cec })} />
      </div>
    </details>
  )
}

function ValueRows({
  form,
  onChange,
  wanted,
}: FormProps & { readonly wanted: readonly Quantity[] }) {
  return wanted.map((quantity) => (
    <ValueRow
      key={quantity}
      quantity={quantity}
      value={form.kit[quantity]}
      onChange={(value) => onChange({ ...form, kit: { ...form.kit, [quantity]: value } })}
    />
  ))
}

interface ValueRowProps {
  readonly quantity: Quantity
  readonly value: TypedValue
  readonly onChange: (value: TypedValue) => void
}

function ValueRow({ quantity, value, onChange }: ValueRowProps) {
  const words = texts('judge').typed
  const { species, units, canBeUnseen } = formsOf[quantity]
  const name = texts('judge').quantities[quantity]
  const isWrong = isMistyped(value.text)
  return (
    <fieldset aria-label={name} className={styles['row']}>
      <div className={styles['head']}>
        <span>{name}</span>
        {canBeUnseen && (
          <label className={styles['tick']}>
            <input
              type="checkbox"
              aria-label={words.unseenOf(name)}
              checked={value.isUnseen}
              onChange={({ target }) => onChange({ ...value, text: '', isUnseen: target.checked })}
            />
            {words.unseen}
          </label>
        )}
      </div>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-label={words.value(name)}
        aria-invalid={isWrong}
        disabled={value.isUnseen}
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
      {isWrong && (
        <small role="alert" className={`${styles['whole']} ${styles['wrong']}`}>
          {words.mistyped}
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
  if (options.length < 2) return <span className={styles['fixed']}>{options[0]}</span>
  return (
    <select
      aria-label={label}
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

function Ratio({ form, onChange }: FormProps) {
  const words = texts('judge').typed
  const { ratio } = form
  return (
    <fieldset>
      <legend>{words.ratio}</legend>
      <p className={styles['hint']}>{words.ratioHint}</p>
      <div className={styles['pair']}>
        <TextNumber
          label={words.liquid}
          text={ratio.liquid}
          onChange={(liquid) => onChange({ ...form, ratio: { ...ratio, liquid } })}
        />
        <TextNumber
          label={words.soil}
          text={ratio.soil}
          onChange={(soil) => onChange({ ...form, ratio: { ...ratio, soil } })}
        />
      </div>
    </fieldset>
  )
}
