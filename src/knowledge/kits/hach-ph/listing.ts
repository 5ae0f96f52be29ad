import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'official',
  box: { contents: 'strip-can', letters: 'ph', maker: 'american' },
}
