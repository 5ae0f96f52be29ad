import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  kitOf,
  reaction,
  read as readStep,
  settle,
  stripSetup as setup,
} from '#testing/small-kit.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { applyEvent, replay, replayWithKit } from './replay.ts'
import { advance, isComplete, trackOf, type Run } from './run.ts'
import { lastUndoable, type RunCommand, type RunEvent, type RunSetup } from './run-event.ts'

const start = instant(1_000_000)
const at = (length: number) => addSeconds(start, seconds(length))

function begin(changes: Partial<RunSetup> = {}): Run {
  const run = replay([{ id: '0', at: start, kind: 'started', setup: { ...setup, ...changes } }])
  if (run === null) throw new Error('no run')
  return run
}

let counter = 0
function applied(run: Run, seconds_: number, command: RunCommand): Run {
  counter += 1
  const next = applyEvent(run, { ...command, id: `e${counter}`, at: at(seconds_) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}

const confirm = (sample: string, lane: string, step: number): RunCommand => ({
  kind: 'confirmed',
  sample,
  lane,
  step,
})
const reading = (sample: string, lane: string, analyte: string) =>
  ({ kind: 'read', sample, lane, analyte, answer: { kind: 'level', level: 1 } }) as const
const stateOf = (run: Run, sample: string, lane: string) => trackOf(run, { sample, lane })?.state

/** Sample `a`: filled at 20 s, shaken until 80 s. */
const shaken = () =>
  applied(applied(begin(), 20, confirm('a', 'soil', 0)), 20, confirm('a', 'soil', 1))

describe('a run', () => {
  it('begins once', () => {
    const [first] = begin().events
    if (first === undefined) throw new Error('no start')
    expect(applyEvent(begin(), { ...first, id: 'again' })).toMatchObject({
      ok: false,
      reason: 'already-started',
    })
  })

  it('opens the strips of a sample when its soil has been shaken, at the exact second', () => {
    const run = shaken()
    expect(advance(run, at(79))).toBe(run)
    expect(stateOf(run, 'a', 'n')).toEqual({ at: 'blocked' })
    expect(stateOf(advance(run, at(200)), 'a', 'n')).toEqual({
      at: 'waiting',
      step: 0,
      since: at(80),
    })
    expect(stateOf(advance(run, at(200)), 'b', 'n')).toEqual({ at: 'blocked' })
  })

  it('keeps due time and read time of every reading', () => {
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const read = applied(
      applied(dipped, 160, reading('a', 'n', 'ph')),
      171,
      reading('a', 'n', 'no3'),
    )
    expect(read.readings).toMatchObject([
      { analyte: 'ph', dueAt: at(148), readAt: at(160) },
      { analyte: 'no3', dueAt: at(148), readAt: at(171) },
    ])
    expect(stateOf(read, 'a', 'n')).toEqual({ at: 'done', since: at(171) })
  })

  it('rejects a second tap on a step that is already over', () => {
    const run = shaken()
    expect(applyEvent(run, { ...confirm('a', 'soil', 0), id: 'again', at: at(21) })).toEqual({
      ok: false,
      reason: 'not-that-step',
    })
  })

  it('rejects a reading before it is due', () => {
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const early = { ...reading('a', 'n', 'ph'), id: 'early', at: at(147) }
    expect(applyEvent(dipped, early)).toEqual({ ok: false, reason: 'not-that-step' })
    const due = { ...early, at: at(148) }
    expect(applyEvent(dipped, due).ok).toBe(true)
    for (const other of [{ sample: 'x' }, { lane: 'p' }, { analyte: 'p' }])
      expect(applyEvent(dipped, { ...due, ...other }).ok).toBe(false)
  })

  it('undoes the last confirmation while other reactions run on', () => {
    const nDipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const both = applied(nDipped, 100, confirm('a', 'p', 0))
    const last = lastUndoable(both.events)
    const undone = applied(both, 105, { kind: 'undone', event: last?.id ?? '' })
    expect(stateOf(undone, 'a', 'p')).toEqual({ at: 'waiting', step: 0, since: at(80) })
    expect(stateOf(undone, 'a', 'n')).toMatchObject({ at: 'running', due: at(148) })
    expect(lastUndoable(undone.events)).toMatchObject({ lane: 'n' })
  })

  it('undoes a reading and keeps its due time', () => {
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const read = applied(
      applied(dipped, 150, reading('a', 'n', 'ph')),
      151,
      reading('a', 'n', 'no3'),
    )
    const undone = applied(read, 155, {
      kind: 'undone',
      event: lastUndoable(read.events)?.id ?? '',
    })
    expect(undone.readings.map(({ analyte }) => analyte)).toEqual(['ph'])
    expect(stateOf(undone, 'a', 'n')).toEqual({ at: 'reading', step: 2, due: at(148) })
  })

  it('corrects an answer without changing the time of reading', () => {
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const read = applied(
      applied(dipped, 150, reading('a', 'n', 'ph')),
      155,
      reading('a', 'n', 'no3'),
    )
    const corrected = applied(read, 300, {
      kind: 'corrected',
      sample: 'a',
      analyte: 'ph',
      answer: { kind: 'between', lower: 0 },
    })
    expect(corrected.readings).toMatchObject([
      { analyte: 'ph', answer: { kind: 'between', lower: 0 }, readAt: at(150) },
      { analyte: 'no3', answer: { kind: 'level', level: 1 }, readAt: at(155) },
    ])
  })

  it('takes an answer accepted from a photograph as of the time of the photograph', () => {
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const outcome = { kind: 'read', estimate: 6, range: [5.8, 6.2], deltaE: 1 } as const
    const readAt = (verdict: 'accepted' | 'changed', takenAt: number) => {
      const camera = { outcome, gates: {}, verdict, photo: null, takenAt: at(takenAt) } as const
      return applied(dipped, 270, { ...reading('a', 'n', 'ph'), camera }).readings[0]?.readAt
    }
    expect(readAt('accepted', 150)).toBe(at(150))
    // Read by eye after all, and a clock that cannot be right.
    expect(readAt('changed', 150)).toBe(at(270))
    expect(readAt('accepted', 280)).toBe(at(270))
  })

  it('takes a corrected answer for another than the one that was accepted from the camera', () => {
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const outcome = { kind: 'read', estimate: 7, range: [6.8, 7.2], deltaE: 1 } as const
    const camera = { outcome, gates: {}, verdict: 'accepted', photo: null } as const
    const read = applied(dipped, 150, { ...reading('a', 'n', 'ph'), camera })
    const corrected = applied(read, 300, {
      kind: 'corrected',
      sample: 'a',
      analyte: 'ph',
      answer: { kind: 'typed', value: 5.5 },
    })
    expect(read.readings[0]?.camera?.verdict).toBe('accepted')
    expect(corrected.readings[0]?.camera).toEqual({ ...camera, verdict: 'changed' })
  })

  it('adds, renames and drops samples while it runs', () => {
    const added = applied(shaken(), 90, { kind: 'sample-added', sample: { id: 'c', name: 'C' } })
    expect(stateOf(added, 'c', 'soil')).toEqual({ at: 'waiting', step: 0, since: at(90) })
    const renamed = applied(added, 91, { kind: 'sample-renamed', sample: 'c', name: 'north' })
    const dropped = applied(renamed, 92, { kind: 'sample-dropped', sample: 'a' })
    expect(dropped.samples.map(({ name, dropped: gone }) => [name, gone])).toEqual([
      ['A', true],
      ['B', false],
      ['north', false],
    ])
    for (const sample of ['a', 'x'])
      expect(applyEvent(dropped, { kind: 'sample-dropped', sample, id: 'x', at: at(93) })).toEqual({
        ok: false,
        reason: 'unknown-sample',
      })
  })

  it('undoes an added sample, not what was done before it', () => {
    const added = applied(shaken(), 90, { kind: 'sample-added', sample: { id: 'c', name: 'C' } })
    const last = lastUndoable(added.events)
    const undone = applied(added, 95, { kind: 'undone', event: last?.id ?? '' })
    expect(undone.samples.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(stateOf(undone, 'a', 'n')).toEqual({ at: 'waiting', step: 0, since: at(80) })
  })

  it('does only what the chosen analytes need', () => {
    const run = begin({ analytes: ['p'], samples: [{ id: 'a', name: 'A' }] })
    expect(run.samples[0]?.lanes.map(({ lane }) => lane.id)).toEqual(['soil', 'p'])
    const twice = kitOf(
      reaction('wait', 60),
      readStep('look', ['n']),
      readStep('look again', ['m']),
    )
    const [sample] = begin({ kit: twice, analytes: ['m'] }).samples
    expect(sample?.lanes[0]?.track.steps.map(({ id }) => id)).toEqual(['wait', 'look again'])
  })

  it('asks again later whether a liquid is clear, where the user gives it more time', () => {
    const kit = kitOf(settle('stand', 1800, 600), readStep('look', ['n']))
    const run = begin({ kit, analytes: ['n'] })
    const more = { kind: 'extended', sample: 'a', lane: 'lane', step: 0 } as const
    expect(stateOf(applied(run, 1900, more), 'a', 'lane')).toMatchObject({ askAt: at(2500) })
    expect(stateOf(applied(run, 1900, more), 'b', 'lane')).toMatchObject({ askAt: at(1800) })
    const over = { ...more, step: 1, id: 'x', at: at(1900) }
    expect(applyEvent(run, over)).toEqual({ ok: false, reason: 'not-that-step' })
  })

  it('stays as it ended, and knows how', () => {
    const ended = applied(shaken(), 90, { kind: 'ended', how: 'abandoned' })
    expect(ended.end).toEqual({ how: 'abandoned', at: at(90) })
    expect(stateOf(advance(ended, at(200)), 'a', 'n')).toEqual(stateOf(ended, 'a', 'n'))
    const late = { ...confirm('a', 'n', 0), id: 'late', at: at(91) }
    expect(applyEvent(ended, late)).toEqual({ ok: false, reason: 'already-ended' })
  })

  it('takes over a clock that was put right, and has nothing to undo that never was', () => {
    expect(applied(shaken(), 90, { kind: 'clock-turned', wallOffset: 60 }).wallOffset).toBe(60)
    const nothing = { kind: 'undone', event: 'never', id: 'x', at: at(90) } as const
    expect(applyEvent(shaken(), nothing)).toEqual({ ok: false, reason: 'nothing-to-undo' })
  })

  it('is shown in another language as if it had begun in that, and is kept in its own', () => {
    const reworded = { ...setup.kit, name: 'ストリップ' }
    const dipped = applied(shaken(), 85, confirm('a', 'n', 0))
    const shown = replayWithKit(reworded, dipped)
    expect(shown).toEqual({ ...dipped, kit: reworded })
    expect(shown?.events[0]).toMatchObject({ setup: { kit: { name: 'strips' } } })
  })

  it('is complete when every sample still in it is done', () => {
    const one = begin({ analytes: ['p'], samples: [{ id: 'a', name: 'A' }] })
    const dipped = applied(
      applied(applied(one, 0, confirm('a', 'soil', 0)), 0, confirm('a', 'soil', 1)),
      60,
      confirm('a', 'p', 0),
    )
    expect(isComplete(dipped)).toBe(false)
    const read = applied(dipped, 131, reading('a', 'p', 'p'))
    expect(isComplete(read)).toBe(true)
    const added = applied(read, 140, { kind: 'sample-added', sample: { id: 'c', name: 'C' } })
    expect(isComplete(added)).toBe(false)
    expect(isComplete(applied(added, 150, { kind: 'sample-dropped', sample: 'c' }))).toBe(true)
  })
})

describe('replay', () => {
  const lanes = ['soil', 'n', 'p'] as const
  const commands = fc.oneof(
    fc.record({
      kind: fc.constant('confirmed' as const),
      sample: fc.constantFrom('a', 'b'),
      lane: fc.constantFrom(...lanes),
      step: fc.nat(2),
    }),
    fc.record({
      kind: fc.constant('read' as const),
      sample: fc.constantFrom('a', 'b'),
      lane: fc.constantFrom(...lanes),
      analyte: fc.constantFrom('ph', 'no3', 'p'),
      answer: fc.constant({ kind: 'undetectable' as const }),
    }),
    fc.record({ kind: fc.constant('undone' as const), event: fc.nat(40).map(String) }),
    fc.record({ kind: fc.constant('sample-dropped' as const), sample: fc.constantFrom('a', 'b') }),
  )
  const histories = fc.array(fc.tuple(commands, fc.nat(90)), { maxLength: 40 }).map((steps) => {
    let now = 0
    return steps.map(([command, gap], index): RunEvent => ({
      ...command,
      id: String(index),
      at: at((now += gap)),
    }))
  })

  it('gives the same run as applying the events one by one, whatever was tapped', () => {
    fc.assert(
      fc.property(histories, (events) => {
        let lived = begin()
        for (const event of events) {
          const next = applyEvent(lived, event)
          if (next.ok) lived = next.value
        }
        const end = lived.events.at(-1)?.at ?? start
        const replayed = replay(lived.events)
        expect(replayed === null ? null : advance(replayed, end)).toEqual(advance(lived, end))
      }),
      { numRuns: 300 },
    )
  })

  it('advances in one leap as in many small steps', () => {
    fc.assert(
      fc.property(
        histories,
        fc.array(fc.nat(500), { minLength: 1, maxLength: 20 }),
        (events, hops) => {
          const run = replay([{ id: 's', at: start, kind: 'started', setup }, ...events])
          if (run === null) throw new Error('no run')
          const from = events.at(-1)?.at ?? start
          const stops = hops.map((hop) => addSeconds(from, seconds(hop))).toSorted((a, b) => a - b)
          const end = stops.at(-1) ?? from
          expect(stops.reduce(advance, run)).toEqual(advance(run, end))
          expect(advance(advance(run, end), end)).toEqual(advance(run, end))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('skips events that do not fit and keeps the rest', () => {
    const events: RunEvent[] = [
      { id: '0', at: start, kind: 'started', setup },
      { ...confirm('a', 'soil', 1), id: '1', at: at(1) },
      { ...confirm('a', 'soil', 0), id: '2', at: at(2) },
    ]
    const run = replay(events)
    expect(run === null ? null : stateOf(run, 'a', 'soil')).toMatchObject({
      at: 'waiting',
      step: 1,
    })
  })
})
