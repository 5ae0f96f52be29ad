import type { Language } from './languages.ts'
import { catalogsInUse, fetchTexts } from './texts.ts'
import { setLanguage } from './words.ts'

/** Loads everything requested so far in another language, then switches to it. The caller must redraw the words. */
export async function changeLanguage(chosen: Language) {
  let known: number
  do {
    known = catalogsInUse.size
    await fetchTexts(chosen, [...catalogsInUse])
  } while (catalogsInUse.size > known)
  setLanguage(chosen)
}
