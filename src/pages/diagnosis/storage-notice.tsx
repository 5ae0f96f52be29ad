import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'

/** Only where there is something to know: nothing is kept, or something was brought back. */
export function StorageNotice() {
  const words = texts('diagnosis').storage
  const { keeping } = useServices()
  const health = useStore(keeping.store, (state) => state.health)
  return (
    <>
      {health.kept === 'memory' && (
        <Notice kind="error" title={words.memory.title}>
          {health.failure !== null && <p>{words.failure[health.failure]}</p>}
          <p>{words.memory.text}</p>
        </Notice>
      )}
      {health.restored > 0 && (
        <Notice kind="note" title={words.restored.title}>
          <p>{words.restored.text(health.restored)}</p>
        </Notice>
      )}
    </>
  )
}
