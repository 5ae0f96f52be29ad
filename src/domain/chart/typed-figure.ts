/**
 * Parses a number within limits; null where there is none. Accepts full-width digits and the Japanese and European decimal
 * marks.
 */
export function typedFigure(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[,\u3001]/u, '.')
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/u.test(plain)) return null
  const value = Number(plain)
  return value >= min && value <= max ? value : null
}
