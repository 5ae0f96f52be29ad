import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import type { ViewName } from './page-table.ts'
import { SettingsButton } from './settings-button.tsx'
import styles from './top-bar.module.css'

export function TopBar({ view }: { view: ViewName }) {
  const words = texts('shell')
  return (
    <header className={styles['bar']}>
      {view === 'timer' ? (
        <h1 className={styles['title']}>{words.app}</h1>
      ) : (
        <p className={styles['title']}>
          <AppLink className={styles['home']} to="/">
            {words.app}
          </AppLink>
        </p>
      )}
      <OfflineMark />
      <SettingsButton />
    </header>
  )
}

/** Harmless news: everything works without a network. */
function OfflineMark() {
  const words = texts('shell')
  const isOnline = useStore(useServices().online.store, (online) => online.isOnline)
  return (
    <output className={styles['offline']} title={isOnline ? undefined : words.offlineNote}>
      {!isOnline && (
        <>
          <Icon name="cloud_off" />
          <span>{words.offline}</span>
        </>
      )}
    </output>
  )
}
