import { useMemo } from 'react'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useModule } from '#ui/use-module.ts'
import styles from './qr-code.module.css'
import { qrPath, quietZone } from './qr-drawing.ts'
import { qrEncoder, squaresOf } from './qr-encoder.ts'

interface QrCodeProps {
  readonly text: string
  /** Text alternative: what the code contains. */
  readonly name: string
}

/** A QR code, black on white in every theme: cameras expect nothing else. Shows a message if the text does not fit. */
export function QrCode({ text, name }: QrCodeProps) {
  const words = texts('share').code
  const encoder = useModule(qrEncoder, true)
  const squares = useMemo(
    () => (encoder === null ? undefined : squaresOf(encoder, text, quietZone)),
    [encoder, text],
  )
  if (squares === null) {
    return (
      <Notice kind="warning" title={words.tooBig.title}>
        <p>{words.tooBig.text}</p>
      </Notice>
    )
  }
  const side = squares?.length ?? 1
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={squares === undefined ? words.drawing : words.picture(name)}
      shapeRendering="crispEdges"
      className={`block mid round-xs own-colors square ${styles['code']}`}
    >
      <rect width={side} height={side} fill="#ffffff" />
      {squares !== undefined && <path d={qrPath(squares)} fill="#000000" />}
    </svg>
  )
}
