/** `#step-dip-n` → `step-dip-n`; empty for none or a broken one. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
