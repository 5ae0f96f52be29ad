/** Beyond these no workbook is opened: ten times what an office's year holds, and little enough for a phone's memory. */
export const workbookLimits = {
  fileBytes: 10_000_000,
  /** Of all XML parts together, by what the archive says of itself; it is unpacked to no more. */
  unpackedBytes: 80_000_000,
  parts: 1000,
  rows: 20_000,
  columns: 1000,
  cells: 2_000_000,
} as const
