import type { DepthAdvice } from './sampling.ts'

/** Centimeters at the surface that are discarded: 2 to 3. Source: docs/facts/kits.md 4 [KM][SK2]. */
export const scrapedDepthCm = 2.5

/** What to do with soil at a depth when taking a layer. */
export type LayerVerdict = 'scrape' | 'above' | 'take' | 'below'

/** Classifies a depth in centimeters. The surface itself is always scraped off. */
export function layerAt(depth: number, [from, to]: DepthAdvice['layer']['value']): LayerVerdict {
  if (depth < scrapedDepthCm) return 'scrape'
  if (depth < from) return 'above'
  return depth <= to ? 'take' : 'below'
}
