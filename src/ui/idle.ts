import { useEffect, useState } from 'react'
import { once } from '#domain/once.ts'

// Source: docs/facts/first-app.md
const idleTimeoutMs = 2000
/** Delay after the load event: the first screen's own work goes first. */
const settleDelayMs = 2000

/** Runs `work` when the browser is idle, after 2 s at the latest. */
function onIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, idleTimeoutMs)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: idleTimeoutMs })
  return () => window.cancelIdleCallback(handle)
}

/** Resolves 2 s after the page has loaded. */
const settled = once(
  () =>
    new Promise<void>((resolve) => {
      const wait = () => setTimeout(resolve, settleDelayMs)
      if (document.readyState === 'complete') wait()
      else window.addEventListener('load', wait, { once: true })
    }),
)

/** Runs `work` when the page has settled and the browser is idle, unless it is called off before. */
export function onSettledIdle(work: () => void): () => void {
  let callOff = () => {}
  let isCalledOff = false
  void settled().then(() => {
    if (!isCalledOff) callOff = onIdle(work)
  })
  return () => {
    isCalledOff = true
    callOff()
  }
}

/** Whether the page has settled and the browser has been idle since. */
export function useSettledIdle(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => onSettledIdle(() => setSettled(true)), [])
  return isSettled
}
