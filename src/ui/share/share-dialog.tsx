import { useEffect, useEffectEvent, useState } from 'react'
import { useHref } from 'react-router'
import type { Result } from '#domain/result.ts'
import { arrivalOf, maxQrCodeBytes } from '#domain/share/link-fragment.ts'
import { partsOf } from '#domain/share/qr-parts.ts'
import type { PackReason } from '#domain/share/share-reason.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { MovingQrCode } from '#ui/qr/moving-qr-code.tsx'
import { KitName } from '#ui/text/kit-name.tsx'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { LinkButtons } from './link-buttons.tsx'

interface LinkWords {
  /** Text before the link in a message. */
  readonly message: string
  /** What the other phone does with the code. */
  readonly qrHow: string
  /** What the link contains, and what it does not. */
  readonly inside: string
  readonly fileHow: string
}

interface ShareDialogProps<What> {
  readonly name: string
  /** What is shared: packed again only when it changes. */
  readonly what: What
  readonly pack: (what: What) => Promise<Result<string, PackReason>>
  readonly says: LinkWords
  readonly onFile: () => void
  readonly onClose: () => void
}

/** Shares something by QR code and link if it fits, otherwise as a file. */
export function ShareDialog<What>(props: ShareDialogProps<What>) {
  const { name, what, pack, says, onFile, onClose } = props
  const words = texts('share').give
  const packed = usePacked(what, pack)
  return (
    <Dialog title={<KitName name={words.title(name)} />} open onClose={onClose}>
      {packed === null && <output>{words.packing}</output>}
      {packed?.ok === false && (
        <Notice kind="warning" title={words.cannotPack[packed.reason].title}>
          <p>{words.cannotPack[packed.reason].text}</p>
        </Notice>
      )}
      {packed?.ok === true && <ByLink says={says} name={name} fragment={packed.value} />}
      <div className="stack gap-2">
        <Button block icon="download" onClick={onFile}>
          {words.file}
        </Button>
        <small>{says.fileHow}</small>
      </div>
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

interface ByLinkProps {
  readonly says: LinkWords
  readonly fragment: string
  readonly name: string
}

/** The packed data, as a QR code and as a link. */
function ByLink({ fragment, name, says: { message, qrHow, inside } }: ByLinkProps) {
  const words = texts('share').give
  const address = new URL(useHref(arrivalOf(fragment)), window.location.href).href
  return (
    <>
      <Card kind="low">
        <LinkCode address={address} fragment={fragment} name={name} />
        <p className="centered">
          {qrHow}
          {address.length <= maxQrCodeBytes && <span className="block">{words.qrHowCamera}</span>}
        </p>
      </Card>
      <LinkButtons address={address} title={name} text={message} />
      <p className="flex gap-2 muted">
        <Icon name="lock" />
        <small>{inside}</small>
      </p>
    </>
  )
}

interface LinkCodeProps {
  readonly address: string
  readonly fragment: string
  readonly name: string
}

/** One code that any camera opens, or several for our own reader when one would be too dense. */
function LinkCode({ address, fragment, name }: LinkCodeProps) {
  const words = texts('share')
  if (address.length <= maxQrCodeBytes) return <QrCode text={address} name={name} />
  const parts = partsOf(fragment)
  if (parts !== null) return <MovingQrCode parts={parts} name={name} />
  return (
    <Notice kind="warning" title={words.code.tooBig.title}>
      <p>{words.code.tooBig.text}</p>
    </Notice>
  )
}
