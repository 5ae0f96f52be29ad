import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import type { OpenedCamera } from './camera-types.ts'
import styles from './live-screen.module.css'
import { LiveVideo } from './live-video.tsx'

interface CameraPreviewProps {
  readonly view: OpenedCamera
  readonly aim: readonly string[]
  readonly onTake: () => void
  /** The user has enough. */
  readonly onStop: () => void
  /** It ended by itself: page hidden, unplugged, taken by another app. */
  readonly onEnd: () => void
}

/** What the camera sees, with frames to aim by. */
export function CameraPreview({ view, aim, onTake, onStop, onEnd }: CameraPreviewProps) {
  const words = texts('camera').source
  return (
    <div className={styles['live']}>
      <div className={styles['view']}>
        <LiveVideo view={view} onEnd={onEnd} className={styles['video']} />
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
