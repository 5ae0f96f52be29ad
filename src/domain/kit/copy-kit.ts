import type { Kit } from './kit.ts'

/** Copies a kit as the user's own, with a new id and name and a reference to the original. */
export const copyKit = (kit: Kit, id: string, name: string): Kit => ({
  ...kit,
  id,
  name,
  copiedFrom: kit.copiedFrom ?? kit.id,
})

/** Resets an own kit to its original, except id and name. */
export const likeOriginal = (own: Kit, original: Kit): Kit => ({
  ...original,
  id: own.id,
  name: own.name,
  copiedFrom: original.id,
})
