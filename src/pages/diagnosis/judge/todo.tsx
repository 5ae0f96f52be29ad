import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { texts } from '#locales/texts.ts'
import { Card, Lead } from '#ui/card.tsx'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { areaText, isPerSquareMeter, lineOf, shownActions } from './decision-text.ts'
import styles from './judge.module.css'

interface TodoProps {
  readonly answer: SampleAnswer
  readonly decision: Decision
  readonly onArea: () => void
}

/** What to do, in the order of doing. */
export function Todo({ answer, decision, onArea }: TodoProps) {
  const words = texts('judge').todo
  const actions = shownActions(decision)
  const isPerArea = isPerSquareMeter(decision)
  const lines = actions.map((action) => lineOf(action, answer.conditions, decision.plan))
  const first = actions.find(({ kind }) => kind === 'add')
  return (
    <Card as="section" aria-label={words.title}>
      <div className={`flex wrap beside-3 muted baseline ${styles['head']}`}>
        <h3 className="label">{words.title}</h3>
        {first !== undefined && (
          <small className={isPerArea ? undefined : 'push'}>
            {isPerArea ? words.perSquareMeter : words.forArea(areaText(answer.conditions))}
          </small>
        )}
        {isPerArea && (
          <button
            type="button"
            className="target even small strong act-ink push"
            aria-haspopup="dialog"
            onClick={onArea}
          >
            {areaText(answer.conditions)}
          </button>
        )}
      </div>
      <ul className={`plain ruled ${styles['todo']}`}>
        {actions.map((action, place) => {
          const shown = lines[place] ?? lineOf(action, answer.conditions, decision.plan)
          const { icon, title, when, detail, warnings, end } = shown
          // Time and details already given for the previous action are not repeated.
          const before = lines[place - 1]
          return (
            <li
              key={action.id}
              className="flex align-top gap-3 even target-test"
              data-action={action.kind}
              data-first={action === first ? true : undefined}
            >
              <Lead kind={action === first ? 'act' : 'low'} icon={icon} />
              <span className={`grow grid middle rest-end beside-2 ${styles['what']}`}>
                <b>{title}</b>
                {end !== null && (
                  <b
                    className={`nowrap fixed-size close ${action === first ? 'display' : 'title'}`}
                  >
                    {end.value}
                    {end.unit !== '' && <span className="unit">{end.unit}</span>}
                  </b>
                )}
                <span className="across">
                  {when !== null && when !== before?.when && (
                    <small className="block strong soil-ink">{when}</small>
                  )}
                  {detail
                    .filter((line) => before?.detail.includes(line) !== true)
                    .map((line) => (
                      <small key={line} className="block muted">
                        {line}
                      </small>
                    ))}
                  {warnings.map((line) => (
                    <small key={line} className="block wrong">
                      {line}
                    </small>
                  ))}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
