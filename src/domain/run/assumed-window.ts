import { seconds, type Seconds } from '#domain/units.ts'

/** How much later than due a reading after a wait of this length may begin, where the leaflet does not say. Assumption, for planning alone: nobody is assigned of it. */
export const assumedWindow = (wait: Seconds): Seconds => seconds(Math.max(10, 0.05 * wait))
