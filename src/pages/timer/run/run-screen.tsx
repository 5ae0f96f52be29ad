import { useState } from 'react'
import { useStore } from 'zustand'

import type { LiveSession } from '#app/session-state.ts'
import { agenda } from '#domain/run/agenda.ts'
import { openAnalytes } from '#domain/run/run.ts'
import { rolesIn } from '#domain/run/told.ts'
import { texts } from '#locales/texts.ts'
import { useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { useImmersive } from '#ui/immersive.ts'
import { useServices } from '#ui/services.tsx'
import { Desk } from './desk.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RunHead } from './run-head.tsx'
import { RunNotices } from './run-notices.tsx'
import styles from './run-screen.module.css'
import { sampleName } from './sample-name.ts'
import { SamplesDialog } from './samples-dialog.tsx'
import { stateKey } from './state-key.ts'
import { TimelineButton } from './timeline-button.tsx'
import { useTopOfScreen } from './use-top-of-screen.ts'

type OpenDialog = 'none' | 'leave' | 'samples'

/** During a test: one giant card says what to do now; where two share the work, one for each. */
export function RunScreen({ live }: { readonly live: LiveSession }) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const close = () => setDialog('none')
  const { run, plan, preferred, elsewhere } = live
  if (elsewhere && dialog !== 'none') close()
  const desks = rolesIn(run).map((role) => ({
    role,
    agenda: agenda(run, now, { plan, preferred, role }),
  }))
  const tasks = desks.flatMap((desk) => desk.agenda.now ?? [])
  const [first] = tasks
  useImmersive(!elsewhere)
  // They are here before the first reading is due.
  useOwnCharts(run.kit.id)
  const shown = first && `${stateKey(first)}/${openAnalytes(run, first)[0] ?? ''}`
  useTopOfScreen(desks.length === 1 && shown !== undefined ? shown : '')
  if (first === undefined) return null

  return (
    <div className={styles['screen']} data-roles={desks.length}>
      <RunHead
        run={run}
        inert={elsewhere}
        task={desks.length === 1 ? first : null}
        onLeave={() => setDialog('leave')}
        onSamples={() => setDialog('samples')}
      />
      <RunNotices live={live} />
      {desks.map((desk) =>
        desk.role === null ? (
          <Desk key="all" live={live} now={now} {...desk} />
        ) : (
          <section key={desk.role} className={styles['desk']} aria-labelledby={`role-${desk.role}`}>
            <h2 className={styles['role']}>
              <span id={`role-${desk.role}`}>{texts('live').roles.names[desk.role]}</span>{' '}
              {desk.agenda.now !== null && (
                <strong>{sampleName(run, desk.agenda.now.sample)}</strong>
              )}
            </h2>
            <Desk live={live} now={now} {...desk} />
          </section>
        ),
      )}
      {desks.length > 1 && <TimelineButton run={run} plan={plan} now={now} />}
      <LeaveDialog open={dialog === 'leave'} onClose={close} live={live} />
      <SamplesDialog open={dialog === 'samples'} onClose={close} run={run} />
    </div>
  )
}
