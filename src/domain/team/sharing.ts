import type { Plot } from '#domain/plot/plot.ts'

/** What of one's records and fields goes to the team. What is not chosen stays on the device. */
export type Sharing =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'chosen'
      /** By name. The empty one stands for what belongs to no farmer. */
      readonly farmers: readonly string[]
      readonly groups: readonly string[]
    }

/** Farmer and group that a thing belongs to; empty: none. */
export type Owner = Pick<Plot, 'farmer' | 'group'>

export const noOwner: Owner = { farmer: '', group: '' }

/** Whose samples a test holds; with several it is private as soon as one of them is. */
export const ownersOfSamples = <Sample>(
  samples: readonly Sample[],
  plotOf: (sample: Sample) => Owner | null,
): readonly Owner[] =>
  samples.length === 0 ? [noOwner] : samples.map((sample) => plotOf(sample) ?? noOwner)

export function isShared(sharing: Sharing, owners: readonly Owner[]): boolean {
  if (sharing.kind === 'all') return true
  const { farmers, groups } = sharing
  return owners.every(
    ({ farmer, group }) => farmers.includes(farmer) || (group !== '' && groups.includes(group)),
  )
}

/** Whose it counts as on the server, which lets some members see some farmers: a thing of several farmers counts as belonging to none. */
export function scopeOf(owners: readonly Owner[]): string {
  const farmers = new Set(owners.map(({ farmer }) => farmer))
  const [only = ''] = farmers
  return farmers.size === 1 ? only : ''
}
