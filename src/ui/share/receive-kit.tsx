import { useState } from 'react'
import type { Kit } from '#domain/kit/kit.ts'
import { missingTimes } from '#domain/kit/missing-times.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { KitPicture, Scene } from '#ui/drawings/scene.tsx'
import { Notice } from '#ui/notice.tsx'
import { KitName } from '#ui/text/kit-name.tsx'
import { useServices } from '#ui/services.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { ReceiveTrouble } from './receive-trouble.tsx'
import { useOpenedLink } from './use-opened-link.ts'
import styles from './share.module.css'

interface ReceiveKitProps {
  /** The part of the address from `#` on, unvalidated. */
  readonly fragment: string
  /** Adds the kit, whose id is not in use here. */
  readonly onAdd: (kit: Kit) => void | Promise<void>
  readonly onClose: () => void
}

/** Shows a kit received by link, and asks whether to add it. */
export function ReceiveKit({ fragment, onAdd, onClose }: ReceiveKitProps) {
  const words = texts('share').receive
  const { links } = useServices()
  const opened = useOpenedLink(fragment, (sent) => links.openKit(sent))
  const [isAdding, setIsAdding] = useState(false)
  const add = async (kit: Kit) => {
    setIsAdding(true)
    try {
      await onAdd(kit)
    } finally {
      setIsAdding(false)
    }
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        opened?.ok === true ? (
          <>
            <Button
              kind="filled"
              icon="add"
              aria-disabled={isAdding}
              onClick={isAdding ? undefined : () => void add(opened.value.kit)}
            >
              {isAdding ? words.adding : words.add}
            </Button>
            <Button kind="text" onClick={onClose}>
              {words.notNow}
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

/** What the kit contains, before it is added. */
function KitPreview({ kit }: { readonly kit: Kit }) {
  const words = texts('share').receive
  const unknownTimes = missingTimes(kit).length
  const steps = kit.lanes.flatMap((lane) => lane.steps)
  return (
    <>
      <div className="items-center grid">
        <KitPicture kit={kit.copiedFrom ?? kit.id} className={styles['picture']} />
        <Scene name="profile" className={styles['ground']} />
      </div>
      <h3 className="headline">
        <KitName name={kit.name} />
      </h3>
      <p className="row wrap gap-1 beside-3">
        <TrustMark trust={kit.trust} />
        {kit.maker !== '' && <span>{kit.maker}</span>}
        <span>{kit.analytes.map(({ name }) => name).join(texts('ui').listSeparator)}</span>
      </p>
      <Card kind="flush">
        <Fold
          icon="menu_book"
          title={words.stepCount(steps.length)}
          detail={unknownTimes === 0 ? words.timesKnown : words.unknownTimes(unknownTimes)}
        >
          <ol>
            {steps.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        </Fold>
      </Card>
      {kit.note !== '' && <p>{kit.note}</p>}
    </>
  )
}
