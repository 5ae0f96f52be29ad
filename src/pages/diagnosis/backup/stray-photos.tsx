import { useEffect, useState } from 'react'
import type { StrayPhotos as Strays } from '#app/stray-photos.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { sizeText } from './size-text.ts'

/** How much room photographs take that nothing uses any more, and the way to have it back. */
export function StrayPhotos() {
  const words = texts('backup').strays
  const { backup } = useServices()
  const [strays, setStrays] = useState<Strays | null>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => void backup.strays().then(setStrays), [backup])
  const remove = async () => {
    setAsked(false)
    setStrays(await backup.removeStrays())
    showToast({ text: words.removed })
  }
  if (strays === null || strays.count === 0) return null
  const { count, bytes } = strays
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.text({ count, size: sizeText(bytes) })}</p>
      <Button icon="delete" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <Dialog
        title={words.ask}
        open={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{words.cancel}</Button>
            <Button kind="danger" icon="delete" onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.warning}</p>
      </Dialog>
    </section>
  )
}
