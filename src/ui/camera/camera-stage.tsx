import { useId, useRef, useState, type ReactNode } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './camera.module.css'
import { LiveVideo } from './live-video.tsx'
import { useCamera } from './use-camera.ts'

interface CameraStageProps {
  /** One line over the picture: what to place in the frame. */
  readonly say: string
  /** How to take the photograph, opened by a tap. */
  readonly help: string
  readonly onFrame: (frame: Pixels) => void
  /** Notes and choices before the photograph, on paper below the picture. */
  readonly children?: ReactNode
}

/** Live view with an aiming frame, a shutter, and a file picker. The camera is switched off on unmount. */
export function CameraStage({ say, help, onFrame, children }: CameraStageProps) {
  const words = texts('camera')
  const { view, isPossible, status, trouble, open, take, pick, end } = useCamera(onFrame, {
    opensAtOnce: true,
  })
  const [isHelped, setHelped] = useState(false)
  return (
    <>
      <div className={`center relative clip round-l ${styles['view']}`}>
        {view !== null && <LiveVideo view={view} onEnd={end} className="cover covers" />}
        {isHelped ? (
          <p className={`relative round-m pad-2 sides-4 ${styles['note']}`}>{help}</p>
        ) : trouble !== null ? (
          <p className={`relative round-m pad-2 sides-4 ${styles['note']}`} role="alert">
            {words.failure[trouble]}
          </p>
        ) : (
          <Guide />
        )}
        <output className={`centered strong absolute mid round-m pad-2 sides-4 ${styles['say']}`}>
          {status === 'opening'
            ? words.source.opening
            : status === 'decoding'
              ? words.work.decoding
              : say}
        </output>
      </div>
      {children !== undefined && children !== false && (
        <div
          className={`round-l grid top gap-3 fill readable mid ink paper pad-4 sides-5 ${styles['before']}`}
        >
          {children}
        </div>
      )}
      <footer className={`middle grid ${styles['foot']}`}>
        <FileSide onPick={pick} />
        {isPossible ? (
          <button
            type="button"
            className={`round ${styles['shutter']}`}
            aria-label={view === null ? words.source.live : words.source.take}
            onClick={view === null ? open : take}
          />
        ) : (
          <span />
        )}
        <button
          type="button"
          className="centered small grid center-block target-test items-center gap-half even"
          aria-expanded={isHelped}
          onClick={() => setHelped(!isHelped)}
        >
          <span className="icon-size">
            <Icon name="info" />
          </span>
          {words.source.how}
        </button>
      </footer>
    </>
  )
}

function Guide() {
  return (
    <svg
      className={`relative ${styles['guide']}`}
      viewBox="0 0 320 380"
      fill="none"
      stroke="var(--camera-guide)"
      strokeWidth="7"
      strokeLinecap="round"
      aria-hidden="true"
    >
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
      <button
        type="button"
        className="centered small grid center-block target-test items-center gap-half even"
        onClick={() => input.current?.click()}
      >
        <span className="icon-size">
          <Icon name="image" />
        </span>
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
