import type { KitListing } from '#knowledge/kits/kit-listing.ts'

export const listing: KitListing = {
  trust: 'official',
  box: { contents: 'reader', letters: 'no3', maker: 'merck' },
}
