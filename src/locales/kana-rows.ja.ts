import { foldText } from '#domain/record/fold-text.ts'

/** The rows of the syllabary, as in telephone books, each with its kana. */
const rows = [
  ['あ', 'あぃいぅうぇえぉおぁゔ'],
  ['か', 'かがきぎくぐけげこご'],
  ['さ', 'さざしじすずせぜそぞ'],
  ['た', 'ただちぢっつづてでとど'],
  ['な', 'なにぬねの'],
  ['は', 'はばぱひびぴふぶぷへべぺほぼぽ'],
  ['ま', 'まみむめも'],
  ['や', 'やゃゆゅよょ'],
  ['ら', 'らりるれろ'],
  ['わ', 'わゎゐゑをん'],
] as const

/** Row a name belongs to; null where it does not begin with kana. */
export function kanaRow(reading: string): string | null {
  const [first = ''] = foldText(reading)
  return first === '' ? null : (rows.find(([, kana]) => kana.includes(first))?.[0] ?? null)
}
