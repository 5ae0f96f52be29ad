import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { createImportTally } from './import-tally.ts'
import type { ImportCount } from './import-types.ts'
import { foldPlots, plotIdOf, plotStream } from './kept-plots.ts'
import { isRemovedBy } from './project-record.ts'
import { oldStream, recordIdOf, recordStream } from './record-streams.ts'
import type { Records } from './records.ts'

interface Told {
  /** Whether the thing itself is in the file. */
  isKept: boolean
  /** Something is told that is not here yet. */
  isNew: boolean
}

/** Gathers what a backup says of tests and plots, and tells what would become of each. */
export function createCensus(log: EventLog, records: Records) {
  const tests = new Map<string, Told>()
  const plots = new Map<string, Told>()
  const removals = new Map<string, StoredEvent[]>()
  const plotEvents: StoredEvent[] = []

  async function countTests(tally: Tally) {
    const old = removals.size === 0 ? [] : await log.readStream(oldStream)
    for (const [id, told] of tests) {
      const isHere = records.isKnown(id)
      const was = isHere && records.isRemoved(id)
      const words = removals.get(id)
      // One after the other: few tests were removed elsewhere.
      // oxlint-disable-next-line no-await-in-loop
      const here = words === undefined ? [] : await log.readStream(recordStream(id))
      const ofOld = words === undefined ? [] : old.filter((event) => recordIdOf(event) === id)
      const isRemoved = words === undefined ? was : isRemovedBy([...ofOld, ...here, ...words])
      if (isHere || told.isKept) {
        tally.record(id, fateOf({ wasShown: isHere && !was, isRemoved, ...told }))
      }
    }
  }

  async function countPlots(tally: Tally) {
    const here = await log.readStream(plotStream)
    const before = foldPlots(here).plots
    const after = foldPlots([...here, ...plotEvents]).plots
    for (const [id, told] of plots) {
      const isRemoved = after.get(id)?.isRemoved
      if (isRemoved === undefined) continue
      const wasShown = before.get(id)?.isRemoved === false
      tally.plot(id, fateOf({ wasShown, isRemoved, ...told }))
    }
  }

  return {
    note(event: StoredEvent, isHere: boolean) {
      const test = recordIdOf(event)
      const isPlot = event.stream === plotStream
      if (test !== null) noteThing(tests, test, event, isHere)
      if (isPlot) noteThing(plots, plotIdOf(event), event, isHere)
      if (isHere) return
      if (isPlot) plotEvents.push(event)
      if (test !== null && saysRemoval.has(event.kind)) {
        removals.set(test, [...(removals.get(test) ?? []), event])
      }
    },
    async count(tally: Tally) {
      await countTests(tally)
      await countPlots(tally)
    },
  }
}

type Tally = ReturnType<typeof createImportTally>

const saysRemoval: ReadonlySet<string> = new Set(['record-removed', 'record-restored'])

function noteThing(things: Map<string, Told>, id: string, { kind }: StoredEvent, isHere: boolean) {
  const told = things.get(id) ?? { isKept: false, isNew: false }
  things.set(id, {
    isKept: told.isKept || kind.endsWith('-kept'),
    isNew: told.isNew || !isHere,
  })
}

interface Fate extends Pick<Told, 'isNew'> {
  readonly wasShown: boolean
  readonly isRemoved: boolean
}

function fateOf({ wasShown, isRemoved, isNew }: Fate): keyof ImportCount {
  if (isRemoved) return wasShown ? 'gone' : 'removed'
  if (!wasShown) return 'fresh'
  return isNew ? 'changed' : 'known'
}
