import type { Plot } from '#domain/plot/plot.ts'

/** Which of the user's records and fields are sent to the team. What is not chosen stays on the device. */
export type Sharing =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'chosen'
      /** By name; the empty one means things without a farmer. */
      readonly farmers: readonly string[]
      readonly groups: readonly string[]
    }

/** Farmer and group that a subject belongs to; empty: none. */
export type Owner = Pick<Plot, 'farmer' | 'group'>

export const noOwner: Owner = { farmer: '', group: '' }

/** Owners of the samples of a test. A test of several is private as soon as one of them is. */
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

/** Farmer to whom it belongs on the server, which may limit members to some farmers; empty for subjects of several farmers. */
export function scopeOf(owners: readonly Owner[]): string {
  const farmers = new Set(owners.map(({ farmer }) => farmer))
  const [only = ''] = farmers
  return farmers.size === 1 ? only : ''
}
