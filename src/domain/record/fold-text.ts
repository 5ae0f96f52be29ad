import { memoize } from '#domain/memoize.ts'

/** Offset from hiragana to katakana. Source: Unicode, blocks 3040 and 30A0. */
const kanaDistance = 0x60

/** Normalizes text for searching: ignores width, case, hiragana or katakana, and spaces. */
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
