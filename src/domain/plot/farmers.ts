import { byName, type Plot } from './plot.ts'

/** Whose fields are kept here: what is said of a farmer stands on his fields. */
export interface Farmer {
  readonly name: string
  /** In kana; empty where not given. */
  readonly reading: string
  readonly groups: readonly string[]
  /** By name. */
  readonly plots: readonly Plot[]
}

/** As they are read, else as they are written. Fields without a farmer are left out. Of the same fields they are found once. */
export function farmersIn(plots: readonly Plot[]): readonly Farmer[] {
  const known = found.get(plots) ?? sorted(plots)
  found.set(plots, known)
  return known
}

/** Thousands of names are compared for an order: a list that is opened again has it still. */
const found = new WeakMap<readonly Plot[], readonly Farmer[]>()

function sorted(plots: readonly Plot[]): readonly Farmer[] {
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
}
