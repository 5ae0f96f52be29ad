import { use } from 'react'
import { withTexts } from '#locales/texts.ts'
import { KitEditor } from '#pages/timer/kit-editor/kit-editor.tsx'
import { KitLibrary } from './kit-library.tsx'

/** The texts are loaded with this lazy part of the page, not with the page itself. */
const wordsLoaded = withTexts(Promise.resolve(), 'kit-editor', 'kit-errors')

export function KitLibraryView() {
  use(wordsLoaded)
  return <KitLibrary />
}

export function KitEditorView() {
  use(wordsLoaded)
  return <KitEditor />
}
