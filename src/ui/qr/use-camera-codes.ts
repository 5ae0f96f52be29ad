import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PartsRead } from '#domain/share/qr-parts.ts'
import { useModule } from '#ui/use-module.ts'
import { collectCode } from './collect-code.ts'
import { closeCamera, openCamera, type CameraRefusal } from './open-camera.ts'
import { codeIn, scannedPixels, qrDecoder } from './qr-decoder.ts'

type CameraState = 'closed' | 'asking' | 'open' | { readonly refused: CameraRefusal }

/** Looks this often; the time between is the phone's to draw and cool. */
const pause = 120

/** A camera whose picture is searched for codes while it is open. True from `onText` closes it; else it goes on looking. */
export function useCameraCodes(onText: (text: string) => boolean) {
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
    // The dialog may be closed while the browser asks.
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
      // Refused only where the page is left at this very moment.
      element.play().catch(() => setState('closed'))
    }
    const timer = setInterval(() => look(), pause)
    // A camera that nobody looks at is off.
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
