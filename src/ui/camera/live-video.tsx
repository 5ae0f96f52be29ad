import { useEffect, useEffectEvent, useRef } from 'react'
import { texts } from '#locales/texts.ts'
import type { OpenedCamera } from './camera-types.ts'

interface LiveVideoProps {
  readonly view: OpenedCamera
  /** The stream ended by itself: page hidden, unplugged, taken by another app. */
  readonly onEnd: () => void
  readonly className: string | undefined
}

/** The camera's live view. The camera is switched off on unmount. */
export function LiveVideo({ view, onEnd, className }: LiveVideoProps) {
  const screen = useRef<HTMLVideoElement>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (screen.current !== null) view.show(screen.current)
    const forget = view.onEnd(() => end())
    return () => {
      forget()
      view.stop()
    }
  }, [view])
  return (
    <video
      ref={screen}
      className={className}
      muted
      playsInline
      aria-label={texts('camera').source.view}
    />
  )
}
