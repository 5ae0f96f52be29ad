const key = 'soil-device'

/** Twelve hex digits by which events of this browser are told from others'. New where nothing can be kept. */
export function deviceName(newId: () => string): string {
  const fresh = newId().slice(-12)
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && /^[\da-f]{12}$/u.test(kept)) return kept
    localStorage.setItem(key, fresh)
  } catch (error) {
    // Refused or full: the name lasts as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
  return fresh
}
