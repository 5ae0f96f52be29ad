/** Numbered when the name is taken. */
export function newName(word: string, others: readonly { readonly name: string }[]): string {
  const taken = others.map(({ name }) => name)
  for (let count = 2, name = word; ; count++) {
    if (!taken.includes(name)) return name
    name = `${word} ${count}`
  }
}
