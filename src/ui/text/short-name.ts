import { isolated } from '#domain/readable-text.ts'

/** The name of an item without the brackets at its end: for rows of four. */
export const shortName = (name: string) => name.replace(/ ?[（(].*$/u, '')

const maxNameChars = 120

/** A name to be shown, also beside others. Thousands of letters from a file would fill the screen and take seconds to lay out. */
export const nameText = (name: string): string =>
  isolated(name.length > maxNameChars ? `${name.slice(0, maxNameChars)}…` : name)
