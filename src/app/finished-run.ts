import { recordOf } from '#domain/run/record-of.ts'
import { isComplete, type Run } from '#domain/run/run.ts'
import type { Clock } from '#ports/clock.ts'
import type { Planning } from './planning.ts'
import type { Records } from './records.ts'
import type { ShownRun } from './shown-run.ts'
import type { Signals } from './signals.ts'

interface Needs {
  readonly clock: Clock
  readonly signals: Signals
  readonly planning: Planning
  readonly records: Records
  readonly shown: ShownRun
}

/** What stays of a test: its readings in the history, and the pace of the hands. */
export function createFinishedRun({ clock, signals, planning, records, shown }: Needs) {
  async function keep(run: Run) {
    shown.change({ record: 'saving' })
    const how = isComplete(run) ? 'finished' : 'abandoned'
    const kept = await records.keep(recordOf(run, how, clock.now()))
    shown.change({ record: kept.ok ? 'kept' : kept.reason })
  }
  return {
    /** Puts the readings into the history, those of a test broken off too. */
    keep,
    /** `isLast`: the last reading was taken just now. */
    keepIfComplete(isLast = false) {
      const state = shown.live()
      if (state === null || state.elsewhere) return
      if (!state.isComplete) return shown.change({ record: 'open' })
      if (state.record !== 'open') return
      if (isLast) {
        signals.celebrate()
        planning.learn(state.run)
      }
      void keep(state.run)
    },
  }
}
