import type { Kit } from './kit.ts'
import { sourceUses } from './source-uses.ts'

/** Removes sources that nothing refers to, as they are never shown. */
export function slimKit(kit: Kit): Kit {
  const used = new Set(sourceUses(kit).flatMap(({ sources }) => sources))
  return { ...kit, sources: kit.sources.filter(({ key }) => used.has(key)) }
}
