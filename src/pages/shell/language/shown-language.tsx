import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Language } from '#locales/languages.ts'
import { language } from '#locales/words.ts'

/** The language on screen. Words are read while drawing, so a change redraws everything. */
export const shownLanguage = createStore<{ readonly language: Language }>(() => ({
  language: language(),
}))

/** Redraws everything inside when the language changes. */
export function InShownLanguage({ children }: { readonly children: ReactNode }) {
  const shown = useStore(shownLanguage)
  return <Fragment key={shown.language}>{children}</Fragment>
}
