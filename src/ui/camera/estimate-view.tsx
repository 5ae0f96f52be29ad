import { useEffect, useRef, useState, type ReactNode } from 'react'
import { answerOfEstimate, readingValue } from '#domain/chart/answer-of-estimate.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { RefusalReason } from '#domain/color/gates.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { hexOf } from '#domain/color/srgb.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { canBeUndetectable, type Answer, type CameraEvidence } from '#domain/reading/reading.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { amountText, numberText } from '#ui/text/amount-text.ts'
import { answerText, levelText } from '#ui/text/answer-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AnswerLevels } from '#ui/level/answer-levels.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './camera.module.css'
import type { Compared } from './compared.ts'
import { gateLines, type CameraEstimate } from './evidence.ts'
import { Fixes } from './fixes.tsx'
import { FramePicture } from './frame-picture.tsx'
import { LevelAdder } from './level-adder.tsx'
import type { ComparisonBasis } from './reading-request.ts'

interface EstimateViewProps {
  readonly analyte: Analyte
  /** The user's own chart, if there is one. */
  readonly own: OwnChart | null
  readonly frame: Pixels
  readonly cameraEstimate: CameraEstimate
  /** What was compared, for viewing; null when no colors were compared. */
  readonly compared: Compared | null
  readonly against: ComparisonBasis
  readonly onVerdict: (verdict: CameraEvidence['verdict'], answer: Answer | null) => void
  readonly onAdjust: () => void
  readonly onRetake: () => void
}

/** The estimate and its uncertainty; the user decides what to do with it. */
export function EstimateView(props: EstimateViewProps) {
  const { analyte, own, cameraEstimate, onVerdict, onAdjust, onRetake } = props
  const words = texts('camera').outcome
  const [isChanging, setChanging] = useState(false)
  const proposal = proposalOf(analyte, cameraEstimate)
  const top = useTop()
  if (isChanging) {
    return <ByEye analyte={analyte} own={own} onAnswer={(answer) => onVerdict('changed', answer)} />
  }
  return (
    <section ref={top} tabIndex={-1} aria-label={words.title} className="gap-3 grid">
      <Said {...props} />
      {proposal === null ? (
        <Act small icon="photo_camera" detail={words.retakeDetail} onClick={onRetake}>
          {words.retake}
        </Act>
      ) : (
        <Act
          small
          icon="check"
          detail={words.accept(answerText(analyte, proposal).value)}
          onClick={() => onVerdict('accepted', proposal)}
        >
          {words.use}
        </Act>
      )}
      <div className="gap-2 grid fitted">
        {proposal !== null && (
          <Button test icon="photo_camera" onClick={onRetake}>
            {words.retake}
          </Button>
        )}
        <Button test onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </div>
      <div className="gap-2 grid fitted">
        <Button kind="text" icon="crop_free" onClick={onAdjust}>
          {words.adjust}
        </Button>
        <Button kind="text" icon="close" onClick={() => onVerdict('discarded', null)}>
          {words.discard}
        </Button>
      </div>
      <Gates cameraEstimate={cameraEstimate} />
    </section>
  )
}

/** Scrolls the result into view and moves the focus to it, so that it is read out. */
function useTop() {
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start', inline: 'nearest' })
  }, [])
  return top
}

function proposalOf(analyte: Analyte, cameraEstimate: CameraEstimate): Answer | null {
  if (cameraEstimate.status === 'refused') return null
  if (cameraEstimate.status === 'off-chart') return { kind: 'no-color-fits' }
  return answerOfEstimate(analyte, cameraEstimate.estimate)
}

/** The estimate: a number with its range, no level at all, or what helps when there is none. */
function Said({ analyte, frame, cameraEstimate, compared, against }: EstimateViewProps) {
  const words = texts('camera')
  const experimental: ReactNode = analyte.method === 'turbidity' && (
    <Notice kind="warning">
      <p>{words.experimental}</p>
    </Notice>
  )
  switch (cameraEstimate.status) {
    case 'read':
      return (
        <>
          {experimental}
          <p className="small strong muted">{words.outcome.title}</p>
          <Read analyte={analyte} cameraEstimate={cameraEstimate} />
          {compared !== null && <Neighbors {...{ analyte, frame, compared, cameraEstimate }} />}
          {against === 'own' && <p>{words.outcome.lowered}</p>}
          <p className="small muted">
            {'ratio' in cameraEstimate
              ? words.outcome.ratio(Math.round(cameraEstimate.ratio * 100))
              : words.outcome.deltaE(cameraEstimate.deltaE.toFixed(1))}
          </p>
        </>
      )
    case 'off-chart':
      return (
        <>
          <p className="small strong muted">{words.outcome.title}</p>
          <h3>{words.outcome.offChart}</h3>
          <p>{words.outcome.offChartText}</p>
        </>
      )
    case 'refused':
      return <Trouble reasons={cameraEstimate.reasons} />
    default:
      return assertNever(cameraEstimate)
  }
}

/** The remedy is the title; the reason follows. */
function Trouble({ reasons }: { readonly reasons: readonly RefusalReason[] }) {
  const words = texts('camera')
  const [first] = reasons
  return (
    <>
      <p className="small strong muted">{words.outcome.refused}</p>
      <h3>{first === undefined ? words.outcome.refused : words.refusal[first].hint}</h3>
      <p>{reasons.map((reason) => words.refusal[reason].why).join('')}</p>
      {reasons.slice(1).map((reason) => (
        <p key={reason}>{words.refusal[reason].hint}</p>
      ))}
      <Fixes />
    </>
  )
}

type ReadEstimate = Extract<CameraEstimate, { readonly status: 'read' }>

interface ReadProps {
  readonly analyte: Analyte
  readonly cameraEstimate: ReadEstimate
}

/** As large as a countdown, with its range beside it. */
function Read({ analyte, cameraEstimate }: ReadProps) {
  const words = texts('camera').outcome
  const bare = (value: number) => valueText(analyte, value).replace(` ${analyte.unit}`, '')
  const [low, high] = cameraEstimate.range.map(bare)
  const figureText = bare(cameraEstimate.estimate)
  return (
    <h3 className="flex wrap gap-2 baseline solid">
      <span className="title">{words.about}</span>
      <span className={styles['figure']} data-long={figureText.length > 6}>
        {figureText}
      </span>
      {analyte.unit !== '' && <span className="label">{analyte.unit}</span>}{' '}
      {low !== undefined && high !== undefined && low !== high && (
        <span className={`well round-full lead pad-2 sides-4 push ${styles['width']}`}>
          {words.range(low, high)}
        </span>
      )}
    </h3>
  )
}

interface NeighborsProps extends ReadProps {
  readonly frame: Pixels
  readonly compared: Compared
}

/** The sample directly between the two levels it lies between: an edge would make them harder to compare. */
function Neighbors({ analyte, frame, compared, cameraEstimate }: NeighborsProps) {
  const words = texts('camera').outcome
  const { levels } = compared
  const above = levels.findIndex(({ value }) => value >= cameraEstimate.estimate)
  const at = above < 0 ? levels.length - 1 : Math.max(1, above)
  const [lower, upper] = [levels[at - 1], levels[at]]
  if (lower === undefined || upper === undefined) return null
  const middle = (lower.value + upper.value) / 2
  const nearer = cameraEstimate.estimate <= middle ? lower : upper
  const level = (each: typeof lower) => (
    <span className={`top grid items-center ${styles['neighbor']}`}>
      {'box' in each.look ? (
        <FramePicture
          frame={frame}
          part={each.look.box}
          className={`covers own-colors fill ${styles['color']}`}
        />
      ) : (
        <svg className={`covers own-colors fill ${styles['color']}`} aria-hidden="true">
          <rect width="100%" height="100%" fill={hexOf(each.look.color)} />
        </svg>
      )}
      <b>{each.label.replace(` ${analyte.unit}`, '')}</b>
      {each === nearer && <span className="small muted">{words.nearest}</span>}
    </span>
  )
  return (
    <figure className={`wide centered grid tight ${styles['neighbors']}`}>
      {level(lower)}
      <span className={`top grid items-center ${styles['neighbor']}`}>
        <FramePicture
          frame={frame}
          part={compared.sample}
          className={`covers own-colors fill ${styles['color']}`}
        />
        <b>{words.compared.sample}</b>
      </span>
      {level(upper)}
    </figure>
  )
}

interface ByEyeProps extends Pick<EstimateViewProps, 'analyte' | 'own'> {
  readonly onAnswer: (answer: Answer) => void
}

/** The answer by eye instead. */
function ByEye({ analyte, own, onAnswer }: ByEyeProps) {
  const words = texts('camera').outcome
  const ui = texts('ui')
  return (
    <section aria-label={words.changeTitle} className="gap-3 grid">
      <h3>{words.changeTitle}</h3>
      <AnswerLevels analyte={analyte} bands={shownLevels(analyte, own)} onAnswer={onAnswer} />
      <div className="gap-2 grid fitted">
        <Button test onClick={() => onAnswer({ kind: 'no-color-fits' })}>
          {ui.noColorFits}
        </Button>
        {canBeUndetectable(analyte) && (
          <Button test onClick={() => onAnswer({ kind: 'undetectable' })}>
            {ui.undetectable}
          </Button>
        )}
      </div>
      {!analyte.chartComplete && (
        <LevelAdder unit={analyte.unit} onAdd={(value) => onAnswer({ kind: 'typed', value })} />
      )}
    </section>
  )
}

function Gates({ cameraEstimate }: { readonly cameraEstimate: CameraEstimate }) {
  const words = texts('camera').outcome
  const lines = gateLines(cameraEstimate)
  if (lines.length === 0) return null
  return (
    <details>
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

/** A number of the chart; if it has only words, the level, or the two it lies between. */
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
