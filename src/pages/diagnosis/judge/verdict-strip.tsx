import { useEffect, useLayoutEffect, useRef } from 'react'
import { mainClauses } from '#domain/diagnosis/decision/decision-verdict.ts'
import type { DecisionVerdict } from '#domain/diagnosis/decision/decision.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { numberedName } from '#domain/record/namesakes.ts'
import { texts } from '#locales/texts.ts'
import { dayText } from '#ui/text/day-text.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { JudgementPill, type JudgementKind } from '#ui/marks.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import styles from './judge.module.css'
import { nameInField } from './name-in-field.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'
import { addressOfSource } from './use-source.ts'

/** Name of the field or of the sample, else the sample's position. */
export function sampleTitle(answer: SampleAnswer): string {
  const { judged } = answer
  const title = titleOf(answer)
  return judged.kind === 'typed'
    ? title
    : numberedName(title, judged.record.samples, judged.sample.id)
}

function titleOf({ judged, plot }: SampleAnswer): string {
  const words = texts('judge').conditions
  if (plot !== null) return nameInField(plot, judged.kind === 'record' ? judged.sample.name : '')
  if (judged.kind === 'typed') return words.summaryTyped
  const place = judged.record.samples.findIndex(({ id }) => id === judged.sample.id)
  return words.sampleName(place + 1, judged.sample.name)
}

export const sampleDay = ({ judged }: SampleAnswer) =>
  judged.kind === 'record' ? dayText(judged.record.startedAt, judged.record.wallOffset) : ''

function verdictTitle({ crop, decision }: SampleAnswer): string {
  const words = texts('judge').answer
  if (crop === null) return words.needCrop
  if (decision === null) return words.needValues
  return decisionWords().headline(decision.verdict.headline)
}

/** The answers for all samples side by side: the next one is partly visible, and a swipe or an arrow key moves to it. */
export function VerdictStrip({ form }: { readonly form: DiagnosisForm }) {
  const words = texts('judge').answer
  const { answers, answer } = form
  const strip = useRef<HTMLDivElement>(null)
  const place = answers.findIndex((one) => one === answer)
  const go = (to: number) => {
    const next = answers[to]
    if (next !== undefined && to !== place) form.ask(addressOfSource(next.judged))
  }
  useSettled(strip, place, go)
  useArrowKeys((step) => go(place + step))
  return (
    <div ref={strip} className={`flex gap-2 scroll no-bar ${styles['strip']}`}>
      {answers.map((one, at) => (
        <section
          key={one.place}
          className={styles['sample']}
          aria-label={sampleTitle(one)}
          inert={at !== place}
          aria-hidden={at !== place}
        >
          <VerdictCard
            where={
              <>
                <b>{sampleTitle(one)}</b>
                <span>{sampleDay(one)}</span>
                {answers.length > 1 && (
                  <span className="push">{words.place(at + 1, answers.length)}</span>
                )}
              </>
            }
            title={<h2>{verdictTitle(one)}</h2>}
          >
            {one.decision !== null &&
              mainClauses(one.decision.verdict).map((clause) => (
                <span className="phrase" key={`${clause.kind}-${clause.what.join()}`}>
                  {decisionWords().clause(clause)}
                </span>
              ))}
          </VerdictCard>
        </section>
      ))}
    </div>
  )
}

const settleDelayMs = 120

/** Scrolls the shown sample into view, and reports the one at which a swipe comes to rest. */
function useSettled(
  strip: { readonly current: HTMLElement | null },
  place: number,
  onSettled: (place: number) => void,
) {
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    const shown = strip.current?.children[place]
    if (shown instanceof HTMLElement && strip.current !== null) {
      strip.current.scrollTo({ left: shown.offsetLeft - strip.current.offsetLeft })
    }
  }, [strip, place])
  // A layout effect, since on a page that was left every sample seems to be at the first position until effects are cleaned up.
  useLayoutEffect(() => {
    const element = strip.current
    if (element === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      const starts = Array.from(element.children, (child) =>
        child instanceof HTMLElement
          ? Math.abs(child.offsetLeft - element.offsetLeft - element.scrollLeft)
          : Infinity,
      )
      settled.current(starts.indexOf(Math.min(...starts)))
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, settleDelayMs)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [strip])
}

/** Handles the left and right arrow keys, unless the user is typing or a sheet is open. */
function useArrowKeys(onStep: (step: -1 | 1) => void) {
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken =
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        document.querySelector('dialog[open]') !== null ||
        (event.target instanceof Element &&
          event.target.closest('input, select, textarea') !== null)
      if (isTaken) return
      if (event.key === 'ArrowRight') step.current(1)
      else if (event.key === 'ArrowLeft') step.current(-1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Links to the previous and next sample, with name and verdict. */
export function Neighbors({ form }: { readonly form: DiagnosisForm }) {
  const words = texts('judge').answer
  const { answers, answer } = form
  const place = answers.findIndex((one) => one === answer)
  const [before, after] = [answers[place - 1], answers[place + 1]]
  if (answer === null || answer.judged.kind === 'typed' || answers.length < 2) return null
  const all = new URLSearchParams({ view: 'all', record: answer.judged.record.id })
  const go = (to: SampleAnswer) => {
    form.ask(addressOfSource(to.judged))
    window.scrollTo({ top: 0 })
  }
  return (
    <Card as="section" kind="flush" aria-label={words.others}>
      <Rows>
        <Row
          icon="list"
          title={words.all(answers.length)}
          detail={words.allDetail}
          to={`/diag?${all.toString()}`}
        />
        {after !== undefined && (
          <Neighbor answer={after} word={words.next} onClick={() => go(after)} />
        )}
        {before !== undefined && (
          <Neighbor answer={before} word={words.before} onClick={() => go(before)} />
        )}
      </Rows>
    </Card>
  )
}

interface NeighborProps {
  readonly answer: SampleAnswer
  readonly word: string
  readonly onClick: () => void
}

/** Look of the badge of each verdict. */
const verdictLooks: Record<
  DecisionVerdict['kind'],
  { readonly kind: JudgementKind; readonly icon?: IconName }
> = {
  fits: { kind: 'fit' },
  act: { kind: 'low', icon: 'shopping_bag' },
  none: { kind: 'high', icon: 'block' },
  wait: { kind: 'high', icon: 'schedule' },
  check: { kind: 'excess' },
  unknown: { kind: 'unknown' },
}

/** What to do with a sample, as icon and word. */
export const VerdictPill = ({ verdict }: { readonly verdict: DecisionVerdict['kind'] }) => (
  <JudgementPill {...verdictLooks[verdict]}>{texts('judge').answer.kinds[verdict]}</JudgementPill>
)

const Neighbor = ({ answer, word, onClick }: NeighborProps) => (
  <Row
    title={sampleTitle(answer)}
    detail={
      <>
        {word}
        {answer.decision === null && <span className="block">{verdictTitle(answer)}</span>}
      </>
    }
    end={
      <span className="inline-row">
        {answer.decision !== null && <VerdictPill verdict={answer.decision.verdict.kind} />}
        <Icon name="chevron_right" />
      </span>
    }
    onClick={onClick}
  />
)
