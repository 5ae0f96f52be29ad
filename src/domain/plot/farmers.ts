import { memoizeByObject } from '#domain/memoize.ts'
import { byName, type Plot } from './plot.ts'

/** What farmers are sorted by: the reading given with any of the fields, otherwise the name. */
export function farmerReadings(
  plots: readonly Pick<Plot, 'farmer' | 'farmerReading'>[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { farmer, farmerReading } of plots) {
    if (!found.has(farmer) || farmerReading !== '') found.set(farmer, farmerReading || farmer)
  }
  return found
}

/** A farmer whose fields are kept here. What is known of a farmer is stored with the fields. */
export interface Farmer {
  readonly name: string
  /** In kana; empty where not given. */
  readonly reading: string
  readonly groups: readonly string[]
  /** Sorted by name. */
  readonly plots: readonly Plot[]
}

/** Lists farmers by reading, otherwise by name. Fields without a farmer are left out. Cached: sorting thousands of names takes time. */
export const farmersIn = memoizeByObject((plots: readonly Plot[]): readonly Farmer[] => {
  const byFarmer = new Map<string, Plot[]>()
  for (const plot of plots) {
    const own = byFarmer.get(plot.farmer)
    if (own === undefined) byFarmer.set(plot.farmer, [plot])
    else own.push(plot)
  }
  byFarmer.delete('')
  return Array.from(byFarmer, ([name, own]): Farmer => {
    const groups = new Set(own.map(({ group }) => group))
    groups.delete('')
    return {
      name,
      reading: own.find(({ farmerReading }) => farmerReading !== '')?.farmerReading ?? '',
      groups: [...groups].toSorted(byName),
      plots: own.toSorted((one, other) => byName(one.name, other.name)),
    }
  }).toSorted(
    (one, other) =>
      byName(one.reading || one.name, other.reading || other.name) || byName(one.name, other.name),
  )
})
