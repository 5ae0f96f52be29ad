import { useEffect, useState } from 'react'

// Source: docs/facts/first-app.md
const resizeDelayMs = 200

export interface Viewport {
  readonly width: number
  readonly height: number
}

const measure = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight })

/** Calls back when resizing has stopped for 200 ms. */
function onResizeEnd(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, resizeDelayMs)
  }
  window.addEventListener('resize', restart)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', restart)
  }
}

/** The window's size; null until the page is hydrated. Prefer media queries where CSS can do it. */
export function useViewport(): Viewport | null {
  const [viewport, setViewport] = useState<Viewport | null>(null)
  useEffect(() => {
    const update = () => setViewport(measure())
    update()
    return onResizeEnd(update)
  }, [])
  return viewport
}
