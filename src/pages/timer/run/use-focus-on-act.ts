import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the current task when the button that had it is gone; never leaves it on the body. */
export function useFocusOnAct(place: RefObject<HTMLElement | null>, state: string) {
  const shown = useRef('')
  /** Where the focus was put when there was nothing to tap. */
  const resting = useRef<Element | null>(null)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    const focused = document.activeElement
    if (focused !== null && focused !== document.body && focused !== resting.current) return
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    for (const selector of ['[data-act]', 'fieldset:enabled', 'h1']) {
      const asked = find(selector)
      asked?.focus({ preventScroll: true })
      if (asked !== null && asked === document.activeElement) {
        resting.current = asked
        return
      }
    }
  }, [place, state])
}
