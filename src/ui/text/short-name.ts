/** The name of an item without what stands in brackets behind it: where four stand in a row. */
export const shortName = (name: string) => name.replace(/ ?[（(].*$/u, '')

const maxNameChars = 120

/** A name as a heading shows it: thousands of letters from a file would fill the screen and take seconds to lay out. */
export const nameText = (name: string): string =>
  name.length > maxNameChars ? `${name.slice(0, maxNameChars)}…` : name
