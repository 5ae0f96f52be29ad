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
import { showFault } from '#ui/show-fault.ts'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { ReceiveTrouble } from './receive-trouble.tsx'
import { useOpenedLink } from './use-opened-link.ts'
import styles from './share.module.css'

interface ReceiveKitProps {
  /** The part of the address from `#` on, unvalidated. */
  readonly fragment: string
  /** Adds the kit, whose id is not in use here. */
  readonly onAdd: (kit: Kit) => void | Promise<void>
  /** Takes one that is here already for the next test. */
  readonly onUse: (kit: Kit) => void
  readonly onClose: () => void
}

/** Shows a kit received by link, and asks whether to add it. */
export function ReceiveKit({ fragment, onAdd, onUse, onClose }: ReceiveKitProps) {
  const words = texts('share').receive
  const { links } = useServices()
  const opened = useOpenedLink(fragment, (sent) => links.openKit(sent))
  const [isAdding, setIsAdding] = useState(false)
  const [isFaulty, setFaulty] = useState(false)
  const arrived = opened?.ok === true ? opened.value : null
  const add = async (kit: Kit) => {
    setIsAdding(true)
    setFaulty(false)
    const adding = showFault((async () => onAdd(kit))(), () => setFaulty(true))
    await adding.finally(() => setIsAdding(false))
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        arrived && (
          <>
            {isFaulty && <Notice kind="error" title={texts('ui').notSaved.broken} />}
            {arrived.here === 'same' ? (
              <Button kind="filled" onClick={() => onUse(arrived.kit)}>
                {words.use}
              </Button>
            ) : (
              <Button
                kind="filled"
                icon="add"
                aria-disabled={isAdding}
                onClick={isAdding ? undefined : () => void add(arrived.kit)}
              >
                {isAdding ? words.adding : words.add}
              </Button>
            )}
            {arrived.here !== 'same' && (
              <Button kind="text" onClick={onClose}>
                {words.notNow}
              </Button>
            )}
          </>
        )
      }
    >
      {opened === null && <output>{words.opening}</output>}
      {opened?.ok === false && <ReceiveTrouble failure={opened.reason} />}
      {arrived !== null && (
        <>
          {arrived.here === 'same' && <p>{words.same}</p>}
          {arrived.here === 'other' && <p>{words.different}</p>}
          <KitPreview kit={arrived.kit} />
          {arrived.here !== 'same' && (
            <Notice kind="note" title={words.strangers.title}>
              <p>{words.strangers.text}</p>
            </Notice>
          )}
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
