import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { LiveSession } from '#app/session/session-state.ts'
import { analyteOf } from '#domain/kit/kit.ts'
import { firstAnsweredSample } from '#domain/plot/plot.ts'
import { canBeDiluted, type Reading } from '#domain/reading/reading.ts'
import { noticeableLateness } from '#domain/record/reading-lateness.ts'
import { lastUndoable } from '#domain/run/run-event.ts'
import { samplesInUse, type Run } from '#domain/run/run.ts'
import { texts } from '#locales/texts.ts'
import { prepareFirstPlace } from '#pages/timer/first/first-place.tsx'
import { CorrectDialog, type PendingCorrection } from '#pages/timer/run/correct-dialog.tsx'
import { RunNotices, UnsavedPhotoNotice } from '#pages/timer/run/run-notices.tsx'
import { useIsPractice } from '#pages/timer/run/use-is-practice.ts'
import { useRecorded } from '#pages/timer/run/use-recorded.tsx'
import { Act } from '#ui/controls/act.tsx'
import { Button, ButtonLink, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { KeptLine } from './kept-line.tsx'
import styles from './results-screen.module.css'
import { ResultsTable } from './results-table.tsx'

interface ResultsScreenProps {
  readonly live: LiveSession
  /** Whether the last reading was taken just now, on this screen. */
  readonly isFresh: boolean
}

/** After a test: every reading, already stored and open to correction, with the way on to the diagnosis. */
export function ResultsScreen({ live, isFresh }: ResultsScreenProps) {
  const { session, install } = useServices()
  const navigate = useNavigate()
  const [correcting, setCorrecting] = useState<PendingCorrection | null>(null)
  const words = texts('live')
  const { run, recordStatus, isElsewhere } = live
  const isKept = recordStatus === 'kept'
  const isSaving = recordStatus === 'open' || recordStatus === 'saving'
  const samples = samplesInUse(run)
  // Braces on purpose: since Chromium 156 scrollTo returns a promise, which React would take for a clean-up.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  useAnswerAtOnce(run, isFresh && isKept && !isElsewhere)
  useEffect(() => {
    if (isKept) void prepareFirstPlace().then(() => install.considerHint())
  }, [isKept, install])
  /** Readings that are in the records need no running test; those that are not yet in them stay here. */
  const leaveFor = async (address: string | null) => {
    if (isKept || address === null) await session.end({ keepReadings: true })
    if (address !== null) void navigate(address)
  }
  return (
    <div className={`gap-3 grid ${styles['screen']}`} data-few={samples.length < tableFromSamples}>
      <ResultsHeader live={live} isFresh={isFresh} />
      {isElsewhere ? <RunNotices live={live} /> : <UnsavedPhotoNotice run={run} />}
      <div inert={isElsewhere}>
        <ResultsTable run={run} onCorrect={setCorrecting} />
      </div>
      <ResultsNotes run={run} />
      <div className={`columns-3 gap-2 readable ${styles['ways']}`} inert={isElsewhere}>
        <Button
          stacked
          icon="add"
          onClick={() => void session.addSample(texts('timer').setup.sample)}
        >
          {words.results.more}
        </Button>
        <ButtonLink stacked icon="list" to="/diag?view=history">
          {words.results.history}
        </ButtonLink>
        <Button stacked icon="close" disabled={isSaving} onClick={() => void leaveFor(null)}>
          {words.results.close}
        </Button>
      </div>
      <div className="dock" inert={isElsewhere}>
        <Act
          small
          icon="stethoscope"
          detail={words.results.diagnoseHint}
          disabled={isSaving}
          onClick={() => void leaveFor(isKept ? answerAddress(run.id, samples.length) : '/diag')}
        >
          {words.results.diagnose}
        </Act>
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

function ResultsHeader({ live, isFresh }: ResultsScreenProps) {
  const { session } = useServices()
  const words = texts('live')
  const { run, recordStatus, isElsewhere } = live
  const recorded = useRecorded(run, isFresh)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The answer button that was tapped, which had the focus, is gone.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header
      className={`middle gap-2 small airy grid lead-rest-end ${styles['done']}`}
      inert={isElsewhere}
    >
      <span className="center round-m mark-done bordered size-l headline">
        <Icon name="check" />
      </span>
      <div>
        <h1 ref={title} tabIndex={-1}>
          {words.results.title(samplesInUse(run).length)}
        </h1>
        {!isElsewhere && <KeptLine status={recordStatus} />}
      </div>
      <IconButton
        icon="undo"
        label={recorded === null ? words.run.undo : words.run.undoRecorded}
        word
        disabled={lastUndoable(run.events) === null}
        onClick={() => void session.undo()}
      />
      <output className={styles['recorded']} data-fresh={isFresh || undefined}>
        {recorded}
      </output>
    </header>
  )
}

/** Whether readings were late, and why one has no value. */
function ResultsNotes({ run }: { readonly run: Run }) {
  const { results: words } = texts('live')
  const isLate = run.readings.some((reading) => {
    const lateness = noticeableLateness(run.kit, reading)
    return lateness !== null && lateness.kind !== 'early'
  })
  return (
    <>
      {isLate && (
        <p className="row gap-2 small muted">
          <Icon name="schedule" />
          {words.lateNote}
        </p>
      )}
      {run.readings.some((reading) => isMaybeTooDark(run, reading)) && (
        <p className="row gap-2 small muted">
          <Icon name="info" />
          {texts('ui').dilute}
        </p>
      )}
      {run.readings.some(({ answer }) => answer.kind === 'undetectable') && (
        <p className="row gap-2 small muted">
          <Icon name="info" />
          {words.honest}
        </p>
      )}
    </>
  )
}

function isMaybeTooDark({ kit }: Run, { analyte, answer }: Reading): boolean {
  const read = analyteOf(kit, analyte)
  return answer.kind === 'no-color-fits' && read !== undefined && canBeDiluted(read)
}

/** Opens the diagnosis by itself when the field of a sample and its crop are known. */
function useAnswerAtOnce(run: Run, isWanted: boolean) {
  const { plots } = useServices()
  const navigate = useNavigate()
  const isPractice = useIsPractice()
  const { id, samples } = run
  useEffect(() => {
    if (!isWanted || isPractice) return undefined
    let isLeft = false
    void plots.start().then(() => {
      const living = samplesInUse({ samples })
      const answered = firstAnsweredSample(living, plots.store.getState().plots)
      if (answered === undefined || isLeft) return
      void navigate(answerAddress(id, living.length, answered.id))
    })
    return () => {
      isLeft = true
    }
  }, [isWanted, isPractice, plots, navigate, id, samples])
}

/** Number of samples from which the answers are shown as a table first. */
const tableFromSamples = 4

/** `record`: the id of the run, which its record shares. */
function answerAddress(record: string, samples: number, sample?: string): string {
  if (samples >= tableFromSamples) return `/diag?view=all&record=${record}`
  return `/diag?record=${record}${sample === undefined ? '' : `&sample=${sample}`}`
}
