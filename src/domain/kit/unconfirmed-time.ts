import { needsLeaflet } from '#domain/sourced.ts'
import type { Kit } from './kit.ts'

/** Whether some step takes a time that should be compared with the leaflet; the first screen warns of it. */
export const hasUnconfirmedTime = (kit: Kit) =>
  kit.lanes.some(({ steps }) =>
    steps.some((step) => 'duration' in step && needsLeaflet(step.duration)),
  )
