import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'reported',
  box: { contents: 'drops', letters: 'ph', maker: 'sumitomo' },
}
