import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(20))

/** Optional, and refused where it cannot be read: numbers without it would count as another unit. */
export const chartScale = v.exactOptional(v.object({ species: text, unit: text }))
