import type { KitLiquid } from '#domain/diagnosis/input/kit-readings.ts'
import { entryOf } from '#domain/entry-of.ts'
import type { Kit } from '#domain/kit/kit.ts'

/** 100 mL of water on 100 g of moist soil. */
const evenExtract: KitLiquid = {
  liquid: 'water',
  extract: { liquid: 100, soil: 100, mark: 'A', sources: ['LFL', 'LWG'] },
}

/** Extraction liquids of built-in kits. Source: docs/facts/kits.md 1.1, 1.3, 2. */
export const kitLiquids: Readonly<Record<string, KitLiquid>> = {
  midorikun: { liquid: 'water', extract: null },
  'mquant-nitrate': evenExtract,
  'quantofix-nitrate': evenExtract,
  'packtest-no3': {
    liquid: 'unknown',
    extract: { liquid: 100, soil: 20, mark: 'A', sources: ['PT6'] },
  },
}

/** Whether only the user knows the liquid: the one of a built-in kit's copy is known. */
export const isLiquidOfUser = ({ id, copiedFrom }: Kit) =>
  entryOf(kitLiquids, copiedFrom ?? id) === undefined
