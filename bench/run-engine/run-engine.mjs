// Runs in its own Node with --expose-gc (see ../run-engine.mjs). Prints one JSON object.
import { agenda, isAsking } from '#domain/run/agenda.ts'
import { applyEvent, replay } from '#domain/run/replay.ts'
import { advance, isComplete, openAnalytes } from '#domain/run/run.ts'
import { signalsOf } from '#domain/run/signals.ts'
import { handsOf } from '#domain/run/task.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'

const [kitId, sampleCount, hours] = process.argv.slice(2)
const ticksPerSecond = 5
const start = instant(Date.UTC(2026, 10, 20))

/** A grower who does at once whatever the app asks for, and needs for each step the time the kit names. */
function grower() {
  let busyUntil = start
  return {
    /** @returns {import('#domain/run/run-event.ts').RunCommand | null} the command that fits this moment, if any */
    next(run, task, now) {
      if (task === null || now < busyUntil) return null
      const key = { sample: task.sample, lane: task.lane }
      switch (task.status.kind) {
        case 'ready':
          busyUntil = addSeconds(now, handsOf(task.step))
          return { kind: 'confirmed', ...key, step: task.stepIndex }
        case 'counting':
          return { kind: 'confirmed', ...key, step: task.stepIndex }
        case 'settling':
          return isAsking(task, now) || task.status.askAt === null
            ? { kind: 'confirmed', ...key, step: task.stepIndex }
            : null
        case 'read': {
          const [analyte] = openAnalytes(run, key)
          busyUntil = addSeconds(now, seconds(3))
          return { kind: 'read', ...key, analyte, answer: { kind: 'level', level: 1 } }
        }
        default:
          return null
      }
    },
  }
}

/** Microseconds a call takes, noted in a list made before, so that noting costs no memory. */
function stopwatch(calls) {
  const times = new Float64Array(calls)
  let count = 0
  return {
    time(call) {
      const before = process.hrtime.bigint()
      const result = call()
      times[count] = Number(process.hrtime.bigint() - before) / 1000
      count += 1
      return result
    },
    times: () => Array.from(times.subarray(0, count)),
  }
}

function begin(kit) {
  const samples = Array.from({ length: Number(sampleCount) }, (_, index) => ({
    id: `sample-${index}`,
    name: `${index + 1}`,
  }))
  const analytes = kit.analytes.map(({ id }) => id)
  const setup = { id: 'bench', kit, analytes, samples, wallOffset: 0 }
  const run = replay([{ id: 'event-0', at: start, kind: 'started', setup }])
  if (run === null) throw new Error('no run')
  return run
}

function simulate(kit) {
  const ticks = Number(hours) * 3600 * ticksPerSecond
  const watches = {
    advance: stopwatch(ticks),
    agenda: stopwatch(ticks),
    signals: stopwatch(ticks),
    apply: stopwatch(ticks),
  }
  const user = grower()
  let run = begin(kit)
  /** @type {number | null} */
  let completedAt = null
  const heapBefore = heapNow()
  for (let tick = 1; tick <= ticks; tick += 1) {
    const now = addSeconds(start, seconds(tick / ticksPerSecond))
    run = watches.advance.time(() => advance(run, now))
    const { now: task } = watches.agenda.time(() => agenda(run, now))
    const command = user.next(run, task, now)
    if (command !== null) {
      const event = { ...command, id: `event-${run.events.length}`, at: now }
      const applied = watches.apply.time(() => applyEvent(run, event))
      if (!applied.ok) throw new Error(`${command.kind}: ${applied.reason}`)
      run = applied.value
      watches.signals.time(() => signalsOf(run))
    }
    if (completedAt === null && isComplete(run)) completedAt = tick / ticksPerSecond
  }
  const heapAfter = heapNow()
  return { run, watches, heapBefore, heapAfter, completedAt, ticks }
}

function heapNow() {
  for (let round = 0; round < 4; round += 1) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function timeReplay(events) {
  const watch = stopwatch(30)
  for (let round = 0; round < 30; round += 1) watch.time(() => replay(events))
  return watch.times()
}

const listed = builtInKits.find(({ id }) => id === kitId)
if (listed === undefined) throw new Error(`no kit ${kitId}`)
const kit = await listed.load()
simulate(kit) // warms the code up, as an hour of a real test does
const { run, watches, heapBefore, heapAfter, completedAt, ticks } = simulate(kit)
console.log(
  JSON.stringify({
    kit: kitId,
    analytes: kit.analytes.length,
    tracks: run.samples.reduce((sum, { lanes }) => sum + lanes.length, 0),
    ticks,
    events: run.events.length,
    readings: run.readings.length,
    completedAt,
    microseconds: {
      advance: watches.advance.times(),
      agenda: watches.agenda.times(),
      apply: watches.apply.times(),
      signals: watches.signals.times(),
      replay: timeReplay(run.events),
    },
    heapBefore,
    heapAfter,
  }),
)
