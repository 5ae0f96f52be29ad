import { useEffect, useEffectEvent, useRef } from 'react'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import type { LiveView } from './camera-types.ts'
import styles from './live-screen.module.css'

interface LiveScreenProps {
  readonly view: LiveView
  readonly aim: readonly string[]
  readonly onTake: () => void
  /** The user has enough. */
  readonly onStop: () => void
  /** It ended by itself: page hidden, unplugged, taken by another app. */
  readonly onEnd: () => void
}

/** What the camera sees, with frames to aim by. The camera is off as soon as this is gone. */
export function LiveScreen({ view, aim, onTake, onStop, onEnd }: LiveScreenProps) {
  const words = texts('camera').source
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
    <div className={styles['live']}>
      <div className={styles['view']}>
        <video ref={screen} className={styles['video']} muted playsInline aria-label={words.view} />
        <div className={styles['frames']}>
          {aim.map((name) => (
            <span key={name} className={styles['frame']}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <Button kind="filled" block test icon="photo_camera" onClick={onTake}>
        {words.take}
      </Button>
      <Button icon="close" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  )
}
