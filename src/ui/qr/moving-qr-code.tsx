import { useEffect, useState } from 'react'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { StepDots } from '#ui/step-dots.tsx'
import { QrCode } from './qr-code.tsx'

interface MovingQrCodeProps {
  readonly parts: readonly string[]
  readonly name: string
}

/** How long one part is shown: a phone's camera reads several frames in that time. */
const partShownMs = 700

/** Parts of a long text, one code after the other; only our own reader can join them. */
export function MovingQrCode({ parts, name }: MovingQrCodeProps) {
  const words = texts('share').code
  const [place, setPlace] = useState(0)
  const [isMoving, setIsMoving] = useState(mayMove)
  const count = parts.length
  const step = (by: number) => setPlace((now) => (now + by + count) % count)
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), partShownMs)
    return () => clearInterval(timer)
  }, [isMoving, count])
  const turnBy = (by: number) => {
    setIsMoving(false)
    step(by)
  }
  return (
    <div className="stack gap-3">
      <QrCode text={parts[place] ?? ''} name={`${name} ${words.part(place + 1, count)}`} />
      <p className="centered strong">{words.part(place + 1, count)}</p>
      <p className="flex to-center">
        <StepDots step={place + 1} of={count} />
      </p>
      <div className="flex gap-1 to-center">
        <Button icon="chevron_left" aria-label={words.previous} onClick={() => turnBy(-1)} />
        <Button
          stacked
          icon={isMoving ? 'pause' : 'play_arrow'}
          onClick={() => setIsMoving((moving) => !moving)}
        >
          {isMoving ? words.pause : words.play}
        </Button>
        <Button icon="chevron_right" aria-label={words.next} onClick={() => turnBy(1)} />
      </div>
      <p>{words.moving}</p>
    </div>
  )
}

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
