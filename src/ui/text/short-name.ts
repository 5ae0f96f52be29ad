/** The name of an item without the brackets at its end: for rows of four. */
export const shortName = (name: string) => name.replace(/ ?[（(].*$/u, '')

const maxNameChars = 120

/** A name for headings: thousands of letters from a file would fill the screen and take seconds to lay out. */
export const nameText = (name: string): string =>
  name.length > maxNameChars ? `${name.slice(0, maxNameChars)}…` : name
