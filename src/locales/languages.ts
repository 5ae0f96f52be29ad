/** Japanese is the source; `easy` is simplified Japanese for learners. */
export const languages = ['ja', 'en', 'easy'] as const
export type Language = (typeof languages)[number]
export type Translation = Exclude<Language, 'ja'>

/** Languages with complete catalogs, as checked by languages.test.ts; only these can be chosen. */
export const completeLanguages: readonly Language[] = ['ja', 'en', 'easy']

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  easy: 'やさしい日本語',
}

/** Length of a sentence on paper, as a multiple of Japanese. */
export const sentenceLengths: Readonly<Record<Language, number>> = { ja: 1, en: 1.5, easy: 1.7 }

/** BCP 47, for speech, dates and numbers. */
export const localeTags: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  easy: 'ja-JP',
}
