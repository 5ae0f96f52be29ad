import type { Kit, Remark } from './kit.ts'

/** Name, maker and note; the procedure keeps its mark. */
export const setAbout = (kit: Kit, fields: Partial<Pick<Kit, 'name' | 'maker' | 'note'>>): Kit => ({
  ...kit,
  ...fields,
})

/** One remark a line. A line that was there before keeps its mark and sources; a new one is the user's. */
export const setRemarks = (kit: Kit, list: 'prepare' | 'cautions', text: string): Kit => ({
  ...kit,
  [list]: linesOf(text).map(
    (line): Remark =>
      kit[list].find((remark) => remark.text === line) ?? {
        text: line,
        trust: 'user',
        sources: [],
      },
  ),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
