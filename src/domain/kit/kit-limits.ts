import { hours } from '#domain/units.ts'

/** Limits of a kit's size, so that a file from a stranger cannot stall the phone. */
export const kitLimits = {
  fileBytes: 400_000,
  id: 64,
  name: 60,
  /** In full-width characters: see `widthOf`. */
  title: 14,
  endCue: 14,
  detail: 400,
  note: 600,
  remark: 400,
  word: 20,
  unit: 20,
  url: 500,
  analytes: 12,
  levels: 24,
  lanes: 12,
  steps: 30,
  remarks: 40,
  sources: 60,
  duration: hours(24),
} as const

/** Counts characters as a reader does; a voiced kana typed as two code points is one. */
export const charCount = (text: string) => Array.from(text.normalize('NFC')).length

/** Characters from Hangul on are full-width, except the half-width forms. */
const firstBroad = '\u1100'
const halfWidth = /[\uff61-\uff9f]/u
const roomOf = (character: string) =>
  character < firstBroad || halfWidth.test(character) ? 0.5 : 1

/** Width of a text in full-width characters; two Latin letters are as wide as one Japanese character. */
export const widthOf = (text: string) =>
  Array.from(text.normalize('NFC')).reduce((sum, character) => sum + roomOf(character), 0)
