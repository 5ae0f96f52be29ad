import { useEffect, useRef, useState } from 'react'
import type { RunningWork } from './camera-types.ts'

type WorkResult<Value> = Awaited<RunningWork<Value>['done']>

export type WorkName = 'finding' | 'reading'

/** Runs one task at a time off the main thread; it can be canceled, and is on unmount. */
export function useWork() {
  const [shown, setShown] = useState<WorkName | null>(null)
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  async function run<Value>(
    what: WorkName,
    begin: () => Promise<RunningWork<Value>>,
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
    setShown(what)
    try {
      work = await begin()
      if (isStopped) work.cancel()
      const result = await work.done
      return isStopped ? { ok: false, reason: 'canceled' } : result
    } finally {
      if (running.current === mine) {
        running.current = null
        setShown(null)
      }
    }
  }

  return { shown, run, cancel: () => running.current?.stop() }
}
