import { useHref } from 'react-router'
import { longestInQrCode, longestLink } from '#domain/share/link-fragment.ts'
import { partsOf } from '#domain/share/qr-parts.ts'
import { localeTags } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { language } from '#locales/words.ts'
import { Notice } from '#ui/notice.tsx'
import { MovingQrCode } from '#ui/qr/moving-qr-code.tsx'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { arrivalOf } from './arrival.ts'
import { LinkButtons } from './link-buttons.tsx'
import styles from './share.module.css'

export interface LinkWords {
  /** What goes before the link in a message. */
  readonly message: string
  /** What the other phone does with the code. */
  readonly qrHow: string
  /** What is in the link, and what is not. */
  readonly inside: string
}

interface ByLinkProps extends LinkWords {
  readonly fragment: string
  readonly name: string
}

/** What was packed, as a QR code and as a link. */
export function ByLink({ fragment, name, message, qrHow, inside }: ByLinkProps) {
  const words = texts('share').give
  const count = new Intl.NumberFormat(localeTags[language()])
  const address = new URL(useHref(arrivalOf(fragment)), window.location.href).href
  return (
    <>
      <section className={styles['section']}>
        <h3>{words.qr}</h3>
        <LinkCode address={address} fragment={fragment} name={name} />
        <p>{qrHow}</p>
      </section>
      <section className={styles['section']}>
        <h3>{words.link}</h3>
        <LinkButtons address={address} title={name} text={message} />
        <p className={styles['small']}>
          {words.size(count.format(address.length), count.format(longestLink))}
          <br />
          {inside}
        </p>
      </section>
    </>
  )
}

interface LinkCodeProps {
  readonly address: string
  readonly fragment: string
  readonly name: string
}

/** One code that any camera opens, or several for our own reader where one would be too fine. */
function LinkCode({ address, fragment, name }: LinkCodeProps) {
  const words = texts('share')
  if (address.length <= longestInQrCode) {
    return (
      <>
        <QrCode text={address} name={name} />
        <p>{words.give.qrHowCamera}</p>
      </>
    )
  }
  const parts = partsOf(fragment)
  if (parts !== null) return <MovingQrCode parts={parts} name={name} />
  return (
    <Notice kind="warning" title={words.code.tooBig.title}>
      <p>{words.code.tooBig.text}</p>
    </Notice>
  )
}
