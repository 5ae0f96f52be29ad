/** Where a page was scrolled to. Heights change, by late fonts as by parts not yet laid out: an element tells it best. */
export interface ScreenPlace {
  /** Pixels from the top of the page. */
  readonly y: number
  /** A selector of what stood in the middle of the screen; empty for nothing. */
  readonly at: string
  /** Pixels from the top of the screen to that. */
  readonly top: number
}

/** The place on screen now. */
export function screenPlace(): ScreenPlace {
  const element = inSight()
  return {
    y: window.scrollY,
    at: element === undefined ? '' : pathOf(element),
    top: element?.getBoundingClientRect().top ?? 0,
  }
}

/** Scrolls to a place, as far as the page is there. */
export function goToPlace({ y, at, top }: ScreenPlace) {
  const element = at === '' ? null : document.querySelector(at)
  const now = element === null ? y : window.scrollY + element.getBoundingClientRect().top - top
  window.scrollTo({ top: now, behavior: 'instant' })
}

/** The first thing from the middle down that is part of the page and lower than the screen. */
function inSight(): Element | undefined {
  const { innerWidth, innerHeight } = window
  return [0.5, 0.55, 0.6, 0.65, 0.7]
    .flatMap((share) => document.elementFromPoint(innerWidth / 2, innerHeight * share) ?? [])
    .find((it) => it.closest('main') !== null && it.clientHeight < innerHeight)
}

/** From the nearest element with a name of its own; those made by React differ from one drawing to the next. */
function pathOf(element: Element): string {
  const steps: string[] = []
  let from = element
  for (; !/^[a-z]/.test(from.id) && from.parentElement !== null; from = from.parentElement) {
    steps.unshift(`:nth-child(${[...from.parentElement.children].indexOf(from) + 1})`)
  }
  const root = from.parentElement === null ? ':root' : `#${CSS.escape(from.id)}`
  return [root, ...steps].join(' > ')
}
