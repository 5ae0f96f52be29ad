/** Whether this device has a share sheet. */
export const hasShareSheet = () => typeof navigator.share === 'function'

/** Opens the share sheet; call inside a tap. False when it failed; closing the sheet is not a failure. */
export async function sendLink(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError'
  }
}

/** Copies text. False when the browser refuses: the text must then be shown to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or a page not served over HTTPS.
    return false
  }
}
