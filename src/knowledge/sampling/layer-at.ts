import type { DepthAdvice } from './sampling.ts'

/** Centimeters at the surface that are thrown away: 2 to 3. Source: domain/kits.md §4 [KM][SK2]. */
export const scraped = 2.5

/** What a depth means to someone who takes a layer. */
export type LayerVerdict = 'scrape' | 'above' | 'take' | 'below'

/** Centimeters under the surface. The surface itself is always scraped off. */
export function layerAt(depth: number, [from, to]: DepthAdvice['layer']['value']): LayerVerdict {
  if (depth < scraped) return 'scrape'
  if (depth < from) return 'above'
  return depth <= to ? 'take' : 'below'
}
