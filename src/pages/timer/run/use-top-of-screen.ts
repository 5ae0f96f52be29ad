import { useLayoutEffect, useRef } from 'react'

/** A new step begins at the top, wherever the last one was scrolled to. */
export function useTopOfScreen(step: string) {
  const shown = useRef('')
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // Braces on purpose: since Chromium 156 scrollTo returns a promise, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [step])
}
