/** Text for something kept by another version of the app; null if this version has none. */
export function formatOrNull(say: () => string): string | null {
  try {
    return say()
  } catch {
    // Its key or its parameters are of another version.
    return null
  }
}
