import type { Language } from './languages.ts'
import { language } from './words.ts'

/** Default name of a sample, by its position from one. */
export const sampleNames = {
  ja: (place: number) => `試料${place}`,
  en: (place: number) => `Sample ${place}`,
  easy: (place: number) => `土${place}`,
} satisfies Record<Language, (place: number) => string>

/** Whether the app gave the name, at this position, in any language. */
export const isDefaultName = (name: string, place: number) =>
  Object.values(sampleNames).some((nameOf) => nameOf(place) === name)

/** Translates a default name that the app gave at this position into the current language; returns any other unchanged. */
export function inSpokenLanguage(name: string, place: number): string {
  return isDefaultName(name, place) ? sampleNames[language()](place) : name
}
