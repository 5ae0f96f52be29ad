/** What the code on the label of a bag says: opened by a phone's own camera it begins a test of that field. */
export const labelAddress = (origin: string, plot: string) =>
  `${origin}/?plot=${encodeURIComponent(plot)}`

const label = /^https?:\/\/[^/?#]+\/\?plot=([^&#]{1,300})$/u

/** The id of the field; null where the text is no label of ours. The origin of its address makes no difference: ids are unique. */
export function plotOnLabel(text: string): string | null {
  const found = label.exec(text)?.[1]
  if (found === undefined) return null
  try {
    return decodeURIComponent(found)
  } catch {
    // Cut off in the middle of a letter.
    return null
  }
}

/** How labels lie on a sheet of A4, in millimeters; those of a tape are cut one by one. */
export interface LabelSheet {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** By the name under which shops sell them: the number of faces. Together with equal margins they fill 210 × 297. */
export const labelSheets = {
  a24: { columns: 3, rows: 8, width: 66, height: 33.9 },
  a44: { columns: 4, rows: 11, width: 48.3, height: 25.4 },
  tape: { columns: 1, rows: 1, width: 62, height: 29 },
} as const satisfies Record<string, LabelSheet>

export type LabelSheetName = keyof typeof labelSheets

/** The labels by sheets, the first `free` places left empty: sheets that were begun are used up. */
export function labelPages<Label>(
  labels: readonly Label[],
  { columns, rows }: LabelSheet,
  free: number,
): readonly (readonly (Label | null)[])[] {
  const places = columns * rows
  const all = [...Array.from({ length: Math.min(free, places - 1) }, () => null), ...labels]
  return Array.from({ length: Math.ceil(all.length / places) }, (_, page) =>
    all.slice(page * places, (page + 1) * places),
  )
}
