import { useEffect, useRef, useState } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import type { CameraTrouble, OpenedCamera } from './camera-types.ts'
import styles from './photo-source.module.css'
import { LiveVideo } from './live-video.tsx'

interface PhotoSourceProps {
  /** What belongs into the frames of the live view, top and bottom. */
  readonly aim: readonly string[]
  readonly onFrame: (frame: Pixels) => void
}

type SourceStatus = 'nothing' | 'opening' | 'decoding'

/** A photograph: from the camera, or a file. */
export function PhotoSource({ aim, onFrame }: PhotoSourceProps) {
  const { camera } = useServices()
  const words = texts('camera')
  const [view, setView] = useState<OpenedCamera | null>(null)
  const [status, setStatus] = useState<SourceStatus>('nothing')
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  const isPossible = useIsPossible()
  const isGone = useIsGone()

  async function open() {
    if (status !== 'nothing') return
    setTrouble(null)
    setStatus('opening')
    const opened = await camera.open()
    // The dialog may be closed while the browser asks.
    if (isGone()) return opened.ok ? opened.value.stop() : undefined
    setStatus('nothing')
    if (opened.ok) setView(opened.value)
    else setTrouble(opened.reason)
  }

  async function take(from: () => ReturnType<OpenedCamera['take']>) {
    if (status !== 'nothing') return
    setTrouble(null)
    setStatus('decoding')
    const frame = await from()
    setStatus('nothing')
    if (frame.ok) onFrame(frame.value)
    else setTrouble(frame.reason)
  }

  return (
    <div className={styles['source']}>
      {view !== null && (
        <CameraPreview
          view={view}
          aim={aim}
          onTake={() => void take(() => view.take())}
          onStop={() => setView(null)}
          onEnd={() => {
            setView(null)
            setTrouble('interrupted')
          }}
        />
      )}
      <div className={styles['buttons']}>
        {isPossible && view === null && (
          <Button kind="filled" icon="photo_camera" onClick={() => void open()}>
            {words.source.live}
          </Button>
        )}
        <FileButton
          accept="image/*,.heic,.heif"
          icon="image"
          onPick={(file) => void take(() => camera.fromFile(file))}
        >
          {words.source.file}
        </FileButton>
      </div>
      <output className={styles['status']}>
        {status === 'opening' && words.source.opening}
        {status === 'decoding' && words.work.decoding}
      </output>
      {trouble !== null && (
        <Notice kind="error">
          <p>{words.failure[trouble]}</p>
        </Notice>
      )}
      <p className={styles['tips']}>{words.source.tips}</p>
    </div>
  )
}

function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  return () => isGone.current
}

function useIsPossible() {
  const { camera } = useServices()
  const [isPossible, setPossible] = useState(false)
  useEffect(() => {
    void camera.isPossible().then(setPossible)
  }, [camera])
  return isPossible
}

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
function CameraPreview({ view, aim, onTake, onStop, onEnd }: CameraPreviewProps) {
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
