import type { RecordSummary } from '#domain/record/record-summary.ts'
import type { FaultReason, ImportCount, ImportFault } from './import-types.ts'

/** Not faults of the file: values below or above a limit without a number, rows of sums, and remarks. */
const understood: ReadonlySet<FaultReason> = new Set([
  'below-limit',
  'above-limit',
  'only-limits',
  'summary',
  'remark',
])

const maxFaults = 200
const maxSamples = 20

/** What a file may add, change or remove. */
export type ImportItemKind = 'records' | 'plots' | 'kits' | 'charts' | 'standards' | 'fertilizers'

/** Counts the contents of a file, each thing once. */
export function createImportTally() {
  const found: Readonly<Record<ImportItemKind, Map<string, keyof ImportCount>>> = {
    records: new Map(),
    plots: new Map(),
    kits: new Map(),
    charts: new Map(),
    standards: new Map(),
    fertilizers: new Map(),
  }
  const faults: ImportFault[] = []
  const asides: ImportFault[] = []
  const sample: RecordSummary[] = []
  let faultCount = 0
  let asideCount = 0

  /** Notes the state of a thing; of several, the one with the greatest weight counts. */
  const note = (thing: ImportItemKind, id: string, state: keyof ImportCount) => {
    const before = found[thing].get(id)
    if (before === undefined || weight[state] > weight[before]) found[thing].set(id, state)
  }

  return {
    note,
    isShowingEnough: () => sample.length >= maxSamples,
    show: (summary: RecordSummary) => {
      if (sample.length < maxSamples) sample.push(summary)
    },
    fault: (fault: ImportFault) => {
      if (understood.has(fault.reason)) {
        asideCount += 1
        if (asides.length < maxFaults) asides.push(fault)
        return
      }
      faultCount += 1
      if (faults.length < maxFaults) faults.push(fault)
    },
    counts: () => ({
      records: countOf(found.records),
      plots: countOf(found.plots),
      kits: countOf(found.kits),
      charts: countOf(found.charts),
      standards: countOf(found.standards),
      fertilizers: countOf(found.fertilizers),
      faults,
      faultCount,
      asides,
      asideCount,
      sample: sample.filter(({ id }) => found.records.get(id) === 'fresh'),
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
