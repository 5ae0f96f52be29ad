/** Japanese is the source; `easy` is Japanese for those who still learn it. */
export const languages = ['ja', 'en', 'easy'] as const
export type Language = (typeof languages)[number]
export type Translation = Exclude<Language, 'ja'>

/** Languages that lack no word, as languages.test.ts checks; only these can be chosen. */
export const completeLanguages: readonly Language[] = ['ja', 'en', 'easy']

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  easy: 'やさしい日本語',
}

/** How much room a sentence takes on paper, as a multiple of Japanese. */
export const sentenceLengths: Readonly<Record<Language, number>> = { ja: 1, en: 1.5, easy: 1.7 }

/** BCP 47, for speech, dates and numbers. */
export const localeTags: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  easy: 'ja-JP',
}
