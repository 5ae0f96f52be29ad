import { createContext, use } from 'react'

type Open = readonly [chapter: string | null, change: (chapter: string | null) => void]

/** The open chapter: one by its anchor, none, or — for the search and for browsers without scripts — all. */
export const OpenChapter = createContext<Open>(['all', () => undefined])

export const useOpenChapter = () => use(OpenChapter)
