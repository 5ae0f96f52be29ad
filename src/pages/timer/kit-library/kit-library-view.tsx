import { KitEditor } from '#pages/timer/kit-editor/kit-editor.tsx'
import { KitLibrary } from './kit-library.tsx'

/** The list of kits and the form for one share one part of the app. */
export const kitViews = { kits: KitLibrary, kit: KitEditor }
