/*
 * A decision is kept unchanged and is read on other devices too. The user's own products, standards and sources that it refers to
 * must be readable there, so their key contains their name at that time after the id.
 */

const prefix = 'own:'

export const ownKey = (id: string, name: string) => `${prefix}${id}:${name}`

/** Returns the id that a user's choice is kept under, unaffected by renaming. Other keys are returned unchanged. */
export function choiceId(key: string): string {
  const end = key.startsWith(prefix) ? key.indexOf(':', prefix.length) : -1
  return end < 0 ? key : key.slice(0, end)
}

/** Returns the name in a key; null for a key of the app's own. */
export function ownNameIn(key: string): string | null {
  const id = choiceId(key)
  return id === key ? null : key.slice(id.length + 1)
}
