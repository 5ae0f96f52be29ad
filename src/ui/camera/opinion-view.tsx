import { useEffect, useRef, useState, type ReactNode } from 'react'
import { answerOfEstimate } from '#domain/chart/answer-of-estimate.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/answer-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AnswerList } from './answer-list.tsx'
import { gateLines, type CameraOpinion } from './evidence.ts'
import { Experimental } from './experimental.tsx'
import { Doubt, Said } from './opinion-said.tsx'
import styles from './opinion-view.module.css'
import type { Against } from './reading-request.ts'

interface OpinionViewProps {
  readonly analyte: Analyte
  readonly opinion: CameraOpinion
  readonly against: Against
  /** What was compared, to be looked at. */
  readonly picture: ReactNode
  readonly onVerdict: (verdict: CameraEvidence['verdict'], answer: Answer | null) => void
  readonly onAdjust: () => void
  readonly onRetake: () => void
}

/** What the phone thinks, with its doubt; what becomes of it is the user's to say. */
export function OpinionView(props: OpinionViewProps) {
  const { analyte, opinion, picture, onVerdict, onAdjust, onRetake } = props
  const words = texts('camera').outcome
  const [isChanging, setChanging] = useState(false)
  const proposal = proposalOf(analyte, opinion)
  const top = useTop()
  if (isChanging) {
    return <AnswerList analyte={analyte} onAnswer={(answer) => onVerdict('changed', answer)} />
  }
  return (
    <section ref={top} tabIndex={-1} aria-label={words.title} className={styles['opinion']}>
      {analyte.method === 'turbidity' && <Experimental />}
      <Said {...props} />
      {opinion.status !== 'refused' && picture}
      {opinion.status === 'read' && <Doubt analyte={analyte} opinion={opinion} />}
      <div className={styles['buttons']}>
        {proposal !== null && (
          <Button
            kind="filled"
            block
            test
            icon="check"
            onClick={() => onVerdict('accepted', proposal)}
          >
            {opinion.status === 'off-chart'
              ? words.acceptOff
              : words.accept(answerText(analyte, proposal).value)}
          </Button>
        )}
        <Button icon="edit" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
        <Button icon="close" onClick={() => onVerdict('discarded', null)}>
          {words.discard}
        </Button>
        <Button icon="crop_free" onClick={onAdjust}>
          {words.adjust}
        </Button>
        <Button icon="restart_alt" onClick={onRetake}>
          {words.retake}
        </Button>
      </div>
      <Gates opinion={opinion} />
    </section>
  )
}

/** What was said comes into sight, and is read out. */
function useTop() {
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  return top
}

function proposalOf(analyte: Analyte, opinion: CameraOpinion): Answer | null {
  if (opinion.status === 'refused') return null
  if (opinion.status === 'off-chart') return { kind: 'no-color-fits' }
  return answerOfEstimate(analyte, opinion.estimate)
}

function Gates({ opinion }: { readonly opinion: CameraOpinion }) {
  const words = texts('camera').outcome
  const lines = gateLines(opinion)
  if (lines.length === 0) return null
  return (
    <details className={styles['gates']}>
      <summary>{words.gates}</summary>
      <ul className="plain">
        {lines.map(({ name, passed }) => (
          <li key={name}>
            <Icon name={passed ? 'check' : 'warning'} /> {words.gateNames[name]}:{' '}
            {passed ? words.passed : words.failed}
          </li>
        ))}
      </ul>
    </details>
  )
}
