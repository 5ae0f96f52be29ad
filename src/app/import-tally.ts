import type { RecordSummary } from '#domain/record/record-summary.ts'
import type { ImportCount, ImportFault } from './import-types.ts'

const mostFaults = 200
const mostSamples = 20

/** Counts what a file holds, each thing once. */
export function createImportTally() {
  const records = new Map<string, keyof ImportCount>()
  const plots = new Map<string, keyof ImportCount>()
  const faults: ImportFault[] = []
  const sample: RecordSummary[] = []
  let faultCount = 0

  /** The most there is to say of a thing counts. */
  const note = (things: Map<string, keyof ImportCount>, id: string, state: keyof ImportCount) => {
    const before = things.get(id)
    if (before === undefined || weight[state] > weight[before]) things.set(id, state)
  }

  return {
    record: (id: string, state: keyof ImportCount) => note(records, id, state),
    plot: (id: string, state: keyof ImportCount) => note(plots, id, state),
    isShowingEnough: () => sample.length >= mostSamples,
    show: (summary: RecordSummary) => {
      if (sample.length < mostSamples) sample.push(summary)
    },
    fault: (fault: ImportFault) => {
      faultCount += 1
      if (faults.length < mostFaults) faults.push(fault)
    },
    counts: () => ({
      records: countOf(records),
      plots: countOf(plots),
      faults,
      faultCount,
      sample: sample.filter(({ id }) => records.get(id) === 'fresh'),
    }),
  }
}

const weight: Readonly<Record<keyof ImportCount, number>> = {
  known: 0,
  changed: 1,
  fresh: 2,
  removed: 3,
  gone: 4,
}

function countOf(things: ReadonlyMap<string, keyof ImportCount>): ImportCount {
  const count = { fresh: 0, changed: 0, known: 0, removed: 0, gone: 0 }
  for (const state of things.values()) count[state] += 1
  return count
}
