import { useStore } from 'zustand'

import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './sound-notice.module.css'
import { useLasting } from './use-lasting.ts'

/** That no call would be heard, and the tap that mends it. */
export function SoundNotice({ silent }: { readonly silent: string }) {
  const { session, signals, settings } = useServices()
  const alarm = useStore(signals.store, (state) => state.alarm)
  const wantsSound = useStore(settings.store, ({ sound }) => sound)
  const isSilent = useLasting(wantsSound && (alarm === 'locked' || alarm === 'interrupted'))
  const words = texts('live').notices
  if (wantsSound && alarm === 'unavailable') return <Notice kind="warning">{words.noSound}</Notice>
  if (!isSilent) return null
  return (
    <Button block test icon="volume_up" onClick={() => void session.wake()}>
      <span className={styles['unlock']}>
        {silent}
        {words.unlock}
      </span>
    </Button>
  )
}
