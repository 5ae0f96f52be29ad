import { useEffect, useState } from 'react'
import { useImmersive } from '#ui/immersive.ts'

/**
 * The chart without the frame around it, and without the browser's where it can be asked
 * (iPhones have no Fullscreen API for pages). Refusal is no failure: the frame is gone all the same.
 */
export function useFullScreen() {
  const [isFull, setIsFull] = useState(false)
  useImmersive(isFull)

  useEffect(() => {
    if (!isFull) return undefined
    const close = () => setIsFull(false)
    const onChange = () => {
      if (!isBrowserFull()) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
      if (isBrowserFull()) void settle(document.exitFullscreen())
    }
  }, [isFull])

  const toggle = () => {
    setIsFull(!isFull)
    if (isFull || !document.fullscreenEnabled) return
    void settle(document.documentElement.requestFullscreen({ navigationUI: 'hide' }))
  }
  return { isFull, toggle }
}

// Undefined where there is no Fullscreen API.
const isBrowserFull = () => (document.fullscreenElement ?? null) !== null

const settle = async (request: Promise<void>) => {
  await Promise.allSettled([request])
}
