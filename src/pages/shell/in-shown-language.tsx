import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { shownLanguage } from './shown-language.ts'

/** Draws everything inside anew when the language changes. */
export function InShownLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(shownLanguage)
  return <Fragment key={language}>{children}</Fragment>
}
