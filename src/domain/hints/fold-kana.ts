/** The distance from a katakana to its hiragana in Unicode. */
const katakanaToHiragana = 0x60

/**
 * Text as it is searched: half and full width, hiragana and katakana, capitals and small letters, spaces, long-vowel
 * marks and dots make no difference.
 */
export const foldKana = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/gu, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) - katakanaToHiragana),
    )
    .replace(/[\s\u30fc\u30fb\u3001\u3002.,-]/gu, '')

/** Whether every word of what was typed is in the text. */
export function isFound(text: string, typed: string): boolean {
  const folded = foldKana(text)
  return typed.split(/\s+/u).every((word) => folded.includes(foldKana(word)))
}
