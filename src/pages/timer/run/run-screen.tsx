import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'

import type { LiveSession } from '#app/session/session-state.ts'
import { agenda, isReadingNow } from '#domain/run/agenda.ts'
import { rolesIn } from '#domain/run/assignment.ts'
import { stepCount } from '#domain/run/progress.ts'
import { samplesInUse, type Run } from '#domain/run/run.ts'
import { lastUndoable } from '#domain/run/run-event.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import type { Task } from '#domain/run/task.ts'
import { texts } from '#locales/texts.ts'
import { useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { useImmersive } from '#ui/immersive.ts'
import { RunHead } from '#ui/run/run-head.tsx'
import { useServices } from '#ui/services.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RunNotices } from './run-notices.tsx'
import styles from './run-screen.module.css'
import { sampleName } from './sample-name.ts'
import { SamplesDialog } from './samples-dialog.tsx'
import { TimelineCard, TimelineDialog } from './timeline-card.tsx'
import { useRecorded } from './use-recorded.tsx'
import { askedKey, WorkerPanel } from './worker-panel.tsx'

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
          <RoleSection key={panel.role} run={run} role={panel.role} task={panel.agenda.now}>
            <WorkerPanel live={live} now={now} {...panel} />
          </RoleSection>
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

interface RoleSectionProps {
  readonly run: Run
  readonly role: Role
  readonly task: Task | null
  readonly children: ReactNode
}

/** The half of one of two workers, with a heading that says whose it is and which sample is in hand. */
function RoleSection({ run, role, task, children }: RoleSectionProps) {
  return (
    <section
      className={`well gap-1 round-l grid grow pad-2 ${styles['panel']}`}
      aria-labelledby={`role-${role}`}
    >
      <h2 className={`flex wrap between beside-3 wide label baseline sides-2 ${styles['role']}`}>
        <span id={`role-${role}`}>{texts('live').roles.names[role]}</span>{' '}
        {task !== null && <strong className="lead">{sampleName(run, task.sample)}</strong>}
      </h2>
      {children}
    </section>
  )
}
