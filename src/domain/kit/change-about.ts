import type { Kit, Remark } from './kit.ts'

/** Changes name, maker or note; the trust mark of the procedure stays. */
export const setAbout = (kit: Kit, fields: Partial<Pick<Kit, 'name' | 'maker' | 'note'>>): Kit => ({
  ...kit,
  ...fields,
})

/** States that water alone dissolves the nutrients of the soil, or takes that back. */
export function toggleWaterExtraction(kit: Kit): Kit {
  const { extraction, ...rest } = kit
  return extraction === undefined ? { ...rest, extraction: 'water' } : rest
}

/** Sets one remark per line. A line that existed before keeps its mark and sources; a new one is marked as the user's. */
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
