import type { Language } from './languages.ts'
import { language } from './words.ts'

/** The default name of a sample, by its place from one. */
export const sampleNames = {
  ja: (place: number) => `試料${place}`,
  en: (place: number) => `Sample ${place}`,
  easy: (place: number) => `土${place}`,
} satisfies Record<Language, (place: number) => string>

/** A name that the app gave to the sample at this place, in the language spoken now; any other as it is. */
export function inSpokenLanguage(name: string, place: number): string {
  const isGiven = Object.values(sampleNames).some((nameOf) => nameOf(place) === name)
  return isGiven ? sampleNames[language()](place) : name
}
