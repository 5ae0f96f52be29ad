import { useState } from 'react'

import { upcoming } from '#domain/run/upcoming.ts'
import { agenda } from '#domain/run/agenda.ts'
import { between } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatClock, formatLength } from '#ui/format-time.ts'
import { sampleName } from './sample-name.ts'
import { TimelineChart, type TimelineProps } from './timeline-chart.tsx'
import styles from './timeline.module.css'
import { useNowInView } from './use-now-in-view.ts'
import { usePinch } from './use-pinch.ts'

interface TimelineDialogProps extends TimelineProps {
  readonly open: boolean
  readonly onClose: () => void
}

const rowHeight = 36
const usualScale = 1
const scales = { least: 0.15, most: 6 }

/** The plan, to be scrolled and pinched; under it the same as a list. */
export function TimelineDialog({ open, onClose, ...props }: TimelineDialogProps) {
  const words = texts('live').timeline
  const { run, plan, now } = props
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      {open && (
        <>
          {plan !== null && (
            <p className={styles['end']}>
              {words.end(
                formatClock(plan.end, run.wallOffset),
                formatLength(between(now, plan.end)),
              )}
            </p>
          )}
          <ScrolledChart {...props} />
          <Legend />
          <UpcomingList {...props} />
        </>
      )}
    </Dialog>
  )
}

function ScrolledChart(props: TimelineProps) {
  const words = texts('live').timeline
  const [scale, setScale] = useState(usualScale)
  const zoom = (factor: number) =>
    setScale((before) => Math.min(scales.most, Math.max(scales.least, before * factor)))
  const pinch = usePinch(zoom)
  const { run, now } = props
  const { ref, isFollowing, follow, onScroll } = useNowInView(between(run.startedAt, now) * scale)
  const samples = run.samples.filter(({ dropped }) => !dropped)
  return (
    <>
      <div className={styles['zoom']}>
        <Button icon="zoom_out" onClick={() => zoom(1 / 1.5)}>
          {words.smaller}
        </Button>
        <Button icon="zoom_in" onClick={() => zoom(1.5)}>
          {words.larger}
        </Button>
        <Button icon="schedule" disabled={isFollowing} onClick={follow}>
          {words.toNow}
        </Button>
      </div>
      <div className={styles['board']}>
        <ol className={styles['names']} aria-hidden="true">
          {samples.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
        <div
          ref={ref}
          className={styles['scroll']}
          onScroll={onScroll}
          {...pinch}
          data-testid="timeline-scroll"
        >
          <TimelineChart {...props} rowHeight={rowHeight} scale={scale} />
        </div>
      </div>
    </>
  )
}

function Legend() {
  const words = texts('live').timeline
  return (
    <ul className={styles['legend']} aria-hidden="true">
      {(['hands', 'wait', 'read', 'window'] as const).map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 20 12" width="20" height="12">
            <rect x="1" y="1" width="18" height="10" className={styles[kind]} />
          </svg>
          {words.kinds[kind]}
        </li>
      ))}
    </ul>
  )
}

/** What is still to be done by hand, in order. */
function UpcomingList({ run, plan, now }: TimelineProps) {
  const words = texts('live').timeline
  const guidance = { plan, preferred: null, role: null }
  const steps = upcoming(run, now, guidance, agenda(run, now, guidance))
  return (
    <>
      <h3>{words.order}</h3>
      <ol className={styles['order']}>
        {steps.map(({ sample, lane, step, title, at }) => (
          <li key={`${sample}/${lane}/${step}`}>
            <span className={styles['clock']}>{formatClock(at, run.wallOffset)}</span>
            <span>{sampleName(run, sample)}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
