import type { Kit } from '#domain/kit/kit.ts'
import { sourceUses } from '#domain/kit/source-uses.ts'

/** The same kit without what is never shown: sources that nothing refers to. */
export function slimKit(kit: Kit): Kit {
  const used = new Set(sourceUses(kit).flatMap(({ sources }) => sources))
  return { ...kit, sources: kit.sources.filter(({ key }) => used.has(key)) }
}
