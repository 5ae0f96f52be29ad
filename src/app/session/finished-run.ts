import type { Planning } from '#app/planning/planning.ts'
import { foldPlots } from '#app/records/kept-plots.ts'
import { plotStream, recordStream } from '#app/records/event-streams.ts'
import type { Records } from '#app/records/records.ts'
import type { Signals } from './signals.ts'
import { plotOfSample } from '#domain/plot/plot.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { recordOf } from '#domain/run/record-of.ts'
import { isComplete, type Run } from '#domain/run/run.ts'
import type { RunCommand } from '#domain/run/run-event.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import { createSerialQueue } from './serial-queue.ts'
import type { LiveSession } from './session-state.ts'
import type { ShownRun } from './shown-run.ts'

interface Needs {
  readonly clock: Clock
  readonly log: EventLog
  readonly signals: Signals
  readonly planning: Planning
  readonly records: Records
  readonly shown: ShownRun
}

export type FinishedRun = ReturnType<typeof createFinishedRun>

/** Saves what remains of a finished test: its readings in the history, and the observed pace. */
export function createFinishedRun({ clock, log, signals, planning, records, shown }: Needs) {
  /** Saves run in the order of the commands, however long an earlier one takes. */
  const enqueue = createSerialQueue()
  /** A fault is a failure like any other: the user sees that the readings are not as wanted, and can try again. */
  const stored = (work: () => Promise<Result<void, StorageFailure>>) =>
    enqueue(work).catch(() => failed('broken' as const))
  let latest: Run | null = null

  async function keep(run: Run) {
    latest = run
    shown.change({ recordStatus: 'saving' })
    const how = isComplete(run) ? 'finished' : 'abandoned'
    const record = recordOf(run, how, clock.now())
    const kept = await stored(async () => records.keep(await withPlots(record, log)))
    const isAsSaved = latest === run && shown.live()?.recordStatus === 'saving'
    if (isAsSaved) shown.change({ recordStatus: kept.ok ? 'kept' : kept.reason })
    return kept.ok
  }

  /** Removes from the history what was saved while the test was complete for a time. */
  async function discard({ id }: Run) {
    const removed = await stored(async () => {
      const kept = await log.readStream(recordStream(id))
      return kept.length > 0 ? records.remove(id) : ok(undefined)
    })
    if (!removed.ok) shown.change({ recordStatus: 'not-removed' })
    return removed.ok
  }

  return {
    /** Saves the readings to the history, also those of an abandoned test. False if that failed. */
    keep,
    /** Saves the readings of a test that ends. False if that failed and the test should stay open: one that is complete only until the user has seen the failure. */
    async keepBeforeEnd({ run, recordStatus, isComplete: isDone }: LiveSession) {
      if (run.readings.length === 0 || recordStatus === 'kept') return true
      return (await keep(run)) || (isDone && isFailure(recordStatus))
    },
    /** Removes the readings of a test that ends. False if that failed and the user has not seen a failure yet. */
    async discardBeforeEnd({ run, recordStatus }: LiveSession) {
      return (await discard(run)) || isFailure(recordStatus)
    },
    /** `completedBy`: what completed it just now; null where it was complete before. */
    keepIfComplete(completedBy: RunCommand['kind'] | null = null) {
      const state = shown.live()
      if (state === null || state.isElsewhere) return
      if (!state.isComplete || state.recordStatus !== 'open') return
      if (completedBy === 'read') signals.celebrate()
      if (completedBy !== null) planning.learn(state.run)
      void keep(state.run)
    },
  }
}

/** Whether it says why the readings are not as wanted: a failure that the user has seen. */
const isFailure = (status: LiveSession['recordStatus']) =>
  status !== 'open' && status !== 'saving' && status !== 'kept'

/** Adds to each sample the id of the field it is named after, since names of fields and farmers change later. */
async function withPlots(
  record: SoilRecord,
  log: Pick<EventLog, 'readStream'>,
): Promise<SoilRecord> {
  if (record.samples.every(({ name, plot }) => name === '' || plot !== undefined)) return record
  const events = await log.readStream(plotStream)
  if (events.length === 0) return record
  const { plots } = foldPlots(events)
  const here = [...plots.values()].flatMap(({ plot, isRemoved }) => (isRemoved ? [] : [plot]))
  const samples = record.samples.map((sample) => {
    const plot = plotOfSample(sample, here)
    return plot === null ? sample : { ...sample, plot: plot.id }
  })
  return { ...record, samples }
}
