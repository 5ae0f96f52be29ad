import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { applyEvent } from '#domain/run/replay.ts'
import {
  lastUndoable,
  type RunCommand,
  type RunEvent,
  type TrackKey,
} from '#domain/run/run-event.ts'
import type { Task } from '#domain/run/task.ts'
import type { Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { FinishedRun } from './finished-run.ts'
import type { RunClock } from './run-clock.ts'
import { appendRunEvent } from './run-log.ts'
import type { SerialQueue } from './serial-queue.ts'
import type { ShownRun } from './shown-run.ts'

interface Needs {
  readonly clock: Clock
  readonly log: EventLog
  readonly ids: Ids
  readonly shown: ShownRun
  readonly finished: FinishedRun
  readonly runClock: RunClock
  readonly enqueue: SerialQueue
}

/** What can be done to the test in progress. Its time is that of the tap, however long the queue takes. */
export function createRunCommands(needs: Needs) {
  const { clock, log, ids, shown, finished, runClock, enqueue } = needs
  const { live, change } = shown

  /** Saves first, then shows. A device that cannot save still times the test. Call inside the queue. */
  async function commit(what: RunCommand, at: Instant) {
    const state = live()
    if (state === null || state.isElsewhere) return
    const event: RunEvent = { ...what, id: ids.next(), at }
    if (!applyEvent(state.run, event).ok) return
    runClock.onEvent()
    const notPersisted = await appendRunEvent(log, state.run.id, event)
    const now = live()
    const next = now === null ? null : applyEvent(now.run, event)
    change({ preferred: null, notPersisted, ...(changesRecord(what) && { recordStatus: 'open' }) })
    if (next?.ok) shown.showReplanned(next.value)
    finished.keepIfComplete(state.isComplete ? null : what.kind)
  }

  function issue(what: RunCommand) {
    const at = clock.now()
    return enqueue(() => commit(what, at))
  }

  return {
    commit,
    issue,
    confirm: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'confirmed', sample, lane, step: stepIndex }),
    extend: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'extended', sample, lane, step: stepIndex }),
    /** The remedy for a step begun too late was done. */
    remedy: ({ sample, lane, stepIndex }: Task) =>
      issue({ kind: 'remedied', sample, lane, step: stepIndex }),
    read({ sample, lane }: TrackKey, analyte: string, answer: Answer, camera?: CameraEvidence) {
      const command = { kind: 'read', sample, lane, analyte, answer } as const
      return issue(camera === undefined ? command : { ...command, camera })
    },
    correct: (sample: string, analyte: string, answer: Answer) =>
      issue({ kind: 'corrected', sample, analyte, answer }),
    /** Finds the last event inside the queue, as earlier taps may still be waiting there. */
    undo() {
      const at = clock.now()
      return enqueue(async () => {
        const last = lastUndoable(live()?.run.events ?? [])
        if (last === null) return
        // An undone step is the next one to do.
        if (last.kind === 'confirmed') shown.turnTo(last)
        await commit({ kind: 'undone', event: last.id }, at)
      })
    },
    /** `nameOf` gives the name by position, counted from one, inside the queue: two quick taps make two names. */
    addSample(nameOf: (place: number) => string) {
      const at = clock.now()
      return enqueue(async () => {
        const name = nameOf((live()?.run.samples.length ?? 0) + 1)
        await commit({ kind: 'sample-added', sample: { id: ids.next(), name } }, at)
      })
    },
    dropSample: (sample: string) => issue({ kind: 'sample-dropped', sample }),
    renameSample: (sample: string, name: string) => issue({ kind: 'sample-renamed', sample, name }),
    /** Sets what the user wants to do next; the rest is planned around it. */
    prefer(task: Task) {
      const state = live()
      if (state === null) return
      change({ preferred: task })
      shown.turnTo({ ...task, step: task.stepIndex })
      shown.showReplanned(state.run)
    },
  }
}

/** Whether the history must be updated. Clock changes do not count: corrections made in the history since would be lost. */
const changesRecord = ({ kind }: RunCommand) => kind !== 'clock-turned' && kind !== 'ended'
