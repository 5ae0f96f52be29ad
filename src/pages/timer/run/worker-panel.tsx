import { useEffect, useRef, useState } from 'react'

import type { LiveSession } from '#app/session/session-state.ts'
import { isReadingNow, rinsesOf, type Agenda, type Guidance } from '#domain/run/agenda.ts'
import { openAnalytes, type Run } from '#domain/run/run.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import type { Task } from '#domain/run/task.ts'
import { upcoming, type Upcoming } from '#domain/run/upcoming.ts'
import { secondsBetween, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { NextList, type NextStep } from '#ui/run/next-list.tsx'
import { useServices } from '#ui/services.tsx'
import { formatCountdown } from '#ui/text/format-time.ts'
import hiding from '#ui/visually-hidden.module.css'
import { ReadingPanel } from './reading.tsx'
import styles from './run-screen.module.css'
import { sampleName } from './sample-name.ts'
import { TaskAct } from './task-act.tsx'
import { TaskStage } from './task-stage.tsx'
import { useFocusOnAct } from './use-focus-on-act.ts'

/** Changes whenever a different task is due. */
const stateKey = ({ sample, lane, stepIndex, status }: Task) =>
  `${sample}/${lane}/${stepIndex}/${status.kind}`

/** Also changes with each analyte of one reading. */
export const askedKey = (run: Run, task: Task) =>
  `${stateKey(task)}/${openAnalytes(run, task)[0] ?? ''}`

interface WorkerPanelProps {
  readonly live: LiveSession
  readonly now: Instant
  /** Null: one person does everything. */
  readonly role: Role | null
  readonly agenda: Agenda
}

/** One worker: what to do now, what comes next, and the one thing to tap. */
export function WorkerPanel({ live, now, role, agenda: whole }: WorkerPanelProps) {
  const { run, isElsewhere } = live
  const { now: task, notBefore, later } = whole
  const words = texts('live').run
  const place = useRef<HTMLDivElement>(null)
  const isHalf = role !== null
  const isReading = task !== null && isReadingNow(task, now)
  useSpokenStep(live, task, notBefore)
  useFocusOnAct(
    place,
    task === null ? '' : `${askedKey(run, task)}/${isReading ? 'read' : notBefore === null}`,
  )
  const guidance: Guidance = { plan: live.plan, preferred: live.preferred, role }
  const isWashing = rinsesOf(whole, guidance).some(({ from, to }) => from <= now && now < to)
  const next = upcoming(run, now, guidance, whole)
  return (
    <div ref={place} className={styles['panes']}>
      <div className={styles['stage']} inert={isElsewhere && isReading}>
        {task === null ? (
          <p className="center lead muted">{texts('live').roles.waiting}</p>
        ) : isReading ? (
          <ReadingPanel run={run} task={task} />
        ) : (
          <TaskStage run={run} task={task} now={now} notBefore={notBefore} isHalf={isHalf} />
        )}
      </div>
      <div className={styles['next']}>
        <NextList
          title={words.upcoming}
          steps={next.slice(0, shownSteps).map((step, index) => nextStep(run, step, index, now))}
          lines={isHalf ? 1 : 2}
        />
      </div>
      <div className={`grid gap-2 ${styles['act']}`} inert={isElsewhere}>
        <output className={styles['wash']}>{isWashing && <Wash />}</output>
        {task !== null && !isReading && (
          <TaskAct
            key={stateKey(task)}
            run={run}
            task={task}
            later={later}
            now={now}
            notBefore={notBefore}
            isHalf={isHalf}
          />
        )}
      </div>
      {task !== null && <StepAnnouncement run={run} task={task} notBefore={notBefore} />}
    </div>
  )
}

/** As many as the widest layout shows. */
const shownSteps = 5

function nextStep(run: Run, step: Upcoming, index: number, now: Instant): NextStep {
  const words = texts('live').run
  const left = secondsBetween(now, step.at)
  const lane = run.samples
    .find(({ id }) => id === step.sample)
    ?.lanes.find((it) => it.lane.id === step.lane)
  return {
    id: `${step.sample}/${step.lane}/${step.step}`,
    label: [words.next, words.afterNext][index] ?? '',
    when: left > 0 ? formatCountdown(left) : words.now,
    where: sampleName(run, step.sample),
    what: step.title,
    kind: lane?.track.steps[step.step]?.kind === 'read' ? 'read' : 'hands',
  }
}

/** A container to be washed by hand while something else runs. */
function Wash() {
  const words = texts('live').run
  return (
    <span className="row quiet gap-4 round-l even target-test pad-2 sides-5">
      <Icon name="water_drop" />
      <span>
        <strong className="block muted small">{words.rinseTitle}</strong> {words.rinse}
      </span>
    </span>
  )
}

/** Speaks each new hands-on step when it is due. Countdowns and readings have their own signals. */
function useSpokenStep(
  { run, isElsewhere }: LiveSession,
  task: Task | null,
  notBefore: Instant | null,
) {
  const { signals } = useServices()
  const isSpoken = task?.status.kind === 'ready' && notBefore === null && !isElsewhere
  const phrase = isSpoken
    ? texts('voice').step(sampleName(run, task.sample), task.step.title)
    : null
  useEffect(() => {
    if (phrase !== null) void signals.say(phrase)
  }, [signals, phrase])
}

interface StepAnnouncementProps {
  readonly run: Run
  readonly task: Task
  /** The plan holds the step back until then. */
  readonly notBefore: Instant | null
}

/** Announces each new step to screen readers, including the first, but not every tick. */
function StepAnnouncement({ run, task, notBefore }: StepAnnouncementProps) {
  const words = texts('live').run
  const state = notBefore === null ? words.status[task.status.kind] : words.held
  const step = texts('voice').step(sampleName(run, task.sample), task.step.title)
  const text = words.announced(state, step)
  // A live region's initial text is not announced: the text has to change.
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text))
    return () => clearTimeout(timer)
  }, [text])
  return <output className={hiding['hidden']}>{announced}</output>
}
