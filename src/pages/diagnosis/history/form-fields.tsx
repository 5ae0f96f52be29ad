import { useState, type HTMLInputTypeAttribute } from 'react'
import type { Analyte } from '#domain/kit/kit.ts'
import { plotTitle } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Field } from '#ui/controls/field.tsx'
import { answerIn, answerOptions, type FormAnswer } from './answer-options.ts'
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
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{texts('history').edit.noPlot}</option>
          {offered.map((plot) => (
            <option key={plot.id} value={plot.id}>
              {plotTitle(plot)}
            </option>
          ))}
        </select>
      )}
    </Field>
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
  const isWrong = answerIn(answer) === undefined && answer.text !== ''
  const [kept] = useState(answer.key)
  return (
    <div className="stack gap-4">
      <Field label={label}>
        {(props) => (
          <select
            {...props}
            value={answer.key}
            onChange={({ target }) => onChange({ ...answer, key: target.value })}
          >
            {none !== undefined && <option value="">{none}</option>}
            {answerOptions(analyte, kept).map(({ key, label: name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {answer.key === 'typed' && (
        <TextField
          label={words.typedValue((answer.scale ?? analyte).unit)}
          inputMode="decimal"
          value={answer.text}
          onChange={(text) => onChange({ ...answer, text })}
          wrong={isWrong ? words.badNumber : null}
        />
      )}
    </div>
  )
}
