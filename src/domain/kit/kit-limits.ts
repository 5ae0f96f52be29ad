import { hours } from '#domain/units.ts'

/** What a kit may hold at most, so that a file made by a stranger cannot stall the phone. */
export const kitLimits = {
  fileBytes: 400_000,
  id: 64,
  name: 60,
  /** Full widths: see `widthOf`. */
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
  longest: hours(24),
} as const

/** Characters as a reader counts them; a voiced kana typed as two code points is one. */
export const charCount = (text: string) => Array.from(text.normalize('NFC')).length

/** From Hangul on, characters are as broad as high; the half-width forms are the exception. */
const firstBroad = '\u1100'
const halfWidth = /[\uff61-\uff9f]/u
const roomOf = (character: string) =>
  character < firstBroad || halfWidth.test(character) ? 0.5 : 1

/** What a text takes in room: two Latin letters stand where one Japanese character does. */
export const widthOf = (text: string) =>
  Array.from(text.normalize('NFC')).reduce((sum, character) => sum + roomOf(character), 0)
