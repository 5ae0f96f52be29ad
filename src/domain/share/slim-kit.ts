import type { Kit } from '#domain/kit/kit.ts'
import { sourceUses } from '#domain/kit/source-uses.ts'

/** Removes sources that nothing refers to, as they are never shown. */
export function slimKit(kit: Kit): Kit {
  const used = new Set(sourceUses(kit).flatMap(({ sources }) => sources))
  return { ...kit, sources: kit.sources.filter(({ key }) => used.has(key)) }
}
