import type { Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import type { AddressState } from '#ui/navigation/use-search-state.ts'

interface FieldSample {
  readonly plot: Pick<Plot, 'id'> | null
  readonly record: Pick<SoilRecord, 'startedAt'>
  readonly sample: Pick<RecordSample, 'name'>
}

/** Name of the parameter that leaves out tests of fields that were tested again. */
export const newestParam = 'newest'

export const showsNewestOnly = (search: Pick<AddressState, 'get'>) =>
  search.get(newestParam) !== null

/** Samples of the newest test of each field: of its tilled layer, and of each layer below. Those of no field stay. */
export function newestOnly<One>(
  all: readonly One[],
  factsOf: (one: One) => FieldSample,
): readonly One[] {
  const newest = new Map<string, number>()
  const facts = all.map((one) => {
    const { plot, record, sample } = factsOf(one)
    const layer = isLowerLayer(sample.name) ? sample.name : ''
    return { one, key: plot && JSON.stringify([plot.id, layer]), at: record.startedAt }
  })
  for (const { key, at } of facts) {
    if (key !== null) newest.set(key, Math.max(at, newest.get(key) ?? at))
  }
  return facts.flatMap(({ one, key, at }) => (key === null || newest.get(key) === at ? [one] : []))
}

/** One sample of each field's tilled layer, of its newest test: fertilizer is given once per field. Those of no field stay. */
export function newestPerField<One>(
  all: readonly One[],
  factsOf: (one: One) => FieldSample,
): readonly One[] {
  const seen = new Set<string>()
  const tilled = all.filter((one) => !isLowerLayer(factsOf(one).sample.name))
  return newestOnly(tilled, factsOf).filter((one) => {
    const { plot } = factsOf(one)
    if (plot === null) return true
    const isFirst = !seen.has(plot.id)
    seen.add(plot.id)
    return isFirst
  })
}
