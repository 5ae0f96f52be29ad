import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './qr-scanner.module.css'
import { collectCode, type Collected } from './collect-code.ts'
import { codeIn, scannedPixels, qrDecoder } from './qr-decoder.ts'
import type { PartsRead } from '#domain/share/qr-parts.ts'
import { useModule } from '#ui/use-module.ts'
import { failed, ok, type Result } from '#domain/result.ts'

interface QrScannerProps {
  /** Whether a text is of the expected kind. */
  readonly accepts: (text: string) => boolean
  /** Called once, with an accepted text. */
  readonly onRead: (text: string) => void
}

type Trouble = 'otherCode' | 'noCode' | 'badPicture'

interface Looked {
  readonly trouble: Trouble | null
  /** Set for a photograph that shows one of several codes. */
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
    <div className={`gap-3 grid items-start ${styles['scanner']}`}>
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
      <p className="small muted">{words.fileHow}</p>
      <FileButton accept="image/*" icon="image" onPick={(file) => void pick(file)}>
        {words.file}
      </FileButton>
    </div>
  )
}

/** The camera's picture with a frame for the code, or the button that starts it. */
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
      <div className={`relative round-s clip square ${styles['finder']}`}>
        <video
          ref={video}
          muted
          playsInline
          aria-label={words.video}
          className="fill fill-block covers"
        />
        <span className={`absolute round-s ${styles['frame']}`} aria-hidden="true" />
      </div>
      <output className={'strong'}>
        {parts === null ? words.how : words.parts(parts.found.size, parts.all)}
      </output>
      <Button icon="close" onClick={stop}>
        {words.stop}
      </Button>
    </>
  )
}

type SeenInPicture = Collected | { readonly kind: 'noCode' } | { readonly kind: 'badPicture' }

/** Reads the code in a photograph or screenshot. */
async function readPicture(file: Blob): Promise<SeenInPicture> {
  const [decoder, bitmap] = await Promise.all([import('qr/decode.js'), bitmapOf(file)])
  const pixels = bitmap === null ? null : scannedPixels(bitmap, 'picture')
  bitmap?.close()
  if (pixels === null) return { kind: 'badPicture' }
  const code = codeIn(decoder, pixels, 'picture')
  return code === null ? { kind: 'noCode' } : collectCode(null, code)
}

async function bitmapOf(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    // Not a picture, or a format this browser cannot open.
    return null
  }
}

type CameraState = 'closed' | 'asking' | 'open' | { readonly refused: CameraRefusal }

/** Scan interval; the time between leaves the phone free to render and cool. */
const lookEveryMs = 120

/** Searches the camera's picture for codes while it is open. If `onText` returns true the camera closes, otherwise scanning continues. */
function useCameraCodes(onText: (text: string) => boolean) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('closed')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [parts, setParts] = useState<PartsRead | null>(null)
  const decoder = useModule(qrDecoder, state !== 'closed')
  const isGone = useRef(false)

  const start = async () => {
    setState('asking')
    const opened = await openCamera()
    if (!opened.ok) return setState({ refused: opened.reason })
    // The dialog may have been closed while the browser asked for permission.
    if (isGone.current) return closeCamera(opened.value)
    setStream(opened.value)
    setState('open')
  }
  const stop = () => {
    setStream(null)
    setParts(null)
    setState('closed')
  }

  const collected = useRef<PartsRead | null>(null)
  const look = useEffectEvent(() => {
    const pixels =
      decoder === null || video.current === null ? null : scannedPixels(video.current, 'frame')
    const code = decoder === null || pixels === null ? null : codeIn(decoder, pixels, 'frame')
    if (code === null) return
    const seen = collectCode(collected.current, code)
    collected.current = seen.kind === 'parts' ? seen.read : null
    setParts(collected.current)
    if (seen.kind === 'whole' && onText(seen.text)) stop()
  })

  const end = useEffectEvent(stop)

  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  useEffect(() => {
    if (stream === null) return undefined
    const element = video.current
    if (element !== null) {
      element.srcObject = stream
      // Rejected only if the page is being left at this very moment.
      element.play().catch(() => setState('closed'))
    }
    const timer = setInterval(() => look(), lookEveryMs)
    // The camera is switched off while its picture is hidden.
    const stopHidden = () => {
      if (document.visibilityState === 'hidden') end()
    }
    document.addEventListener('visibilitychange', stopHidden)
    for (const track of stream.getTracks()) track.addEventListener('ended', () => end())
    stopHidden()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stopHidden)
      collected.current = null
      closeCamera(stream)
    }
  }, [stream])
  return { state, parts, video, start: () => void start(), stop }
}

type CameraRefusal = 'denied' | 'missing' | 'busy'

/** Opens the rear camera if there is one. Call inside a tap: the browser asks for permission. */
async function openCamera(): Promise<Result<MediaStream, CameraRefusal>> {
  // Absent on pages not served over HTTPS.
  const devices: MediaDevices | undefined = Reflect.get(navigator, 'mediaDevices')
  if (devices === undefined) return failed('missing')
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } }
    return ok(await devices.getUserMedia({ video, audio: false }))
  } catch (thrown) {
    return failed(refusalOf(thrown))
  }
}

/** Source: W3C Media Capture and Streams §10.2, getUserMedia(). */
function refusalOf(thrown: unknown): CameraRefusal {
  const name = thrown instanceof DOMException ? thrown.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}

function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
