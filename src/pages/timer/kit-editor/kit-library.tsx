import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { kitCards } from '#app/kit-cards.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { ImportTrouble, UnreadableKits } from './kit-notices.tsx'
import { KitItem } from './kit-item.tsx'
import { KitSharing } from './kit-sharing.tsx'
import styles from './kit-library.module.css'
import { editorPath, useKitActions } from './use-kit-actions.ts'

/** `/?view=kits`: all kits; choosing one, making it one's own, files in and out. */
export function KitLibrary() {
  const { kits } = useServices()
  const userKits = useStore(kits.store, (shelf) => shelf.userKits)
  const actions = useKitActions()
  const words = texts('kit-editor').library
  const cards = kitCards(userKits)
  const own = cards.filter(({ origin }) => origin === 'user')
  const item = (card: (typeof cards)[number]) => (
    <KitItem key={card.id} card={card} actions={actions} />
  )
  return (
    <div className={styles['library']}>
      <AppLink to="/" className={styles['back']}>
        {words.back}
      </AppLink>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <UnreadableKits />
      <ImportTrouble trouble={actions.trouble} onDismiss={actions.dismiss} />
      <Drafts />
      <h2>{words.builtIn}</h2>
      <ul className="plain">{cards.filter(({ origin }) => origin === 'built-in').map(item)}</ul>
      <h2>{words.own}</h2>
      {own.length === 0 ? <p>{words.noOwn}</p> : <ul className="plain">{own.map(item)}</ul>}
      <div className={styles['more']}>
        <Button block test icon="add" onClick={() => void actions.create()}>
          {words.create}
        </Button>
        <Button block test icon="upload" onClick={() => void actions.importKit()}>
          {words.import}
        </Button>
        <KitSharing onAdd={actions.add} />
      </div>
    </div>
  )
}

/** Kits begun and not saved yet, so that nothing written is out of sight. */
function Drafts() {
  const { kits } = useServices()
  const [drafts, setDrafts] = useState<readonly Kit[]>([])
  useEffect(() => {
    let isGone = false
    void kits.drafts().then((list) => {
      if (!isGone) setDrafts(list)
    })
    return () => {
      isGone = true
    }
  }, [kits])
  const words = texts('kit-editor').library
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="kit-drafts">
      <h2 id="kit-drafts">{words.drafts}</h2>
      <ul className="plain">
        {drafts.map((draft) => (
          <li key={draft.id} className={styles['draft']}>
            <span>{draft.name}</span>
            <AppLink to={editorPath(draft.id)} className={styles['back']}>
              {words.continue}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
