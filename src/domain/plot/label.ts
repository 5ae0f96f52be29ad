/** URL in the code on a bag's label; opened with a phone's camera app, it starts a test of that field. */
export const labelAddress = (origin: string, plot: string) =>
  `${origin}/?plot=${encodeURIComponent(plot)}`

const label = /^https?:\/\/[^/?#]+\/\?plot=([^&#]{1,300})$/u

/** Returns the field's id; null where the text is not a label of this app. Any origin is accepted: ids are unique. */
export function plotOnLabel(text: string): string | null {
  const found = label.exec(text)?.[1]
  if (found === undefined) return null
  try {
    return decodeURIComponent(found)
  } catch {
    // The URL was cut off within an encoded character.
    return null
  }
}

/** Layout of labels on an A4 sheet, in millimeters; labels on tape are cut one by one. */
export interface LabelSheet {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** By the number of labels, which is how shops sell them. Together with equal margins they fill 210 × 297. */
export const labelSheets = {
  a24: { columns: 3, rows: 8, width: 66, height: 33.9 },
  a44: { columns: 4, rows: 11, width: 48.3, height: 25.4 },
  tape: { columns: 1, rows: 1, width: 62, height: 29 },
} as const satisfies Record<string, LabelSheet>

export type LabelSheetName = keyof typeof labelSheets

/** Distributes labels over sheets, leaving the first `free` places empty so that partly used sheets can be used up. */
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
