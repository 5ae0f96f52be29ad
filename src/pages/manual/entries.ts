import { questions } from '#knowledge/manual/questions.ts'
import type { Entry } from '#knowledge/manual/search.ts'

/** Sources and trust marks attached to sentences. */
const asides = 'details:not([data-entry], [data-within]), :is(li, p) > [data-trust]'

/**
 * Builds the search index from the page itself: every element marked as an entry, excluding entries nested in it and
 * the sources and marks attached to its sentences.
 */
export const collectEntries = (page: Element): readonly Entry[] =>
  [...page.querySelectorAll('[data-entry][id]')].map(toEntry)

function toEntry(element: Element): Entry {
  const heading = element.querySelector('h2, h3, h4, h5')
  const own = textNodesIn(element).filter(
    (node) =>
      node.parentElement?.closest('[data-entry]') === element &&
      node.parentElement.closest(asides) === null &&
      heading?.contains(node) !== true,
  )
  return {
    anchor: element.id,
    title: heading === null ? '' : plainText(textNodesIn(heading), ''),
    text: plainText(own, ' '),
    asked: questions()[element.id] ?? [],
  }
}

/** The pieces between which readings stand are one text. */
const plainText = (nodes: readonly Text[], between: string) =>
  nodes
    .map((node, place) => {
      const text = node.parentElement?.closest('furi-gana') ?? undefined
      const isOneText =
        text !== undefined && text === nodes[place - 1]?.parentElement?.closest('furi-gana')
      return place === 0 || isOneText ? node.data : between + node.data
    })
    .join('')

/** Text without the readings above it. */
export function textNodesIn(place: Element): readonly Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.matches('rt, rp') === true ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const found: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) found.push(node)
  }
  return found
}
