import { cropWords } from '#knowledge/crops/crop-words.ts'
import { cropOf } from '#knowledge/crops/crops.ts'

/* Large: import it lazily. */

/** Name and pH range of a crop; null if either is unknown. */
export function cropBand(id: string) {
  const band = cropOf(id)?.ph?.value
  const name = cropWords()[id]?.name
  return band === undefined || name === undefined ? null : { name, band }
}
