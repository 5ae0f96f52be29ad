import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'official',
  box: { contents: 'capsules', letters: 'n-p-k', maker: 'american' },
}
