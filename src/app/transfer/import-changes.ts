import { parseOwnChart } from '#domain/chart/parse-own-chart.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { createImportTally } from './import-tally.ts'
import type { ImportCount } from './import-types.ts'
import { assertNever } from '#domain/result.ts'
import { foldCharts, foldKits, type SavedItems } from '#app/records/fold-saved.ts'
import { foldOwnFertilizers, foldOwnStandards } from '#app/records/kept-own-rules.ts'
import { foldPlots } from '#app/records/kept-plots.ts'
import { isRemovedBy } from '#app/records/project-record.ts'
import {
  chartStream,
  fertilizerStream,
  isOwnStream,
  kitStream,
  legacyRecordStream,
  ownStreams,
  plotStream,
  recordIdOf,
  recordStream,
  standardStream,
  subjectIdOf,
  type OwnStream,
} from '#app/records/event-streams.ts'
import type { Records } from '#app/records/records.ts'

interface Mentioned {
  /** Whether the thing itself is in the file. */
  isKept: boolean
  /** Whether the file contains something about it that is not here yet. */
  isNew: boolean
}

/** Folds events, given in any order, to the user's kits, charts, standards or products. */
export function foldOwnItems(
  stream: OwnStream,
  events: readonly StoredEvent[],
): SavedItems<unknown> {
  switch (stream) {
    case kitStream:
      return foldKits(events, parseKit)
    case chartStream:
      return foldCharts(events, parseOwnChart)
    case standardStream:
      return foldOwnStandards(events)
    case fertilizerStream:
      return foldOwnFertilizers(events)
    default:
      return assertNever(stream)
  }
}

/** Collects a backup's events of tests, plots, kits and charts, and determines the import status of each. */
export function createImportChanges(log: EventLog, records: Records) {
  const mentioned: Readonly<Record<'tests' | 'plots' | OwnStream, Map<string, Mentioned>>> = {
    tests: new Map(),
    plots: new Map(),
    kits: new Map(),
    charts: new Map(),
    standards: new Map(),
    fertilizers: new Map(),
  }
  /** Events by which the file removes or restores a test, by its id. */
  const removals = new Map<string, StoredEvent[]>()
  /** New events of plots, kits and charts. */
  const news: StoredEvent[] = []
  const newsOf = (stream: string) => news.filter((event) => event.stream === stream)

  async function countTests(tally: Tally) {
    const legacy = removals.size === 0 ? [] : await log.readStream(legacyRecordStream)
    for (const [id, mention] of mentioned.tests) {
      const isHere = records.isKnown(id)
      if (!isHere && !mention.isKept) continue
      const wasRemoved = isHere && records.isRemoved(id)
      const inFile = removals.get(id)
      const isRemoved =
        inFile === undefined
          ? wasRemoved
          : isRemovedBy([
              ...legacy.filter((event) => recordIdOf(event) === id),
              // Sequential, since few tests were removed elsewhere.
              // oxlint-disable-next-line no-await-in-loop
              ...(await log.readStream(recordStream(id))),
              ...inFile,
            ])
      const wasShown = isHere && !wasRemoved
      tally.note('records', id, importStatus({ wasShown, isRemoved, ...mention }))
    }
  }

  async function countPlots(tally: Tally) {
    const here = await log.readStream(plotStream)
    const before = foldPlots(here).plots
    const after = foldPlots([...here, ...newsOf(plotStream)]).plots
    for (const [id, mention] of mentioned.plots) {
      const isRemoved = after.get(id)?.isRemoved
      if (isRemoved === undefined) continue
      const wasShown = before.get(id)?.isRemoved === false
      tally.note('plots', id, importStatus({ wasShown, isRemoved, ...mention }))
    }
  }

  async function countOwn(stream: OwnStream, tally: Tally) {
    const here = await log.readStream(stream)
    const before = foldOwnItems(stream, here).shown
    const after = foldOwnItems(stream, [...here, ...newsOf(stream)])
    for (const [id, mention] of mentioned[stream]) {
      const isRemoved = !after.shown.has(id)
      if (isRemoved && !before.has(id) && !after.removed.has(id)) continue
      tally.note(stream, id, importStatus({ wasShown: before.has(id), isRemoved, ...mention }))
    }
  }

  return {
    note(event: StoredEvent, isHere: boolean) {
      const { stream, kind } = event
      const test = recordIdOf(event)
      if (test !== null) noteMention(mentioned.tests, test, kind, isHere)
      if (stream === plotStream) noteMention(mentioned.plots, subjectIdOf(event), kind, isHere)
      if (isOwnStream(stream)) noteMention(mentioned[stream], subjectIdOf(event), kind, isHere)
      if (isHere) return
      if (stream === plotStream || isOwnStream(stream)) news.push(event)
      if (test !== null && removalKinds.has(kind)) {
        removals.set(test, [...(removals.get(test) ?? []), event])
      }
    },
    async count(tally: Tally) {
      await countTests(tally)
      await countPlots(tally)
      for (const stream of ownStreams) {
        // Sequential, since there are few of each.
        // oxlint-disable-next-line no-await-in-loop
        await countOwn(stream, tally)
      }
    },
  }
}

type Tally = ReturnType<typeof createImportTally>

const removalKinds: ReadonlySet<string> = new Set(['record-removed', 'record-restored'])

function noteMention(things: Map<string, Mentioned>, id: string, kind: string, isHere: boolean) {
  const known = things.get(id) ?? { isKept: false, isNew: false }
  things.set(id, {
    isKept: known.isKept || kind.endsWith('-kept'),
    isNew: known.isNew || !isHere,
  })
}

interface ImportCase extends Pick<Mentioned, 'isNew'> {
  readonly wasShown: boolean
  readonly isRemoved: boolean
}

function importStatus({ wasShown, isRemoved, isNew }: ImportCase): keyof ImportCount {
  if (isRemoved) return wasShown ? 'gone' : 'removed'
  if (!wasShown) return 'fresh'
  return isNew ? 'changed' : 'known'
}
