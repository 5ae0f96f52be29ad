import { useMemo } from 'react'

import { agenda } from '#domain/run/agenda.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Run } from '#domain/run/run.ts'
import { upcoming } from '#domain/run/upcoming.ts'
import { addSeconds, secondsBetween, instant, seconds, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { formatClock, formatLength } from '#ui/text/format-time.ts'
import { Timeline } from '#ui/run/timeline.tsx'
import { TimelineLegend } from '#ui/run/timeline-marks.tsx'
import { sampleName } from './sample-name.ts'
import styles from './run-screen.module.css'
import { ScrolledTimeline } from './scrolled-timeline.tsx'
import { endOf, timelineRows } from './timeline-rows.ts'

interface PlannedRun {
  readonly run: Run
  readonly plan: RunPlan | null
  readonly now: Instant
  /** The sample of the current task. */
  readonly current: string | null
}

/** Redraw interval: the line of now moves by less than a pixel in that time. */
const drawnEveryMs = 5000
/** Margin shown after the last planned operation. */
const aheadSeconds = seconds(20)

function useTimeline({ run, plan, now, current }: PlannedRun) {
  const drawnAt = instant(Math.floor(now / drawnEveryMs) * drawnEveryMs)
  return useMemo(() => {
    const at = drawnAt < run.startedAt ? run.startedAt : drawnAt
    const rows = timelineRows(run, plan, at, current)
    return {
      rows,
      from: run.startedAt,
      to: addSeconds(endOf(rows, at), aheadSeconds),
      now: at,
      wallOffset: run.wallOffset,
    }
  }, [run, plan, drawnAt, current])
}

/** The whole test at a glance; a tap opens it large, with its steps in words. */
export function TimelineCard({ onOpen, ...props }: PlannedRun & { readonly onOpen: () => void }) {
  const words = texts('live').timeline
  const { run, plan } = props
  return (
    <button
      type="button"
      className={`plate top gap-1 round-l grid ${styles['plan']}`}
      onClick={onOpen}
    >
      <span className="flex wrap between beside-3 small airy">
        <span>{words.open}</span>
        {plan !== null && <strong>{words.end(formatClock(plan.end, run.wallOffset))}</strong>}
      </span>
      <Timeline {...useTimeline(props)} width={null} />
      <TimelineLegend words={words.kinds} />
    </button>
  )
}

interface TimelineDialogProps extends PlannedRun {
  readonly open: boolean
  readonly onClose: () => void
}

/** The plan, which can be scrolled and pinched, and the same plan as a list below it. */
export function TimelineDialog({ open, onClose, ...props }: TimelineDialogProps) {
  return (
    <Dialog test title={texts('live').timeline.title} open={open} onClose={onClose}>
      {open && <WholePlan {...props} />}
    </Dialog>
  )
}

function WholePlan(props: PlannedRun) {
  const words = texts('live').timeline
  const { run, plan, now } = props
  return (
    <>
      {plan !== null && (
        <p>
          {words.end(formatClock(plan.end, run.wallOffset))}
          <span className="block">
            {words.left(formatLength(Math.ceil(secondsBetween(now, plan.end) / 60) * 60))}
          </span>
          <AtLeast plan={plan} now={now} />
        </p>
      )}
      <ScrolledTimeline timeline={useTimeline(props)} />
      <TimelineLegend words={words.kinds} />
      <h3>{words.order}</h3>
      <UpcomingList {...props} />
    </>
  )
}

/** Lower bound of the time left, in any order of the work; hidden below a minute, or when the plan is less than a minute longer. */
function AtLeast({ plan, now }: { readonly plan: RunPlan; readonly now: Instant }) {
  const minutes = Math.floor(secondsBetween(now, plan.earliestEnd) / 60)
  if (minutes < 1 || minutes + 1 >= secondsBetween(now, plan.end) / 60) return null
  return <span className="block">{texts('live').timeline.atLeast(formatLength(minutes * 60))}</span>
}

/** The remaining manual steps, in order. */
function UpcomingList({ run, plan, now }: PlannedRun) {
  const guidance = { plan, preferred: null, role: null }
  const steps = upcoming(run, now, guidance, agenda(run, now, guidance))
  return (
    <ol className="plain grid">
      {steps.map(({ sample, lane, step, title, at }) => (
        <li key={`${sample}/${lane}/${step}`} className="flex wrap beside-3 ends-2">
          <strong>{formatClock(at, run.wallOffset)}</strong>
          <span>{sampleName(run, sample)}</span>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}
