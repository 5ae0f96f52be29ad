import { readingValue } from '#domain/chart/answer-of-estimate.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { amountText, numberText } from '#ui/amount-text.ts'
import { answerText, levelText } from '#ui/answer-text.ts'
import type { CameraOpinion } from './evidence.ts'
import styles from './opinion-view.module.css'
import type { Against } from './reading-request.ts'

interface SaidProps {
  readonly analyte: Analyte
  readonly opinion: CameraOpinion
  readonly against: Against
}

/** The opinion in words: a range, no level at all, or why there is none. */
export function Said({ analyte, opinion, against }: SaidProps) {
  const words = texts('camera')
  switch (opinion.status) {
    case 'read':
      return <Read analyte={analyte} opinion={opinion} against={against} />
    case 'off-chart':
      return (
        <>
          <h3>{words.outcome.offChart}</h3>
          <p>{words.outcome.offChartText}</p>
        </>
      )
    case 'refused':
      return (
        <>
          <h3>{words.outcome.refused}</h3>
          <ul className={`plain ${styles['reasons']}`}>
            {opinion.reasons.map((reason) => (
              <li key={reason}>
                <strong>{words.refusal[reason].why}</strong> {words.refusal[reason].hint}
              </li>
            ))}
          </ul>
        </>
      )
    default:
      return null
  }
}

type ReadOpinion = Extract<CameraOpinion, { readonly status: 'read' }>

interface ReadProps extends Pick<SaidProps, 'analyte' | 'against'> {
  readonly opinion: ReadOpinion
}

function Read({ analyte, opinion, against }: ReadProps) {
  const words = texts('camera').outcome
  const [low, high] = opinion.range
  const say = (value: number) => valueText(analyte, value)
  return (
    <>
      {say(low) !== say(high) && (
        <h3 className={styles['range']}>{words.range(say(low), say(high))}</h3>
      )}
      <Estimate isOnly={say(low) === say(high)}>
        {words.estimate([analyte.species, say(opinion.estimate)].filter(Boolean).join(' '))}
      </Estimate>
      {against === 'own' && <p>{words.lowered}</p>}
    </>
  )
}

/** How near it is to what: for those who want to know. */
export function Doubt({ analyte, opinion }: Omit<ReadProps, 'against'>) {
  const words = texts('camera').outcome
  const say = (value: number) => valueText(analyte, value)
  const [one, other] = opinion.nearest
  return (
    <div className={styles['doubt']}>
      {one !== undefined && (
        <p>{words.near(other === undefined ? say(one) : words.and(say(one), say(other)))}</p>
      )}
      <p>
        {'ratio' in opinion
          ? words.ratio(Math.round(opinion.ratio * 100))
          : words.deltaE(opinion.deltaE.toFixed(1))}
      </p>
    </div>
  )
}

/** Under its range, or alone where nothing else could be said. */
function Estimate({ isOnly, children }: { readonly isOnly: boolean; readonly children: string }) {
  return isOnly ? (
    <h3 className={styles['range']}>{children}</h3>
  ) : (
    <p className={styles['estimate']}>{children}</p>
  )
}

/** A number of the chart; where it has only words, the level, or the two it lies between. */
function valueText(analyte: Analyte, value: number): string {
  const { levels } = analyte
  const exact = levels.findIndex((_, index) => readingValue(levels, index) === value)
  if (exact >= 0) return levelText(analyte, exact).value
  if (levels.some((level) => level.value !== null)) {
    return amountText(analyte, Number(value.toPrecision(2)))
  }
  return levels.length === 0
    ? numberText(Number(value.toPrecision(2)))
    : answerText(analyte, { kind: 'between', lower: Math.floor(value) }).value
}
