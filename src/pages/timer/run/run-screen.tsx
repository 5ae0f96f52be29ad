import { useState } from 'react'
import { useStore } from 'zustand'

import type { LiveSession } from '#app/session.ts'
import { agenda, isReadingNow } from '#domain/run/agenda.ts'
import { useImmersive } from '#ui/immersive.ts'
import { useServices } from '#ui/services.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { RunHead } from './run-head.tsx'
import { RunNotices } from './run-notices.tsx'
import styles from './run-screen.module.css'
import { SamplesDialog } from './samples-dialog.tsx'
import { StepAction } from './step-action.tsx'
import { StepAnnouncement } from './step-announcement.tsx'
import { StepCard } from './step-card.tsx'
import { Timeline } from './timeline.tsx'
import { UpNext } from './up-next.tsx'
import { useSpokenStep } from './use-spoken-step.ts'
import { useTopOfScreen } from './use-top-of-screen.ts'

type OpenDialog = 'none' | 'leave' | 'samples'

/** During a test: one giant card says what to do now. */
export function RunScreen({ live }: { readonly live: LiveSession }) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const plan = agenda(live.run, now, live.preferred)
  const task = plan.now
  const close = () => setDialog('none')
  useImmersive(true)
  useSpokenStep(live, task)
  useTopOfScreen(task === null ? '' : keyOf(task))
  if (task === null) return null

  const isReading = isReadingNow(task, now)

  return (
    <div className={styles['screen']}>
      <RunHead
        run={live.run}
        task={task}
        onLeave={() => setDialog('leave')}
        onSamples={() => setDialog('samples')}
      />
      <RunNotices live={live} />
      <div className={styles['panes']}>
        <StepCard run={live.run} task={task} now={now} />
        <UpNext run={live.run} tasks={plan.later} now={now} lines={isReading ? 1 : 2} />
        {!isReading && <Timeline run={live.run} now={now} />}
      </div>
      <div className={styles['action']} inert={live.elsewhere}>
        {isReading ? (
          <ReadingPanel run={live.run} task={task} />
        ) : (
          <StepAction key={keyOf(task)} run={live.run} task={task} later={plan.later} now={now} />
        )}
      </div>
      <StepAnnouncement run={live.run} task={task} />
      <LeaveDialog
        open={dialog === 'leave'}
        onClose={close}
        hasReadings={live.run.readings.length > 0}
      />
      <SamplesDialog open={dialog === 'samples'} onClose={close} run={live.run} />
    </div>
  )
}

const keyOf = ({
  sample,
  lane,
  stepIndex,
  doing,
}: {
  sample: string
  lane: string
  stepIndex: number
  doing: { kind: string }
}) => `${sample}/${lane}/${stepIndex}/${doing.kind}`
