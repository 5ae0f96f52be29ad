/** Width and height from the header of a PNG file; null for anything else. */
export function pngSize(file: Buffer): string | null {
  if (file.subarray(1, 4).toString('latin1') !== 'PNG') return null
  return `${String(file.readUInt32BE(16))}x${String(file.readUInt32BE(20))}`
}
