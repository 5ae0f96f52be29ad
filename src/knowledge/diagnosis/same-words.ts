interface WordReading<Item> {
  readonly item: Item
  readonly words: readonly string[]
}

/** Puts neighbors for which a chart has the same words together. */
export function bySameWords<Item>(readings: readonly WordReading<Item>[]) {
  const groups: { readonly items: Item[]; readonly words: readonly string[] }[] = []
  for (const { item, words } of readings) {
    const last = groups.at(-1)
    if (last !== undefined && last.words.join('\n') === words.join('\n')) last.items.push(item)
    else groups.push({ items: [item], words })
  }
  return groups
}
