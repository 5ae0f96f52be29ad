/** `#step-dip-n` → `step-dip-n`; empty when missing or malformed. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
