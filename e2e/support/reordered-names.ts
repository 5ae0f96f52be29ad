import type { Page } from '@playwright/test'

/**
 * Lines in which letters written from right to left stand beside others and are not isolated: the browser would show numbers and brackets
 * in another place than written. A name alone in its line cannot reorder anything.
 */
export const reorderedNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/u
    const withoutIsolated = (text: string): string => {
      const less = text.replace(/\u2068[^\u2068\u2069]*\u2069/gu, '')
      return less === text ? less : withoutIsolated(less)
    }
    /** The box within which letters are ordered. */
    const boxOf = (node: Node): Element => {
      let box = node.parentElement ?? document.body
      for (;;) {
        const { display, unicodeBidi } = getComputedStyle(box)
        if ((display !== 'inline' && display !== 'contents') || unicodeBidi !== 'normal') return box
        box = box.parentElement ?? document.body
      }
    }
    const lines = new Map<Element, string[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isBreak = node.nodeName === 'BR'
      if (!isBreak && node.nodeType !== Node.TEXT_NODE) continue
      if (node.parentElement?.closest('script, style, template') !== null) continue
      const box = boxOf(node)
      const found = lines.get(box) ?? ['']
      if (isBreak) found.push('')
      else found[found.length - 1] += node.nodeValue ?? ''
      lines.set(box, found)
    }
    const isAlone = (text: string) => /^[\u0590-\u08ff\s\d]*$/u.test(text.trim())
    return [...lines.values()].flat().filter((line) => {
      const bare = withoutIsolated(line)
      return rightToLeft.test(bare) && !isAlone(line)
    })
  })
