/** Text as a search sees it: width, case and the kind of kana make no difference, nor do spaces. */
export function foldText(text: string): string {
  const known = folded.get(text)
  if (known !== undefined) return known
  if (folded.size >= maxKnown) folded.clear()
  const now = fold(text)
  folded.set(text, now)
  return now
}

/** The names of plots, samples and kits come again and again. */
const folded = new Map<string, string>()
const maxKnown = 10_000

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6\u30fd\u30fe]/gu, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) - kanaDistance),
    )
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Katakana stand this far behind hiragana. Source: Unicode, blocks 3040 and 30A0. */
const kanaDistance = 0x60
