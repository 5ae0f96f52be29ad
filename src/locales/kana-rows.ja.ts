import { foldText } from '#domain/record/fold-text.ts'

/** The rows of the syllabary, as telephone books are divided, each with the kana that belong to it. */
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

/** Under which letter a name stands; null where it does not begin with kana. */
export function kanaRow(reading: string): string | null {
  const [first = ''] = foldText(reading)
  return first === '' ? null : (rows.find(([, kana]) => kana.includes(first))?.[0] ?? null)
}
