import type { Crop } from '#domain/diagnosis/crop.ts'
import { bulbAndPerennialVegetables } from './bulb-and-perennial-vegetables.ts'
import { flowersAndLawns } from './flowers-and-lawns.ts'
import { fruitTrees } from './fruit-trees.ts'
import { fruitVegetables } from './fruit-vegetables.ts'
import { leafVegetables } from './leaf-vegetables.ts'
import { legumes } from './legumes.ts'
import { rootVegetables } from './root-vegetables.ts'
import { teaAndFieldCrops } from './tea-and-field-crops.ts'
import { tubers } from './tubers.ts'

/* Large: import this only from modules loaded after the first screen. */

export const crops: readonly Crop[] = [
  ...fruitVegetables,
  ...legumes,
  ...leafVegetables,
  ...bulbAndPerennialVegetables,
  ...rootVegetables,
  ...tubers,
  ...fruitTrees,
  ...teaAndFieldCrops,
  ...flowersAndLawns,
]

const byId = new Map(crops.map((crop) => [crop.id, crop]))
export const cropOf = (id: string): Crop | null => byId.get(id) ?? null
