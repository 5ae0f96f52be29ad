import { useEffect, useState } from 'react'
import type { ReceivedKit } from '#app/shared-links.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Result } from '#domain/result.ts'
import type { ReceiveFailure } from '#domain/share/share-reason.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { KitPreview } from './kit-preview.tsx'
import { ReceiveTrouble } from './receive-trouble.tsx'

interface ReceiveKitProps {
  /** The part of the address from `#` on, whatever stands there. */
  readonly fragment: string
  /** Adds the kit, whose id is free here. */
  readonly onAdd: (kit: Kit) => void | Promise<void>
  readonly onClose: () => void
}

/** Shows the kit that came in a link, and asks whether to add it. */
export function ReceiveKit({ fragment, onAdd, onClose }: ReceiveKitProps) {
  const words = texts('share').receive
  const opened = useOpened(fragment)
  const [isAdding, setIsAdding] = useState(false)
  const add = async (kit: Kit) => {
    setIsAdding(true)
    await onAdd(kit)
    setIsAdding(false)
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        opened?.ok === true ? (
          <>
            <Button onClick={onClose}>{words.notNow}</Button>
            <Button
              kind="filled"
              icon="add"
              aria-disabled={isAdding}
              onClick={isAdding ? undefined : () => void add(opened.value.kit)}
            >
              {isAdding ? words.adding : words.add}
            </Button>
          </>
        ) : undefined
      }
    >
      {opened === null && <output>{words.opening}</output>}
      {opened?.ok === false && <ReceiveTrouble failure={opened.reason} />}
      {opened?.ok === true && (
        <>
          <KitPreview kit={opened.value.kit} />
          {opened.value.isRenamed && <p>{words.renamed}</p>}
          <Notice kind="note" title={words.strangers.title}>
            <p>{words.strangers.text}</p>
          </Notice>
        </>
      )}
    </Dialog>
  )
}

/** Null until the link has been read. */
function useOpened(fragment: string) {
  const { links } = useServices()
  const [opened, setOpened] = useState<Result<ReceivedKit, ReceiveFailure> | null>(null)
  useEffect(() => {
    let isGone = false
    void links.openKit(fragment).then((result) => {
      if (!isGone) setOpened(result)
    })
    return () => {
      isGone = true
    }
  }, [links, fragment])
  return opened
}
