import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(20))

/** Optional, but rejected if invalid: without it, a number would be taken to be in another unit. */
export const chartScale = v.exactOptional(v.object({ species: text, unit: text }))
