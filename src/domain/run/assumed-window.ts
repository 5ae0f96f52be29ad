import { seconds, type Seconds } from '#domain/units.ts'

/** How late a reading after a wait may begin where the leaflet does not say. Assumption for planning alone, never shown to the user. */
export const assumedWindow = (wait: Seconds): Seconds => seconds(Math.max(10, 0.05 * wait))
