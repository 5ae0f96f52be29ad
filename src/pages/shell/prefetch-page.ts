import type { Language } from '#locales/catalogs.ts'
import { loadTexts } from '#locales/texts.ts'
import type { PageEntry } from './page-table.ts'

/** Fetches code and words of the page at an address. A failure is no matter: the tap on the link will tell. */
export function createPrefetch(pages: readonly PageEntry[], language: () => Language) {
  return (address: string) => {
    const path = address.split(/[?#]/, 1)[0]
    const page = pages.find((entry) => entry.path === path)
    if (page === undefined) return
    void Promise.allSettled([page.load(), loadTexts(language(), ...page.catalogs)])
  }
}
