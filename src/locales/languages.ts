/** Japanese is the source; `easy` is Japanese for those who still learn it. */
export const languages = ['ja', 'en', 'easy'] as const
export type Language = (typeof languages)[number]
export type Translation = Exclude<Language, 'ja'>

/** Languages that lack no word; only these can be chosen. texts.test.ts looks after them. */
export const completeLanguages: readonly Language[] = ['ja', 'en', 'easy']

/** BCP 47, for speech, dates and numbers. */
export const localeTags: Readonly<Record<Language, string>> = {
  ja: 'ja-JP',
  en: 'en-US',
  easy: 'ja-JP',
}
