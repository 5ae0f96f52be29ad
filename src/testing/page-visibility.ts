import { vi } from 'vitest'

/** Hides or shows the page as seen by its scripts. Undone by vi.restoreAllMocks. */
export function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
