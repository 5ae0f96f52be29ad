/**
 * What was typed as a number: null where nothing was, NaN where it is none.
 * Full-width digits and the Japanese and European decimal marks are read as well.
 */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(/[,、]/u, '.')
  if (plain === '') return null
  return /^[-+]?(\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : Number.NaN
}

/** Minutes and seconds as typed; null where both are empty. */
export function typedLength(minutes: string, seconds: string): number | null {
  const [min, sec] = [typedNumber(minutes), typedNumber(seconds)]
  return min === null && sec === null ? null : (min ?? 0) * 60 + (sec ?? 0)
}

/** The other way: 90 → 1 minute 30 seconds; the empty part stays empty. */
export function lengthTexts(length: number | null) {
  if (length === null || Number.isNaN(length)) return { minutes: '', seconds: '' }
  const minutes = Math.floor(length / 60)
  const seconds = Math.round((length - minutes * 60) * 10) / 10
  return {
    minutes: minutes === 0 ? '' : String(minutes),
    seconds: seconds === 0 && minutes !== 0 ? '' : String(seconds),
  }
}
