import { choiceId } from '#domain/diagnosis/own/own-key.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type { StandardId } from './crop-words.ts'

/** Versions until November 2026 kept the place of the chosen standard in these lists. Only read; never to be changed. */
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

/** Id of the standard that was chosen for a crop, however it was kept; null where none was, or where it is gone. */
export function keptStandard(crop: Crop, kept: string | number | undefined): string | null {
  const id = typeof kept === 'number' ? placesUntil2026[crop.id]?.[kept] : kept
  return crop.standards.find((standard) => choiceId(standard.id) === id)?.id ?? null
}
