import { foldPlots } from '#app/records/kept-plots.ts'
import {
  chartStream,
  fertilizerStream,
  kitStream,
  legacyRecordStream,
  plotStream,
  recordIdOf,
  recordKitStream,
  standardStream,
  subjectIdOf,
} from '#app/records/event-streams.ts'
import { subjectOf } from '#app/transfer/event-shape.ts'
import { inClockOrder } from '#domain/record/clock-order.ts'
import { onceAsync } from '#domain/once.ts'
import { parseRecordChanges } from '#domain/record/parse-record-change.ts'
import { plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { noOwner, ownersOfSamples, type Owner } from '#domain/team/sharing.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import { propertyOf } from '#domain/property-of.ts'

/** All streams whose events may leave a device, in the order in which another device can best resolve them. */
export const teamStreams = [
  kitStream,
  recordKitStream,
  plotStream,
  chartStream,
  standardStream,
  fertilizerStream,
  legacyRecordStream,
] as const

/** One test, field, kit or chart, with its events. */
export interface Subject {
  readonly events: readonly StoredEvent[]
  readonly owners: readonly Owner[]
}

/** Finds the owners of events from the log of this device. */
export function createOwnership(log: EventLog) {
  /** Includes removed fields: what was measured there still has an owner. */
  async function readPlots() {
    const { plots } = foldPlots(await log.readStream(plotStream))
    return createPlotFinder([...plots.values()].map(({ plot }) => plot))
  }
  let plotsNow = onceAsync(readPlots)

  return {
    /** Call when fields may have changed owners. */
    forgetPlots() {
      plotsNow = onceAsync(readPlots)
    },
    /** Groups all events of one or more whole streams by subject. */
    async subjectsOf(events: readonly StoredEvent[]): Promise<readonly Subject[]> {
      const plots = await plotsNow()
      const subjects = new Map<string, StoredEvent[]>()
      for (const event of events) {
        // By the server's own rule: the events of one subject share one scope.
        const key = subjectOf(event) ?? event.stream
        const known = subjects.get(key)
        if (known === undefined) subjects.set(key, [event])
        else known.push(event)
      }
      return [...subjects.values()].map((ofOne) => ({
        events: ofOne,
        owners: ownersOf(ofOne, plots),
      }))
    },
  }
}

export type Ownership = ReturnType<typeof createOwnership>

interface PlotFinder {
  readonly byId: (id: string) => Plot | undefined
  readonly bySample: (sample: Sample) => Plot | null
}

/** Caches names: ten thousand tests refer to the same few fields. */
function createPlotFinder(plots: readonly Plot[]): PlotFinder {
  const ids = new Map(plots.map((plot) => [plot.id, plot]))
  const names = new Map<string, Plot | null>()
  return {
    byId: (id) => ids.get(id),
    bySample(sample) {
      if (sample.plot !== undefined) return ids.get(sample.plot) ?? null
      const found = names.get(sample.name)
      if (found !== undefined) return found
      const plot = plotOfSample(sample, plots)
      names.set(sample.name, plot)
      return plot
    },
  }
}

function ownersOf(events: readonly StoredEvent[], plots: PlotFinder): readonly Owner[] {
  const [first] = events
  if (first === undefined) return [noOwner]
  if (recordIdOf(first) !== null) return ownersOfSamples(samplesOf(events), plots.bySample)
  if (first.stream !== plotStream) return [noOwner]
  return [plots.byId(subjectIdOf(first)) ?? noOwner]
}

interface Sample {
  readonly name: string
  readonly plot?: string
}

/** The samples of a test in their current state. Read without its kit, which may be missing here. */
function samplesOf(events: readonly StoredEvent[]): readonly Sample[] {
  const samples = new Map<string, Sample>()
  const inOrder = inClockOrder(events)
  for (const { kind, payload } of inOrder) {
    if (kind !== 'record-kept') continue
    for (const sample of listOf(propertyOf(payload, 'samples'))) {
      const [id, name, plot] = ['id', 'name', 'plot'].map((part) =>
        textOf(propertyOf(sample, part)),
      )
      if (id !== undefined)
        samples.set(id, { name: name ?? '', ...(plot !== undefined && { plot }) })
    }
  }
  for (const { kind, payload } of inOrder) {
    if (kind !== 'record-changed') continue
    for (const change of parseRecordChanges(payload)?.changes ?? []) {
      if (change.field === 'sample') samples.set(change.sample, { name: change.name })
      const known = 'sample' in change ? samples.get(change.sample) : undefined
      if (known === undefined) continue
      if (change.field === 'sample-name') {
        samples.set(change.sample, { ...known, name: change.value })
      } else if (change.field === 'sample-plot') {
        const plot = change.value === null ? {} : { plot: change.value }
        samples.set(change.sample, { name: known.name, ...plot })
      }
    }
  }
  return [...samples.values()]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
