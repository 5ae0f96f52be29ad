import type { Services } from '#app/services.ts'
import { changeLanguage } from '#locales/change-language.ts'
import { localeTags, type Language } from '#locales/languages.ts'
import { shownLanguage } from './shown-language.tsx'
import { setAnnotator } from '#ui/furigana/annotator.ts'
import { resetArrival } from '#pages/shell/routing/arrival.tsx'

/* Code that the first screen in Japanese does not need. */

type Changed = Pick<Services, 'settings'> & {
  readonly kits: Pick<Services['kits'], 'store' | 'load'>
  readonly session: Pick<Services['session'], 'store' | 'translate'>
  readonly records: Pick<Services['records'], 'store' | 'readAgain'>
}

/**
 * Tells the browser how to read aloud, break lines and choose fonts. `lang` has a code browsers know, `data-language` our own language
 * name.
 */
function markLanguage(chosen: Language) {
  const root = document.documentElement
  root.lang = localeTags[chosen].slice(0, 2)
  if (chosen === 'ja') delete root.dataset['language']
  else root.dataset['language'] = chosen
  shownLanguage.setState({ language: chosen })
}

/** Translates the built-in kit in use into the current language. The user's own kits stay unchanged. */
async function translateKit({ store, load }: Changed['kits']) {
  const { chosen } = store.getState()
  const kit = await load(chosen.id)
  if (kit !== undefined && store.getState().chosen === chosen) store.setState({ chosen: kit })
}

/** Readings stand above the kanji of the easy texts. */
async function showFurigana(chosen: Language) {
  setAnnotator(chosen === 'easy' ? (await import('#ui/furigana/furigana.ts')).annotate : undefined)
}

/** Call before the first render. */
export async function startInLanguage(chosen: Language, kits: Changed['kits']) {
  await changeLanguage(chosen)
  await showFurigana(chosen)
  await translateKit(kits)
  markLanguage(chosen)
}

let changes = Promise.resolve()

/**
 * Switches to the language of the settings at once, also during a test. If its texts cannot be loaded, the previous language is restored.
 */
export function followSettings({ settings, kits, session, records }: Changed): Promise<void> {
  const change = async () => {
    const { language: chosen } = settings.store.getState()
    if (chosen === shownLanguage.getState().language) return
    await changeLanguage(chosen)
    await showFurigana(chosen)
    await translateKit(kits)
    if (session.store.getState().phase === 'running') await session.translate()
    resetArrival()
    markLanguage(chosen)
    // What cannot be read keeps the names it has; the storage itself says why.
    if (records.store.getState().isReady) await records.readAgain().catch(() => undefined)
  }
  const turn = changes.then(change).catch(async (thrown: unknown) => {
    const { language: shown } = shownLanguage.getState()
    await changeLanguage(shown)
    await showFurigana(shown)
    settings.update({ language: shown })
    throw thrown
  })
  changes = turn.catch(() => undefined)
  return turn
}
