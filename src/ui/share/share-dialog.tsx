import { useEffect, useEffectEvent, useState } from 'react'
import type { Result } from '#domain/result.ts'
import type { PackReason } from '#domain/share/share-reason.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { ByLink, type LinkWords } from './by-link.tsx'
import styles from './share.module.css'

interface ShareDialogProps<What> {
  readonly name: string
  /** What is shared: packed anew only when it is another. */
  readonly what: What
  readonly pack: (what: What) => Promise<Result<string, PackReason>>
  readonly says: LinkWords & { readonly fileHow: string }
  readonly onFile: () => void
  readonly onClose: () => void
}

/** Hands something on: by QR code and link where it fits, else as a file. */
export function ShareDialog<What>(props: ShareDialogProps<What>) {
  const { name, what, pack, says, onFile, onClose } = props
  const words = texts('share').give
  const packed = usePacked(what, pack)
  return (
    <Dialog title={words.title(name)} open onClose={onClose}>
      {packed === null && <output>{words.packing}</output>}
      {packed?.ok === false && (
        <Notice kind="warning" title={words.cannotPack[packed.reason].title}>
          <p>{words.cannotPack[packed.reason].text}</p>
        </Notice>
      )}
      {packed?.ok === true && <ByLink {...says} name={name} fragment={packed.value} />}
      <section className={styles['section']}>
        <p className={styles['small']}>{says.fileHow}</p>
        <Button icon="download" onClick={onFile}>
          {words.file}
        </Button>
      </section>
    </Dialog>
  )
}

/** Null until it has been packed. */
function usePacked<What>(what: What, pack: ShareDialogProps<What>['pack']) {
  const [packed, setPacked] = useState<Result<string, PackReason> | null>(null)
  const begin = useEffectEvent(pack)
  useEffect(() => {
    let isGone = false
    void begin(what).then((result) => {
      if (!isGone) setPacked(result)
    })
    return () => {
      isGone = true
    }
  }, [what])
  return packed
}
