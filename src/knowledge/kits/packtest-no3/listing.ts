import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'reported',
  box: { contents: 'squeeze-tube', letters: 'no3', maker: 'kyoritsu' },
}
