import { useState, type HTMLInputTypeAttribute } from 'react'
import type { FormAnswer } from '#app/records/typed-draft.ts'
import { isPh, type Analyte } from '#domain/kit/kit.ts'
import { plotTitle } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Field, OptionalSelectField, SelectField } from '#ui/controls/field.tsx'
import { answerIn, answerOptions } from './answer-options.ts'
import { usePlots } from './use-history.ts'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'decimal'
  readonly lines?: number
  /** What is wrong with it. */
  readonly wrong?: string | null
}

/** Longest text that a record keeps in one field. */
const maxChars = 2000

/** One or more lines of text, with a label and an error. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', inputMode, lines = 1, wrong } = props
  const shared = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={label} wrong={wrong}>
      {(own) =>
        lines > 1 ? (
          <textarea {...own} {...shared} rows={lines} maxLength={maxChars} />
        ) : (
          <input
            {...own}
            {...shared}
            type={type}
            inputMode={inputMode}
            maxLength={200}
            autoComplete="off"
          />
        )
      }
    </Field>
  )
}

interface PlotFieldProps {
  readonly label: string
  /** Id of the plot; null: none. */
  readonly value: string | null
  readonly onChange: (plot: string | null) => void
}

/** Chooses one of the user's plots, or none. */
export function PlotField({ label, value, onChange }: PlotFieldProps) {
  const { plots } = usePlots()
  const offered = plots.filter((plot) => !plot.archived || plot.id === value)
  return (
    <OptionalSelectField
      label={label}
      value={value}
      none={texts('history').edit.noPlot}
      options={offered.map((plot) => ({ value: plot.id, label: plotTitle(plot) }))}
      onChange={onChange}
    />
  )
}

interface AnswerFieldProps {
  readonly label: string
  readonly analyte: Analyte
  readonly answer: FormAnswer
  readonly onChange: (answer: FormAnswer) => void
  /** Label of the empty option, where one is allowed. */
  readonly none?: string
}

/** Chooses an answer of the chart, or takes a number. */
export function AnswerField({ label, analyte, answer, onChange, none }: AnswerFieldProps) {
  const words = texts('history').edit
  const isWrong = answerIn(answer, analyte) === undefined && answer.text !== ''
  const [kept] = useState(answer.key)
  return (
    <div className="stack gap-4">
      <SelectField
        label={label}
        value={answer.key}
        options={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...answerOptions(analyte, kept).map(({ key, label: name }) => ({
            value: key,
            label: name,
          })),
        ]}
        onChange={(key) => onChange({ ...answer, key })}
      />
      {(answer.key === 'typed' || answer.key === 'at-least') && (
        <TextField
          label={words.typedValue((answer.scale ?? analyte).unit)}
          inputMode="decimal"
          value={answer.text}
          onChange={(text) => onChange({ ...answer, text })}
          wrong={isWrong ? (isPh(analyte) ? texts('ui').pad.badPh : words.badNumber) : null}
        />
      )}
    </div>
  )
}
