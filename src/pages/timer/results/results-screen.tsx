import { useEffect, useState } from 'react'

import type { LiveSession } from '#app/session-state.ts'
import type { Run } from '#domain/run/run.ts'
import { lastUndoable } from '#domain/run/run-event.ts'
import { texts } from '#locales/texts.ts'
import { prepareFirstPlace } from '#pages/timer/first/first-place.tsx'
import { RunNotices, UnkeptPhoto } from '#pages/timer/run/run-notices.tsx'
import { useTopOfScreen } from '#pages/timer/run/use-top-of-screen.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import type { Correction } from './correction.ts'
import { KeptLine } from './kept-line.tsx'
import { ReadingButton } from './reading-button.tsx'
import styles from './results-screen.module.css'

/** After a test: every reading with its lateness, open to correction, already kept. */
export function ResultsScreen({ live }: { readonly live: LiveSession }) {
  const { session, install } = useServices()
  const [correcting, setCorrecting] = useState<Correction | null>(null)
  const words = texts('live')
  const { run } = live
  useTopOfScreen('results')
  const isKept = live.record === 'kept'
  useEffect(() => {
    if (isKept) void prepareFirstPlace().then(() => install.look())
  }, [isKept, install])
  return (
    <div className={styles['screen']}>
      <h1>{words.results.title}</h1>
      {live.elsewhere ? (
        <RunNotices live={live} />
      ) : (
        <>
          <KeptLine record={live.record} />
          <UnkeptPhoto run={run} />
        </>
      )}
      <div className={styles['samples']} inert={live.elsewhere}>
        <Readings run={run} onCorrect={setCorrecting} />
      </div>
      <Notice kind="note">{words.results.honest}</Notice>
      <div className={styles['end']}>
        <Button
          kind="filled"
          block
          test
          icon="check"
          disabled={live.record === 'open' || live.record === 'saving'}
          onClick={() => void session.end({ keepReadings: true })}
        >
          {words.results.close}
        </Button>
      </div>
      <div className={styles['actions']} inert={live.elsewhere}>
        <Button
          block
          test
          icon="add"
          onClick={() => void session.addSample(texts('timer').setup.sample)}
        >
          {words.results.more}
        </Button>
        <Button
          icon="undo"
          disabled={lastUndoable(run.events) === null}
          onClick={() => void session.undo()}
        >
          {words.run.undo}
        </Button>
        <AppLink to="/diag">{words.results.diagnose}</AppLink>
        <AppLink to="/diag?view=history">{words.results.history}</AppLink>
      </div>
      {correcting !== null && (
        <CorrectDialog
          kit={run.kit.id}
          correction={correcting}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  )
}

interface ReadingsProps {
  readonly run: Run
  readonly onCorrect: (correction: Correction) => void
}

function Readings({ run, onCorrect }: ReadingsProps) {
  const samples = run.samples.filter(({ dropped }) => !dropped)
  return samples.map(({ id, name }) => (
    <section key={id} className={styles['sample']} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {run.readings
          .filter(({ sample }) => sample === id)
          .map((reading) => (
            <li key={reading.analyte}>
              <ReadingButton run={run} reading={reading} sample={name} onCorrect={onCorrect} />
            </li>
          ))}
      </ul>
    </section>
  ))
}
