import { useState } from 'react'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { readPicture } from './read-picture.ts'
import { useCameraCodes } from './use-camera-codes.ts'
import styles from './qr-scanner.module.css'

interface QrScannerProps {
  /** Whether a text is one of those looked for. */
  readonly accepts: (text: string) => boolean
  /** Called once, with a text that was accepted. */
  readonly onRead: (text: string) => void
}

type Trouble = 'otherCode' | 'noCode' | 'badPicture'

interface Looked {
  readonly trouble: Trouble | null
  /** Of a photograph that shows one of several codes. */
  readonly parts: { readonly found: number; readonly all: number } | null
}

const nothingWrong: Looked = { trouble: null, parts: null }

/** Reads a QR code by camera or from a photograph. */
export function QrScanner({ accepts, onRead }: QrScannerProps) {
  const words = texts('share').scan
  const [looked, setLooked] = useState(nothingWrong)
  const take = (text: string) => {
    const isWanted = accepts(text)
    setLooked(isWanted ? nothingWrong : { trouble: 'otherCode', parts: null })
    if (isWanted) onRead(text)
    return isWanted
  }
  const camera = useCameraCodes(take)
  const pick = async (file: File) => {
    const seen = await readPicture(file)
    if (seen.kind === 'whole') {
      if (take(seen.text)) camera.stop()
    } else if (seen.kind === 'parts') {
      setLooked({ trouble: null, parts: { found: seen.read.found.size, all: seen.read.all } })
    } else setLooked({ trouble: seen.kind, parts: null })
  }
  const trouble = looked.trouble === null ? undefined : words[looked.trouble]
  return (
    <div className={styles['scanner']}>
      <Finder camera={camera} />
      {trouble !== undefined && (
        <Notice kind="warning" title={trouble.title}>
          <p>{trouble.text}</p>
        </Notice>
      )}
      {looked.parts !== null && (
        <Notice kind="warning" title={words.moreParts.title(looked.parts.found, looked.parts.all)}>
          <p>{words.moreParts.text}</p>
        </Notice>
      )}
      <p className={styles['hint']}>{words.fileHow}</p>
      <FileButton accept="image/*" icon="image" onPick={(file) => void pick(file)}>
        {words.file}
      </FileButton>
    </div>
  )
}

/** The camera's picture with a frame to hold the code in, or the button that opens it. */
function Finder({ camera }: { readonly camera: ReturnType<typeof useCameraCodes> }) {
  const words = texts('share').scan
  const { state, parts, video, start, stop } = camera
  if (state === 'closed' || state === 'asking' || typeof state === 'object') {
    return (
      <>
        {typeof state === 'object' && (
          <Notice kind="warning" title={words.camera[state.refused].title}>
            <p>{words.camera[state.refused].text}</p>
          </Notice>
        )}
        <Button
          kind="filled"
          block
          test
          icon="qr_code_scanner"
          aria-disabled={state === 'asking'}
          onClick={state === 'asking' ? undefined : start}
        >
          {state === 'asking' ? words.asking : words.start}
        </Button>
      </>
    )
  }
  return (
    <>
      <div className={styles['finder']}>
        <video ref={video} muted playsInline aria-label={words.video} className={styles['video']} />
        <span className={styles['frame']} aria-hidden="true" />
      </div>
      <output className={styles['progress']}>
        {parts === null ? words.how : words.parts(parts.found.size, parts.all)}
      </output>
      <Button icon="close" onClick={stop}>
        {words.stop}
      </Button>
    </>
  )
}
