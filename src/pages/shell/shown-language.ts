import { createStore } from 'zustand/vanilla'
import type { Language } from '#locales/languages.ts'
import { language } from '#locales/words.ts'

/** The language on screen. Words are read while drawing, so whoever shows it draws all anew. */
export const shownLanguage = createStore<{ readonly language: Language }>(() => ({
  language: language(),
}))
