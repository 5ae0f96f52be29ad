import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Language } from '#locales/languages.ts'
import { language } from '#locales/words.ts'

/** The language on screen. Texts are read while rendering, so a change rerenders everything. */
export const shownLanguage = createStore<{ readonly language: Language }>(() => ({
  language: language(),
}))

/** Rerenders all children when the language changes. */
export function InShownLanguage({ children }: { readonly children: ReactNode }) {
  const shown = useStore(shownLanguage)
  return <Fragment key={shown.language}>{children}</Fragment>
}
