import { kitLimits } from '#domain/kit/kit-limits.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { newName } from '#domain/kit/new-name.ts'
import { slimKit } from '#domain/kit/slim-kit.ts'
import { canonicalJson } from '#domain/record/content-name.ts'
import type { Ids } from '#ports/ids.ts'
import type { KitShelf } from './kit-shelf.ts'

/** A kit from a link or a file, as it can be added here; not kept until saved. */
export interface ArrivedKit {
  readonly kit: Kit
  /** `same`: `kit` is one of this device, with the same contents. `other`: another kit here has its id, so it got a free one. */
  readonly here: 'none' | 'other' | 'same'
}

export async function arrivedKit(
  kit: Kit,
  shelf: Pick<KitShelf, 'store' | 'load'>,
  ids: Ids,
): Promise<ArrivedKit> {
  const { userKits } = shelf.store.getState()
  const other = await shelf.load(kit.id)
  const kits = other === undefined ? userKits : [other, ...userKits]
  const contents = contentsOf(kit)
  const same = kits.find((one) => contentsOf(one) === contents)
  if (same !== undefined) return { kit: same, here: 'same' }
  const isLong = Array.from(kit.name).length > kitLimits.name - 3
  const named = isLong ? kit : { ...kit, name: newName(kit.name, kits) }
  if (other === undefined) return { kit: named, here: 'none' }
  const isBuiltIn = !userKits.includes(other)
  return {
    kit: { ...named, id: ids.next(), ...(isBuiltIn && { copiedFrom: kit.id }) },
    here: 'other',
  }
}

/** What the user would call the same kit: the copy of one is named differently. */
const contentsOf = (kit: Kit) =>
  canonicalJson({ ...slimKit(kit), id: '', name: '', copiedFrom: undefined })
