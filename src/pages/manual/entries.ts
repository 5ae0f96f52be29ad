import type { Entry } from '#knowledge/manual/search.ts'
import { texts } from '#locales/texts.ts'

/** Sources and trust marks attached to sentences. */
const asides = 'details:not([data-entry], [data-within]), :is(li, p) > [data-trust]'

/**
 * Builds the search index from the page itself: every element marked as an entry, excluding entries nested in it and
 * the sources and marks attached to its sentences.
 */
export const collectEntries = (page: Element): readonly Entry[] =>
  [...page.querySelectorAll('[data-entry][id]')].map(toEntry)

function toEntry(element: Element): Entry {
  const asked: Readonly<Record<string, readonly string[]>> = texts('manual').asked
  const heading = element.querySelector('h2, h3, h4, h5')
  const own = textNodesIn(element).filter(
    (node) =>
      node.parentElement?.closest('[data-entry]') === element &&
      node.parentElement.closest(asides) === null &&
      heading?.contains(node) !== true,
  )
  return {
    anchor: element.id,
    title: heading?.textContent ?? '',
    text: own.map(({ data }) => data).join(' '),
    asked: asked[element.id] ?? [],
  }
}

export function textNodesIn(place: Element): readonly Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) found.push(node)
  }
  return found
}
