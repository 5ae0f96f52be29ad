import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Notice } from './notice.tsx'
import { useServices } from './services.tsx'

/** Reports, until it is read, that stored data is gone from this device. Needs the catalog `status`. */
export function LossNotice() {
  const { storage } = useServices()
  const loss = useStore(storage.store, (state) => state.unacknowledgedLoss)
  if (loss === null) return null
  const { bringIn, close, ...words } = texts('status').loss
  const { title, text } = words[loss]
  return (
    <Notice kind="warning" title={title}>
      <p>{text}</p>
      {loss === 'all' && (
        <ButtonLink kind="tonal" to="/diag?view=backup">
          {bringIn}
        </ButtonLink>
      )}
      <Button kind="text" onClick={() => void storage.dismiss()}>
        {close}
      </Button>
    </Notice>
  )
}

/** Before a test: nothing of it will be saved. Needs the catalog `status`. */
export function NotKeptNotice() {
  const health = useStore(useServices().storage.store, (state) => state.health)
  const { title, detail } = texts('status').storage
  if (health.kept !== 'memory' || health.failure === null) return null
  return (
    <Notice kind="error" title={title}>
      <p>{detail[health.failure]}</p>
    </Notice>
  )
}
