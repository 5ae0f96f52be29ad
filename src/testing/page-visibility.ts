import { vi } from 'vitest'

/** Hides or reveals the page, as far as the page can tell. Undone by vi.restoreAllMocks. */
export function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
