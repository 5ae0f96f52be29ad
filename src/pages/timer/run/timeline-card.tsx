import {
  useMemo,
  useRef,
  useState,
  useLayoutEffect,
  type PointerEvent,
  type WheelEvent,
} from 'react'

import { agenda } from '#domain/run/agenda.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Run } from '#domain/run/run.ts'
import { upcoming } from '#domain/run/upcoming.ts'
import { addSeconds, secondsBetween, instant, seconds, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatClock, formatLength } from '#ui/text/format-time.ts'
import { Timeline, TimelineLegend } from '#ui/run/timeline.tsx'
import { sampleName } from './sample-name.ts'
import styles from './run-screen.module.css'
import { endOf, timelineRows } from './timeline-rows.ts'

interface TimelineProps {
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

function useTimeline({ run, plan, now, current }: TimelineProps) {
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
export function TimelineCard({
  onOpen,
  ...props
}: TimelineProps & { readonly onOpen: () => void }) {
  const words = texts('live').timeline
  const { run, plan } = props
  return (
    <button
      type="button"
      className={`plate top gap-1 round-m grid ${styles['plan']}`}
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

interface TimelineDialogProps extends TimelineProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The plan, which can be scrolled and pinched, and the same plan as a list below it. */
export function TimelineDialog({ open, onClose, ...props }: TimelineDialogProps) {
  const words = texts('live').timeline
  const { run, plan, now } = props
  return (
    <Dialog test title={words.title} open={open} onClose={onClose}>
      {open && (
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
          <ScrolledTimeline {...props} />
          <TimelineLegend words={words.kinds} />
          <h3>{words.order}</h3>
          <UpcomingList {...props} />
        </>
      )}
    </Dialog>
  )
}

/** Lower bound of the time left, in any order of the work; hidden below a minute, or when the plan is less than a minute longer. */
function AtLeast({ plan, now }: { readonly plan: RunPlan; readonly now: Instant }) {
  const minutes = Math.floor(secondsBetween(now, plan.earliestEnd) / 60)
  if (minutes < 1 || minutes + 1 >= secondsBetween(now, plan.end) / 60) return null
  return <span className="block">{texts('live').timeline.atLeast(formatLength(minutes * 60))}</span>
}

const pixelsPerSecond = { min: 0.1, usual: 0.6, max: 6 }

function ScrolledTimeline(props: TimelineProps) {
  const words = texts('live').timeline
  const timeline = useTimeline(props)
  const [scale, setScale] = useState(pixelsPerSecond.usual)
  const zoom = (factor: number) =>
    setScale((before) =>
      Math.min(pixelsPerSecond.max, Math.max(pixelsPerSecond.min, before * factor)),
    )
  const length = secondsBetween(timeline.from, timeline.to)
  const { ref, isFollowing, follow, onScroll } = useFollow(
    secondsBetween(timeline.from, timeline.now) * scale,
  )
  const pinch = usePinch(zoom)
  return (
    <>
      <div className="columns-3 gap-2">
        <Button
          stacked
          icon="zoom_out"
          disabled={scale <= pixelsPerSecond.min}
          onClick={() => zoom(1 / 1.6)}
        >
          {words.smaller}
        </Button>
        <Button
          stacked
          icon="zoom_in"
          disabled={scale >= pixelsPerSecond.max}
          onClick={() => zoom(1.6)}
        >
          {words.larger}
        </Button>
        <Button stacked icon="schedule" disabled={isFollowing} onClick={follow}>
          {words.toNow}
        </Button>
      </div>
      <div
        ref={ref}
        className={`scroll ${styles['scroll']}`}
        onScroll={onScroll}
        {...pinch}
        data-testid="timeline-scroll"
      >
        <Timeline {...timeline} width={Math.round(length * scale)} />
      </div>
    </>
  )
}

/** Position of the line of now within the view, as a fraction of its width: just right of the names. */
const followedAt = 0.15

/** Keeps a moving position of a scrolled box in view, until the user scrolls away. `x`: pixels from the start. */
function useFollow(x: number) {
  const ref = useRef<HTMLDivElement>(null)
  /** The position we scrolled to: any other position is the user's choice. */
  const own = useRef(0)
  const [isFollowing, setFollowing] = useState(true)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || !isFollowing) return
    box.scrollLeft = x - box.clientWidth * followedAt
    own.current = box.scrollLeft
  }, [x, isFollowing])
  return {
    ref,
    isFollowing,
    follow: () => setFollowing(true),
    onScroll: () => {
      const box = ref.current
      if (box !== null && Math.abs(box.scrollLeft - own.current) > 8) setFollowing(false)
    },
  }
}

/** Reports a pinch with two fingers, or the wheel with Ctrl, as a factor: above 1 is larger. The box needs `touch-action: pan-x pan-y`. */
function usePinch(onPinch: (factor: number) => void) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent) =>
      void fingers.current.set(pointerId, { x, y }),
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return
      const before = spread(fingers.current)
      fingers.current.set(pointerId, { x, y })
      const now = spread(fingers.current)
      if (before > 0 && now > 0) onPinch(now / before)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onWheel: ({ ctrlKey, deltaY }: WheelEvent) => {
      if (ctrlKey) onPinch(Math.exp(-deltaY / 200))
    },
  }
}

/** Pixels between two fingers; zero unless there are exactly two. */
function spread(fingers: ReadonlyMap<number, { readonly x: number; readonly y: number }>): number {
  const [one, other, third] = [...fingers.values()]
  if (one === undefined || other === undefined || third !== undefined) return 0
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The remaining manual steps, in order. */
function UpcomingList({ run, plan, now }: TimelineProps) {
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
