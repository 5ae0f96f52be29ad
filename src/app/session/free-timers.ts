import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'

import {
  advanceTimer,
  fallsSilentAt,
  isTimerLength,
  maxTimerDuration,
  signalsOfTimer,
  startTimer,
  type FreeTimer,
} from '#domain/run/free-timer.ts'
import { instant, seconds, type Seconds } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Ids } from '#ports/ids.ts'
import type { Tabs } from '#ports/tabs.ts'
import { timerStream } from '#app/records/event-streams.ts'
import { createSerialQueue } from './serial-queue.ts'
import type { Signals } from './signals.ts'
import { asReadable } from '#domain/stored-values.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

export interface FreeTimersState {
  readonly timers: readonly FreeTimer[]
  readonly notPersisted: StorageFailure | null
}

interface Needs {
  readonly clock: Clock
  readonly log: EventLog
  readonly ids: Ids
  readonly signals: Signals
  readonly tabs: Tabs
  readonly store: StoreApi<FreeTimersState>
}

const kept = v.variant('kind', [
  v.object({
    kind: v.literal('started'),
    id: v.string(),
    name: v.pipe(v.string(), v.maxLength(60), asReadable),
    length: v.pipe(v.number(), v.check(isTimerLength)),
    at: v.pipe(v.number(), v.finite()),
    /** Milliseconds from `at` to the phone's clock then; earlier versions did not store it. */
    wallOffset: v.optional(v.pipe(v.number(), v.finite()), 0),
  }),
  v.object({ kind: v.literal('stopped'), id: v.string() }),
  /** The phone's clock was changed while timers ran. */
  v.object({ kind: v.literal('clock-turned'), byMs: v.pipe(v.number(), v.finite()) }),
])
type Kept = v.InferOutput<typeof kept>

/** More than anyone runs at once; older ones rang long ago. */
const maxKept = 200

/** Simple named timers, several at once, on the same engine and alarms as a run. */
export function createFreeTimers({ clock, log, ids, signals, tabs, store }: Needs) {
  /** Keeps a restore from overtaking a tap. */
  const enqueue = createSerialQueue()
  let isAwake = false
  let wallOffset = clock.wallOffset()

  function show(timers: readonly FreeTimer[]) {
    store.setState({ timers })
    signals.plan('timers', tabs.isOwner() ? timers.flatMap(signalsOfTimer) : [])
    keepAwake(timers)
  }

  /** Keeps the screen on until the last timer has rung for a while: the user may never come to stop it. */
  function keepAwake(timers: readonly FreeTimer[]) {
    const isHeard = tabs.isOwner() && timers.some((timer) => clock.now() < fallsSilentAt(timer))
    if (isHeard !== isAwake) signals.keepAwake('timers', isHeard)
    isAwake = isHeard
  }

  async function append(payload: v.InferInput<typeof kept>) {
    const result = await log.append({ stream: timerStream, kind: 'timer', version: 1, payload })
    store.setState({ notPersisted: result.ok ? null : result.reason })
  }

  async function restore() {
    const page = await log.readKind('timer', { limit: maxKept })
    const events = page.flatMap(({ payload }) => {
      const parsed = v.safeParse(kept, payload)
      return parsed.success ? [parsed.output] : []
    })
    const now = clock.now()
    const oldest = now - maxTimerDuration * 2000
    const timers = runningTimers(events, clock.wallOffset())
    show(timers.flatMap((it) => (it.startedAt > oldest ? [advanceTimer(it, now)] : [])))
  }

  /** A reload begins a new time line at the phone's clock: what that was changed by must be known then. */
  async function noteTurn(byMs: number) {
    if (tabs.isOwner() && store.getState().timers.length > 0) {
      await append({ kind: 'clock-turned', byMs })
    }
  }

  return {
    async start() {
      clock.onChange((change) => {
        if (change.kind !== 'turned') return
        const byMs = change.wallOffset - wallOffset
        wallOffset = change.wallOffset
        void enqueue(() => noteTurn(byMs))
      })
      clock.onTick(() => {
        wallOffset = clock.wallOffset()
        const before = store.getState().timers
        const timers = before.map((timer) => advanceTimer(timer, clock.now()))
        if (timers.some((timer, index) => timer !== before[index])) store.setState({ timers })
        keepAwake(timers)
      })
      log.onAppend(({ stream }) => {
        if (stream === timerStream) void enqueue(restore)
      })
      tabs.onOwner(() => void enqueue(restore))
      onStorageRecovered(log, () => void enqueue(restore))
      await enqueue(restore)
    },
    /** Call inside the tap. Lengths outside 1 s – 24 h are rejected. */
    async begin(name: string, length: Seconds) {
      if (!isTimerLength(length)) return false
      void signals.prepare()
      const timer = startTimer(ids.next(), name, length, clock.now())
      const offset = clock.wallOffset()
      return enqueue(async () => {
        // Only the owner tab rings and keeps the screen on, and the user is in this one.
        if (!tabs.isOwner()) await tabs.takeOver()
        const at = timer.startedAt
        await append({ kind: 'started', id: timer.id, name, length, at, wallOffset: offset })
        show([...store.getState().timers, timer])
        return true
      })
    },
    stop: (id: string) =>
      enqueue(async () => {
        await append({ kind: 'stopped', id })
        show(store.getState().timers.filter((timer) => timer.id !== id))
      }),
  }
}

/**
 * The timers that were not stopped, the oldest first, on a time line of this offset.
 * @param events newest first
 */
function runningTimers(events: readonly Kept[], wallOffset: number): readonly FreeTimer[] {
  const stopped = new Set<string>()
  const timers: FreeTimer[] = []
  let turnedSinceMs = 0
  for (const it of events) {
    if (it.kind === 'stopped') stopped.add(it.id)
    else if (it.kind === 'clock-turned') turnedSinceMs += it.byMs
    else if (!stopped.has(it.id)) {
      const startedAt = instant(it.at + it.wallOffset + turnedSinceMs - wallOffset)
      timers.push(startTimer(it.id, it.name, seconds(it.length), startedAt))
    }
  }
  return timers.toReversed()
}
