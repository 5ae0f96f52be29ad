import { withTexts } from '#locales/texts.ts'
import type { PageEntry } from './page-table.ts'

/** Fetches code and texts of the page at an address. Failures are ignored: the tap on the link will report them. */
export function createPrefetch(pages: readonly PageEntry[]) {
  const asked = new Set<PageEntry>()
  return (address: string) => {
    const path = address.split(/[?#]/, 1)[0]
    const page = pages.find((entry) => entry.path === path)
    if (page === undefined || asked.has(page)) return
    asked.add(page)
    void withTexts(page.load(), ...page.catalogs).catch(() => void asked.delete(page))
  }
}
