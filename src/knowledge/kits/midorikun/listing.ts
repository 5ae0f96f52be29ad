import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'official',
  box: { contents: 'bottle-strips', letters: 'n-pk', maker: 'nodai' },
}
