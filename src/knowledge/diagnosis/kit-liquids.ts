import type { KitLiquid } from '#domain/diagnosis/kit-readings.ts'

/** What built-in kits shake the soil with. Source: domain/kits.md 1.1 and 1.3. */
export const kitLiquids: Readonly<Record<string, KitLiquid>> = {
  midorikun: { liquid: 'water', extract: null },
  'packtest-no3': {
    liquid: 'unknown',
    extract: { liquid: 100, soil: 20, mark: 'A', sources: ['PT6'] },
  },
}
