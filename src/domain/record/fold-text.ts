import { memoize } from '#domain/memoize.ts'

/** Katakana stand this far behind hiragana. Source: Unicode, blocks 3040 and 30A0. */
const kanaDistance = 0x60

/** Text as a search sees it: width, case and the kind of kana make no difference, nor do spaces. */
export const foldText = memoize((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6\u30fd\u30fe]/gu, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) - kanaDistance),
    )
    .replaceAll(/\s+/gu, ' ')
    .trim(),
)
