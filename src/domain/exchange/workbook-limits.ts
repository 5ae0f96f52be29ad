/** Limits for opening a workbook: ten times an office's yearly data, and small enough for a phone's memory. */
export const workbookLimits = {
  fileBytes: 10_000_000,
  /** Total of all XML parts as declared by the archive; no more than this is unpacked. */
  unpackedBytes: 80_000_000,
  parts: 1000,
  rows: 20_000,
  columns: 1000,
  cells: 2_000_000,
} as const
