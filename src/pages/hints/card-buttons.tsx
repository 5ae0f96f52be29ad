import { useState } from 'react'
import { useStore } from 'zustand'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import type { HintId } from '#knowledge/hints/hints.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './hint-card.module.css'

const sharing = createModule(() => withTexts(import('./share-hint-dialog.tsx'), 'share'))

/** Keeping a hint, and handing it on. */
export function CardButtons({ id }: { readonly id: HintId }) {
  const words = texts('hints').card
  const [isSharing, setIsSharing] = useState(false)
  const dialog = useModule(sharing, isSharing)
  const { title } = hintWords()[id]
  return (
    <div className={styles['buttons']}>
      <FavoriteButton id={id} />
      <Button icon="share" aria-label={words.shareOf(title)} onClick={() => setIsSharing(true)}>
        {words.share}
      </Button>
      {isSharing && dialog !== null && (
        <dialog.ShareHintDialog id={id} onClose={() => setIsSharing(false)} />
      )}
    </div>
  )
}

function FavoriteButton({ id }: { readonly id: HintId }) {
  const words = texts('hints').card
  const { favorites } = useServices()
  const isFavorite = useStore(favorites.store, ({ ids }) => ids.includes(id))
  const mark = async () => {
    await favorites.mark(id, !isFavorite)
    if (isFavorite) {
      const undo = { label: words.undo, run: () => void favorites.mark(id, true) }
      showToast({ text: words.removed, action: undo })
    } else if (!favorites.store.getState().kept) showToast({ text: words.notKept })
  }
  return (
    <Button
      kind={isFavorite ? 'filled' : 'quiet'}
      icon={isFavorite ? 'favorite' : 'heart_plus'}
      aria-pressed={isFavorite}
      onClick={() => void mark()}
    >
      {words.favorite}
    </Button>
  )
}
