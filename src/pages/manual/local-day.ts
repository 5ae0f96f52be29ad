const two = (value: number) => String(value).padStart(2, '0')

/** Today on the phone's calendar, as `2026-04-01`. */
export function localDay(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
