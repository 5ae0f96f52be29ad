import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'inferred',
  box: { contents: 'tubes', letters: 'n-p-k', maker: 'american' },
}
