import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { LiveSession } from '#app/session/session-state.ts'
import { agenda, isReadingNow, rinsesOf, type Agenda, type Guidance } from '#domain/run/agenda.ts'
import { stepCount } from '#domain/run/progress.ts'
import { openAnalytes, samplesInUse, type Run } from '#domain/run/run.ts'
import { lastUndoable } from '#domain/run/run-event.ts'
import type { Role } from '#domain/run/run-plan.ts'
import type { Task } from '#domain/run/task.ts'
import { rolesIn } from '#domain/run/assignment.ts'
import { upcoming, type Upcoming } from '#domain/run/upcoming.ts'
import { secondsBetween, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatCountdown } from '#ui/text/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { useImmersive } from '#ui/immersive.ts'
import { NextList, type NextStep } from '#ui/run/next-list.tsx'
import { RunHead } from '#ui/run/run-head.tsx'
import { useServices } from '#ui/services.tsx'
import hiding from '#ui/visually-hidden.module.css'
import { useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { ReadingPanel } from './reading.tsx'
import { RunNotices } from './run-notices.tsx'
import styles from './run-screen.module.css'
import { sampleName } from './sample-name.ts'
import { SamplesDialog } from './samples-dialog.tsx'
import { TaskAct } from './task-act.tsx'
import { TaskStage } from './task-stage.tsx'
import { TimelineCard, TimelineDialog } from './timeline-card.tsx'
import { useFocusOnAct } from './use-focus-on-act.ts'
import { useRecorded } from './use-recorded.tsx'

type OpenDialog = 'none' | 'leave' | 'samples' | 'timeline'

/** Above this number of samples, the timeline takes the larger part of a wide screen. */
const fewSamples = 4

/** During a test: shows what to do now, in one panel per worker when two share the work. */
export function RunScreen({ live }: { readonly live: LiveSession }) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const close = () => setDialog('none')
  const words = texts('live')
  const { run, plan, preferred, isElsewhere } = live
  if (isElsewhere && dialog !== 'none') close()
  const panels = rolesIn(run).map((role) => ({
    role,
    agenda: agenda(run, now, { plan, preferred, role }),
  }))
  const tasks = panels.flatMap((panel) => panel.agenda.now ?? [])
  const [first] = tasks
  const recorded = useRecorded(run)
  useImmersive(!isElsewhere)
  // Loads the charts before the first reading is due.
  useOwnCharts(run.kit.id)
  const shown = first && askedKey(run, first)
  useTopOfScreen(panels.length === 1 && shown !== undefined ? shown : '')
  if (first === undefined) return null

  const { done, all } = stepCount(run)
  const isAlone = panels.length === 1
  const samples = samplesInUse(run).length
  const timeline = { run, plan, now, current: isAlone ? first.sample : null }
  return (
    <div
      className={`flex gap-2 column ${styles['screen']}`}
      data-people={panels.length}
      data-many={samples > fewSamples}
      data-reading={isAlone && isReadingNow(first, now)}
      data-counting={first.status.kind !== 'ready' || panels[0]?.agenda.notBefore !== null}
      data-both-read={
        !isAlone &&
        panels.every(({ agenda: { now: task } }) => task !== null && isReadingNow(task, now))
      }
    >
      <div className={styles['head']}>
        <RunHead
          inert={isElsewhere}
          leave={{ label: words.run.leave, run: () => setDialog('leave') }}
          undo={{
            label: words.run.undo,
            labelOfRecorded: words.run.undoRecorded,
            isPossible: lastUndoable(run.events) !== null,
            run: () => void session.undo(),
          }}
          where={{
            name: isAlone ? sampleName(run, first.sample) : words.run.allSamples,
            run: () => setDialog('samples'),
          }}
          progress={{ share: done / all, label: words.run.progressLabel(done, all) }}
          recorded={recorded}
        />
      </div>
      <div className={`gap-2 grid ${styles['notices']}`}>
        <RunNotices live={live} />
      </div>
      {panels.map((panel) =>
        panel.role === null ? (
          <WorkerPanel key="all" live={live} now={now} {...panel} />
        ) : (
          <section
            key={panel.role}
            className={`well gap-1 round-l grid flex-1 pad-2 ${styles['panel']}`}
            aria-labelledby={`role-${panel.role}`}
          >
            <h2
              className={`flex wrap between beside-3 wide label baseline sides-2 ${styles['role']}`}
            >
              <span id={`role-${panel.role}`}>{words.roles.names[panel.role]}</span>{' '}
              {panel.agenda.now !== null && (
                <strong className="lead">{sampleName(run, panel.agenda.now.sample)}</strong>
              )}
            </h2>
            <WorkerPanel live={live} now={now} {...panel} />
          </section>
        ),
      )}
      <TimelineCard {...timeline} onOpen={() => setDialog('timeline')} />
      <LeaveDialog open={dialog === 'leave'} onClose={close} live={live} />
      <SamplesDialog
        open={dialog === 'samples'}
        onClose={close}
        onTimeline={() => setDialog('timeline')}
        run={run}
      />
      <TimelineDialog {...timeline} open={dialog === 'timeline'} onClose={close} />
    </div>
  )
}

/** Changes whenever a different task is due. */
const stateKey = ({ sample, lane, stepIndex, status }: Task) =>
  `${sample}/${lane}/${stepIndex}/${status.kind}`

/** Also changes with each analyte of one reading. */
const askedKey = (run: Run, task: Task) => `${stateKey(task)}/${openAnalytes(run, task)[0] ?? ''}`

/** Scrolls each new step to the top, however far the previous one was scrolled. */
function useTopOfScreen(step: string) {
  const shown = useRef('')
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Braces on purpose: since Chromium 156 scrollTo returns a promise, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [step])
}

interface WorkerPanelProps {
  readonly live: LiveSession
  readonly now: Instant
  /** Null: one person does everything. */
  readonly role: Role | null
  readonly agenda: Agenda
}

/** One worker: what to do now, what comes next, and the one thing to tap. */
function WorkerPanel({ live, now, role, agenda: whole }: WorkerPanelProps) {
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
          <p className={`lead muted ${styles['waiting']}`}>{texts('live').roles.waiting}</p>
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
        <output className={styles['wash']}>{isWashing && <Wash run={run} />}</output>
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

/** A tube to be washed by hand while something else runs. */
function Wash({ run }: { readonly run: Run }) {
  const words = texts('live').run
  const isStrip = run.kit.analytes.some(({ method }) => method === 'pad')
  return (
    <span className={`row quiet gap-4 round-l even pad-2 sides-5 ${styles['rinse']}`}>
      <Icon name="water_drop" />
      <span>
        <strong className="block muted small">{words.rinseTitle}</strong>{' '}
        {words.rinse[isStrip ? 'bottle' : 'tube']}
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
  const text = `${texts('voice').step(sampleName(run, task.sample), task.step.title)} ${
    notBefore === null ? words.status[task.status.kind] : words.held
  }`
  // A live region's initial text is not announced: the text has to change.
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text))
    return () => clearTimeout(timer)
  }, [text])
  return <output className={hiding['hidden']}>{said}</output>
}
