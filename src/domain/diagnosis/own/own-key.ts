/*
 * A decision is kept as it was, and read on other devices too. What it names of the user's own must be readable there: so the key
 * of an own product, standard or source holds its name of then behind its id.
 */

const prefix = 'own:'

export const ownKey = (id: string, name: string) => `${prefix}${id}:${name}`

/** What a user's choice is kept under: the same after a new name. Other keys are what they are. */
export function choiceId(key: string): string {
  const end = key.startsWith(prefix) ? key.indexOf(':', prefix.length) : -1
  return end < 0 ? key : key.slice(0, end)
}

/** The name in it; null of a key of the app's own things. */
export function ownNameIn(key: string): string | null {
  const id = choiceId(key)
  return id === key ? null : key.slice(id.length + 1)
}
