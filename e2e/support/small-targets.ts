import type { Page } from '@playwright/test'

/** Describes all tappable elements smaller than `minPx` px. */
export function smallTargets(page: Page, minPx: number, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([place, side]) => {
      const tappable = 'button, a[href], input, select, textarea, summary, [role="tab"]'
      const open = document.querySelector('dialog[open]') ?? document
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        element.closest('[inert]') === null &&
        !/visually-hidden|_hidden|_skip/.test(element.className)
      /** A field can also be tapped by its label. */
      const targetOf = (element: Element) => {
        const label = element instanceof HTMLInputElement ? element.closest('label') : null
        return label ?? element
      }
      /** WCAG 2.5.8: a link within a sentence is as high as its line. */
      const isInSentence = (element: Element) =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
      /** Footnotes: as high as WCAG requires, so that the text they belong to stays together. */
      const isFootnote = (element: Element) =>
        element.matches('a[target="_blank"]') && element.getBoundingClientRect().height >= 24
      const isBesideTheRule = (element: Element) => isInSentence(element) || isFootnote(element)
      return [...open.querySelectorAll(`${place} :is(${tappable})`)]
        .filter((element) => isShown(element) && !isBesideTheRule(element))
        .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
        .filter(({ box }) => box.width < side - 0.5 || box.height < side - 0.5)
        .map(
          ({ element, box }) =>
            `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)} ${String(Math.round(box.width))}×${String(Math.round(box.height))}`,
        )
    },
    [within, minPx] as const,
  )
}
