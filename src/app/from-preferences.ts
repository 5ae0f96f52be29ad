import type { Preferences } from '#ports/preferences.ts'

/**
 * Services that need the preferences alone, each created once, by the function that a page brings along: so the first screen loads none
 * of their code.
 */
export type FromPreferences = ReturnType<typeof fromPreferences>

export function fromPreferences(preferences: Preferences) {
  const made = new Map<unknown, unknown>()
  return <Service>(create: (preferences: Preferences) => Service): Service => {
    if (!made.has(create)) made.set(create, create(preferences))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by this function above
    return made.get(create) as Service
  }
}
