import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/answer-text.ts'
import { Button } from '#ui/button.tsx'
import styles from './answer-list.module.css'
import { LevelAdder } from './level-adder.tsx'

interface AnswerListProps {
  readonly analyte: Analyte
  readonly onAnswer: (answer: Answer) => void
}

/** What the eye says instead. */
export function AnswerList({ analyte, onAnswer }: AnswerListProps) {
  const words = texts('camera').outcome
  return (
    <section aria-label={words.changeTitle}>
      <h3>{words.changeTitle}</h3>
      <ul className={`plain ${styles['answers']}`}>
        {answersOf(analyte).map((answer) => {
          const { value, word } = answerText(analyte, answer)
          return (
            <li key={value}>
              <Button block test onClick={() => onAnswer(answer)}>
                {[value, word].filter(Boolean).join(' ')}
              </Button>
            </li>
          )
        })}
      </ul>
      {!analyte.chartComplete && (
        <LevelAdder unit={analyte.unit} onAdd={(value) => onAnswer({ kind: 'typed', value })} />
      )}
    </section>
  )
}

/** Levels from low to high, half levels between them where the kit allows them, then what is no level. */
function answersOf({ levels, halfLevels }: Analyte): readonly Answer[] {
  const steps = levels.flatMap((_, index): readonly Answer[] => [
    { kind: 'level', level: index },
    ...(halfLevels && index < levels.length - 1
      ? [{ kind: 'between', lower: index } as const]
      : []),
  ])
  return [...steps, { kind: 'undetectable' }, { kind: 'no-color-fits' }]
}
