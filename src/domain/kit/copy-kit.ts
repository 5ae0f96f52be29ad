import type { Kit } from './kit.ts'

/** The same kit as the user's own: a new id, a new name, and where it came from. */
export const copyKit = (kit: Kit, id: string, name: string): Kit => ({
  ...kit,
  id,
  name,
  copiedFrom: kit.copiedFrom ?? kit.id,
})

/** The own kit as it was when copied: everything of the original except id and name. */
export const likeOriginal = (own: Kit, original: Kit): Kit => ({
  ...original,
  id: own.id,
  name: own.name,
  copiedFrom: original.id,
})
