import { cropWords } from '#knowledge/crops/crop-words.ts'
import { cropOf } from '#knowledge/crops/crops.ts'

/* Large: to be imported lazily. */

/** The name of a crop and the pH it likes; null where one of them is unknown. */
export function cropBand(id: string) {
  const band = cropOf(id)?.ph?.value
  const name = cropWords()[id]?.name
  return band === undefined || name === undefined ? null : { name, band }
}
