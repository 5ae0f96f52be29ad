import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OpenedCamera } from './camera-types.ts'
import styles from './photo-source.module.css'
import { LiveVideo } from './live-video.tsx'
import { useCamera } from './use-camera.ts'

interface PhotoSourceProps {
  /** What to place in the frames of the live view, from top to bottom. */
  readonly aim: readonly string[]
  readonly onFrame: (frame: Pixels) => void
}

/** Takes a photograph with the camera, or from a file. */
export function PhotoSource({ aim, onFrame }: PhotoSourceProps) {
  const words = texts('camera')
  const { view, isPossible, status, trouble, open, take, pick, stop, end } = useCamera(onFrame, {
    opensAtOnce: false,
  })
  return (
    <div className="stack gap-3 below-3">
      {view !== null && (
        <CameraPreview view={view} aim={aim} onTake={take} onStop={stop} onEnd={end} />
      )}
      <div className="flex wrap gap-2">
        {isPossible && view === null && (
          <Button kind="filled" icon="photo_camera" onClick={open}>
            {words.source.live}
          </Button>
        )}
        <FileButton accept="image/*,.heic,.heif" icon="image" onPick={pick}>
          {words.source.file}
        </FileButton>
      </div>
      <output>
        {status === 'opening' && words.source.opening}
        {status === 'decoding' && words.work.decoding}
      </output>
      {trouble !== null && (
        <Notice kind="error">
          <p>{words.failure[trouble]}</p>
        </Notice>
      )}
      <p className="small">{words.source.tips}</p>
    </div>
  )
}

interface CameraPreviewProps {
  readonly view: OpenedCamera
  readonly aim: readonly string[]
  readonly onTake: () => void
  readonly onStop: () => void
  readonly onEnd: () => void
}

/** Live view with frames for aiming. */
function CameraPreview({ view, aim, onTake, onStop, onEnd }: CameraPreviewProps) {
  const words = texts('camera').source
  return (
    <div className="gap-2 grid">
      <div className="relative">
        <LiveVideo view={view} onEnd={onEnd} className={`block fill ${styles['video']}`} />
        <div className={`absolute flex column ${styles['frames']}`}>
          {aim.map((name) => (
            <span key={name} className={`grow round-xs strong pad-1 sides-2 ${styles['frame']}`}>
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
