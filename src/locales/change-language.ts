import type { Language } from './languages.ts'
import { catalogsInUse, fetchTexts } from './texts.ts'
import { speak } from './words.ts'

/** Fetches all that has been asked for in another language, then speaks that. The caller redraws what shows words. */
export async function changeLanguage(chosen: Language) {
  let known: number
  do {
    known = catalogsInUse.size
    await fetchTexts(chosen, [...catalogsInUse])
  } while (catalogsInUse.size > known)
  speak(chosen)
}
