import type { JudgedItem, Judgement } from '#domain/diagnosis/decision/decision.ts'
import { byName } from '#domain/plot/plot.ts'
import type { SheetSample } from './sheet-samples.ts'

type Level = Judgement['level']
export const levels = [
  'low',
  'fit',
  'high',
  'excess',
  'unknown',
] as const satisfies readonly Level[]

/** Results of all samples for one item. */
export interface ItemOverview {
  readonly item: JudgedItem
  readonly unit: string
  /** Number of samples by level. */
  readonly counts: Readonly<Record<Level, number>>
  /** All values in ascending order, each with its level for its crop. */
  readonly values: readonly { readonly value: number; readonly level: Level }[]
  readonly median: number | null
}

export interface GroupOverview {
  readonly name: string
  readonly samples: number
  /** By item, the number of samples outside the crop's range. */
  readonly off: ReadonlyMap<JudgedItem, Readonly<Record<'low' | 'high', number>>>
}

const noCounts: Readonly<Record<Level, number>> = { low: 0, fit: 0, high: 0, excess: 0, unknown: 0 }

/** Overviews of all items, the one most often out of range first. */
export function itemOverviews(samples: readonly SheetSample[]): readonly ItemOverview[] {
  const all = new Map<JudgedItem, Judgement[]>()
  for (const judgement of samples.flatMap(({ decision }) => decision?.items ?? [])) {
    const others = all.get(judgement.item)
    if (others === undefined) all.set(judgement.item, [judgement])
    else others.push(judgement)
  }
  return [...all]
    .map(([item, judgements]) => overviewOf(item, judgements))
    .toSorted((one, other) => offShare(other) - offShare(one))
}

function overviewOf(item: JudgedItem, judgements: readonly Judgement[]): ItemOverview {
  const counts = { ...noCounts }
  for (const { level } of judgements) counts[level] += 1
  const values = judgements
    .flatMap(({ value, level }) =>
      value === null || value.comparator !== undefined ? [] : [{ value: value.best, level }],
    )
    .toSorted((one, other) => one.value - other.value)
  const unit = judgements.find(({ value }) => value !== null)?.value?.unit ?? ''
  return { item, unit, counts, values, median: medianOf(values.map(({ value }) => value)) }
}

/** Median of sorted values; null of none. */
function medianOf(sorted: readonly number[]): number | null {
  const middle = sorted[Math.floor(sorted.length / 2)]
  const before = sorted[sorted.length / 2 - 1]
  if (middle === undefined) return null
  return sorted.length % 2 === 0 && before !== undefined ? (before + middle) / 2 : middle
}

function offShare({ counts: { low, high, excess, fit } }: ItemOverview): number {
  const judged = low + fit + high + excess
  return judged === 0 ? -1 : (judged - fit) / judged
}

/** How often which item is low or high, by group, farmer or crop. */
export function groupOverviews(
  samples: readonly SheetSample[],
  nameOf: (sample: SheetSample) => string,
  order = byName,
): readonly GroupOverview[] {
  const groups = new Map<string, SheetSample[]>()
  for (const sample of samples) {
    const name = nameOf(sample)
    const others = groups.get(name)
    if (others === undefined) groups.set(name, [sample])
    else others.push(sample)
  }
  return [...groups]
    .map(([name, some]) => {
      const off = new Map<JudgedItem, { low: number; high: number }>()
      for (const { item, level } of some.flatMap(({ decision }) => decision?.items ?? [])) {
        if (level === 'fit' || level === 'unknown') continue
        const count = off.get(item) ?? { low: 0, high: 0 }
        count[level === 'low' ? 'low' : 'high'] += 1
        off.set(item, count)
      }
      return { name, samples: some.length, off }
    })
    .toSorted((one, other) => order(one.name, other.name))
}
