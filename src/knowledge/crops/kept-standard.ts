import { choiceId } from '#domain/diagnosis/own/own-key.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type { StandardId } from './crop-words.ts'

/** Versions until November 2026 stored the index of the chosen standard in these lists. Read only; never change them. */
const placesUntil2026: Readonly<Record<string, readonly StandardId[]>> = {
  tomato: ['forcing', 'long-season-fertigation', 'cherry-long-season'],
  cucumber: ['late-raising', 'semi-forcing', 'forcing', 'overwintering-short'],
  eggplant: ['open-field', 'semi-forcing', 'tunnel-early'],
  corn: ['ordinary', 'tunnel-early'],
  edamame: ['open-field', 'greenhouse-early', 'tunnel-early'],
  lettuce: ['summer-sown-autumn-harvest', 'greenhouse-autumn-sown'],
  cabbage: ['autumn-winter-harvest', 'winter-harvest', 'early-summer-harvest'],
  broccoli: ['summer-sown-autumn-winter-harvest', 'tunnel-early-spring-sown'],
  spinach: ['spring-sown', 'summer-sown-rain-shelter', 'autumn-sown', 'tunnel-winter-sown'],
  komatsuna: ['greenhouse-other-seasons', 'greenhouse-summer-sown'],
  negi: ['autumn-winter-top-dressed', 'spring-top-dressed', 'summer-top-dressed'],
  carrot: ['summer-sown', 'tunnel-winter-sown'],
  daikon: ['summer-sown', 'tunnel-winter-spring-sown'],
  turnip: ['spring-sown', 'summer-sown', 'tunnel-winter-sown'],
  rice: ['early-koshihikari', 'early-sainokizuna', 'ordinary-sainokizuna'],
}

/** Id of the standard chosen for a crop, in either stored form; null where none was chosen or it no longer exists. */
export function keptStandard(crop: Crop, kept: string | number | undefined): string | null {
  const id = typeof kept === 'number' ? placesUntil2026[crop.id]?.[kept] : kept
  return crop.standards.find((standard) => choiceId(standard.id) === id)?.id ?? null
}
