import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './settings.module.css'

export function SettingsNotifications() {
  const words = texts('settings')
  const { signals } = useServices()
  const permission = useStore(signals.store, (signal) => signal.notifications)
  return (
    <>
      <h4>{words.notifications}</h4>
      <p className={styles['hint']}>{words.notificationNote}</p>
      <output className={styles['status']}>{words.permission[permission]}</output>
      {permission === 'ask' && (
        <Button icon="notifications" onClick={() => void signals.askNotifications()}>
          {words.allowNotifications}
        </Button>
      )}
    </>
  )
}
