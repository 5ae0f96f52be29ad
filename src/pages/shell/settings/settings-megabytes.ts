/** Formats bytes as `0.3`, `12`, `2048`: one decimal below ten, never `0` for a positive size. */
export function megabytes(bytes: number): string {
  const amount = bytes / 1_000_000
  if (bytes > 0 && amount < 0.1) return '0.1'
  return amount < 10 ? String(Math.round(amount * 10) / 10) : String(Math.round(amount))
}
