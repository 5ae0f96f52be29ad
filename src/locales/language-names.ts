import type { Language } from './languages.ts'

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  easy: 'やさしい日本語',
}
