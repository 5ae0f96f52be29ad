import { useEffect, useRef, useState } from 'react'
import type { RunningWork } from './camera-types.ts'

type Tell = (share: number) => void
type WorkResult<Value> = Awaited<RunningWork<Value>['done']>

export interface WorkShown {
  /** The current task; null when idle. */
  readonly what: 'decoding' | 'finding' | 'reading' | null
  /** From 0 to 1. */
  readonly share: number
}

const idle: WorkShown = { what: null, share: 0 }

/** Runs one task at a time off the main thread, with progress and cancellation. Cancels it on unmount. */
export function useWork() {
  const [shown, setShown] = useState<WorkShown>(idle)
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  async function run<Value>(
    what: Exclude<WorkShown['what'], null>,
    begin: (tell: Tell) => Promise<RunningWork<Value>>,
  ): Promise<WorkResult<Value>> {
    running.current?.stop()
    let isStopped = false
    let work: RunningWork<Value> | null = null
    const mine = {
      stop() {
        isStopped = true
        work?.cancel()
      },
    }
    running.current = mine
    setShown({ what, share: 0 })
    work = await begin((share) => {
      if (running.current === mine) setShown({ what, share })
    })
    if (isStopped) work.cancel()
    const result = await work.done
    if (running.current === mine) {
      running.current = null
      setShown(idle)
    }
    return isStopped ? { ok: false, reason: 'canceled' } : result
  }

  return { shown, run, cancel: () => running.current?.stop() }
}
