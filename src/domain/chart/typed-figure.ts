/**
 * What was typed as a number within limits; null where it is none. Full-width digits and the Japanese and European
 * decimal marks are read as well.
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
