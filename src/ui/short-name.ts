/** The name of an item without what stands in brackets behind it: where four stand in a row. */
export const shortName = (name: string) => name.replace(/ ?[（(].*$/u, '')
