import type { Kit } from '#domain/kit/kit.ts'
import { canonicalJson } from '#domain/record/content-name.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'

/** A built-in kit as it is called in the language of the screen. What the user made or changed stays as it is. */
export async function kitInLanguage(kit: Kit): Promise<Kit> {
  const spoken = await builtInKits.find(({ id }) => id === kit.id)?.load()
  if (spoken === undefined || isSame(kit, spoken)) return kit
  const { kitsInAllLanguages } = await import('#knowledge/kits/kits-in-all-languages.ts')
  return kitsInAllLanguages.some((known) => isSame(kit, known)) ? spoken : kit
}

const isSame = (one: Kit, other: Kit) => canonicalJson(one) === canonicalJson(other)
