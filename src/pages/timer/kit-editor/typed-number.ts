/**
 * Parses a typed number: null when empty, NaN when it is not a number.
 * Also accepts full-width digits and the Japanese and European decimal marks.
 */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(/[,、]/u, '.')
  if (plain === '') return null
  return /^[-+]?(\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : Number.NaN
}

/** Parses typed minutes and seconds into seconds; null when both are empty. */
export function typedLength(minutes: string, seconds: string): number | null {
  const [min, sec] = [typedNumber(minutes), typedNumber(seconds)]
  return min === null && sec === null ? null : (min ?? 0) * 60 + (sec ?? 0)
}

/** The inverse: 90 → 1 minute 30 seconds; a zero part stays empty. */
export function lengthTexts(length: number | null) {
  if (length === null || Number.isNaN(length)) return { minutes: '', seconds: '' }
  const minutes = Math.floor(length / 60)
  const seconds = Math.round((length - minutes * 60) * 10) / 10
  return {
    minutes: minutes === 0 ? '' : String(minutes),
    seconds: seconds === 0 && minutes !== 0 ? '' : String(seconds),
  }
}
