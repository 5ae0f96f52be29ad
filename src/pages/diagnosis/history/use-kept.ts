import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { KeptRecord } from '#app/project-record.ts'
import { useServices } from '#ui/services.tsx'

/** Full records as they are now; null until they were read. Reads anew whenever something was kept. */
export function useKept(ids: readonly string[]): readonly KeptRecord[] | null {
  const { records } = useServices()
  const isReady = useStore(records.store, ({ ready }) => ready)
  const [kept, setKept] = useState<readonly KeptRecord[] | null>(null)
  const key = JSON.stringify(ids)
  useEffect(() => {
    let isGone = false
    const asked: readonly string[] = JSON.parse(key)
    const look = async () => {
      const found = await records.read(asked)
      if (!isGone) setKept(found)
    }
    void look()
    const stop = records.store.subscribe((now, before) => {
      const isNew = now.recent !== before.recent || now.index.summaries !== before.index.summaries
      if (isNew) void look()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [records, key])
  // Before the engine has read what is kept, a record that is not there may still come.
  return kept !== null && kept.length === 0 && !isReady ? null : kept
}
