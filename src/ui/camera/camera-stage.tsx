import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import type { CameraTrouble, OpenedCamera } from './camera-types.ts'
import styles from './camera.module.css'
import { LiveVideo } from './live-video.tsx'

interface CameraStageProps {
  /** One line over the picture: what belongs into the frame. */
  readonly say: string
  /** How to photograph, a tap away. */
  readonly help: string
  readonly onFrame: (frame: Pixels) => void
  /** What is said or chosen before the photograph, on paper under the picture. */
  readonly children?: ReactNode
}

type CameraStatus = 'nothing' | 'opening' | 'decoding'

/** What the camera sees, with a frame to aim by, a shutter, and photographs out of files. Off as soon as it is gone. */
export function CameraStage({ say, help, onFrame, children }: CameraStageProps) {
  const words = texts('camera')
  const { view, isPossible, status, trouble, open, take, pick, end } = useCamera(onFrame)
  const [isHelped, setHelped] = useState(false)
  return (
    <>
      <div className={styles['view']}>
        {view !== null && <LiveVideo view={view} onEnd={end} className={styles['video']} />}
        <Guide />
        <output className={styles['say']}>
          {status === 'opening'
            ? words.source.opening
            : status === 'decoding'
              ? words.work.decoding
              : say}
        </output>
        {trouble !== null && (
          <p className={styles['trouble']} role="alert">
            {words.failure[trouble]}
          </p>
        )}
        {isHelped && <p className={styles['help']}>{help}</p>}
      </div>
      {children !== undefined && children !== false && (
        <div className={styles['before']}>{children}</div>
      )}
      <footer className={styles['foot']}>
        <FileSide onPick={pick} />
        {isPossible ? (
          <button
            type="button"
            className={styles['shutter']}
            aria-label={view === null ? words.source.live : words.source.take}
            onClick={view === null ? open : take}
          />
        ) : (
          <span />
        )}
        <button
          type="button"
          className={styles['side']}
          aria-expanded={isHelped}
          onClick={() => setHelped(!isHelped)}
        >
          <Icon name="info" />
          {words.source.how}
        </button>
      </footer>
    </>
  )
}

function Guide() {
  return (
    <svg className={styles['guide']} viewBox="0 0 320 380" aria-hidden="true">
      <path d="M4 60V24Q4 4 24 4H60M260 4h36q20 0 20 20v36M316 320v36q0 20-20 20h-36M60 376H24Q4 376 4 356v-36" />
    </svg>
  )
}

function FileSide({ onPick }: { readonly onPick: (file: File) => void }) {
  const words = texts('camera').source
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={styles['side']} onClick={() => input.current?.click()}>
        <Icon name="image" />
        <span id={id}>{words.file}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        aria-labelledby={id}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) onPick(file)
        }}
      />
    </>
  )
}

/** The camera opens by itself: the tap that led here asked for it. */
function useCamera(onFrame: CameraStageProps['onFrame']) {
  const { camera } = useServices()
  const [view, setView] = useState<OpenedCamera | null>(null)
  const [isPossible, setPossible] = useState(false)
  const [status, setStatus] = useState<CameraStatus>('nothing')
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  const isGone = useRef(false)

  async function open() {
    setTrouble(null)
    setStatus('opening')
    const opened = await camera.open()
    // The screen may be closed while the browser asks.
    if (isGone.current) return opened.ok ? opened.value.stop() : undefined
    setStatus('nothing')
    if (opened.ok) setView(opened.value)
    else setTrouble(opened.reason)
  }
  const openAtOnce = useEffectEvent(() => void open())
  useEffect(() => {
    isGone.current = false
    void camera.isPossible().then((can) => {
      if (!can || isGone.current) return
      setPossible(true)
      openAtOnce()
    })
    return () => {
      isGone.current = true
    }
  }, [camera])

  async function photograph(from: () => ReturnType<OpenedCamera['take']>) {
    if (status === 'decoding') return
    setTrouble(null)
    setStatus('decoding')
    const frame = await from()
    setStatus('nothing')
    if (frame.ok) onFrame(frame.value)
    else setTrouble(frame.reason)
  }

  return {
    view,
    isPossible,
    status,
    trouble,
    open: () => void (status === 'nothing' && open()),
    take: () => void (view !== null && photograph(() => view.take())),
    pick: (file: File) => void photograph(() => camera.fromFile(file)),
    end: () => {
      setView(null)
      setTrouble('interrupted')
    },
  }
}
