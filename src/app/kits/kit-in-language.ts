import type { Kit } from '#domain/kit/kit.ts'
import { canonicalJson } from '#domain/record/content-name.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'

/** Translates a built-in kit into the language of the screen. Kits made or changed by the user stay unchanged. */
export async function kitInLanguage(kit: Kit): Promise<Kit> {
  const spoken = await builtInKits.find(({ id }) => id === kit.id)?.load()
  if (spoken === undefined || isSame(kit, spoken)) return kit
  const { kitsInAllLanguages } = await import('#knowledge/kits/kits-in-all-languages.ts')
  const isKnown = kitsInAllLanguages.some((known) => known.id === kit.id && isSame(kit, known))
  return isKnown ? spoken : kit
}

const isSame = (one: Kit, other: Kit) => canonicalJson(one) === canonicalJson(other)
