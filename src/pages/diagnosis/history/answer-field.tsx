import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Field } from '#ui/field.tsx'
import { answerIn, answerOptions, type FormAnswer } from './answer-options.ts'
import styles from './form.module.css'
import { TextField } from './text-field.tsx'

interface AnswerFieldProps {
  readonly label: string
  readonly analyte: Analyte
  readonly answer: FormAnswer
  readonly onChange: (answer: FormAnswer) => void
  /** Where nothing may be chosen. */
  readonly none?: string
}

/** One answer of a chart, or a number. */
export function AnswerField({ label, analyte, answer, onChange, none }: AnswerFieldProps) {
  const words = texts('history').edit
  const isWrong = answerIn(answer) === undefined && answer.text !== ''
  return (
    <div className={styles['answer']}>
      <Field label={label}>
        {(props) => (
          <select
            {...props}
            value={answer.key}
            onChange={({ target }) => onChange({ key: target.value, text: answer.text })}
          >
            {none !== undefined && <option value="">{none}</option>}
            {answerOptions(analyte).map(({ key, label: name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {answer.key === 'typed' && (
        <TextField
          label={words.typedValue(analyte.unit)}
          inputMode="decimal"
          value={answer.text}
          onChange={(text) => onChange({ key: 'typed', text })}
          wrong={isWrong ? words.badNumber : null}
        />
      )}
    </div>
  )
}
