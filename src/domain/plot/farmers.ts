import { memoizeByObject } from '#domain/memoize.ts'
import { byName, type Plot } from './plot.ts'

type Owned = Pick<Plot, 'farmer'> & Partial<Pick<Plot, 'farmerReading'>>

/** Compares names of farmers by the reading given with any of their fields, otherwise by the name. */
export function farmerOrder(plots: readonly Owned[]): (one: string, other: string) => number {
  const readings = new Map<string, string>()
  for (const { farmer, farmerReading = '' } of plots) {
    if (farmerReading !== '') readings.set(farmer, farmerReading)
  }
  const readingOf = (name: string) => readings.get(name) ?? name
  return (one, other) => byName(readingOf(one), readingOf(other)) || byName(one, other)
}

/** All farmers named, in order. */
export const farmersOf = (plots: readonly Owned[]): readonly string[] =>
  [...new Set(plots.map(({ farmer }) => farmer))]
    .filter((name) => name !== '')
    .toSorted(farmerOrder(plots))

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
  const order = farmerOrder(plots)
  return Array.from(byFarmer, ([name, own]): Farmer => {
    const groups = new Set(own.map(({ group }) => group))
    groups.delete('')
    return {
      name,
      reading: own.find(({ farmerReading }) => farmerReading !== '')?.farmerReading ?? '',
      groups: [...groups].toSorted(byName),
      plots: own.toSorted((one, other) => byName(one.name, other.name)),
    }
  }).toSorted((one, other) => order(one.name, other.name))
})
