import { useState } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { megabytes } from './settings-megabytes.ts'
import styles from './settings.module.css'

export function SettingsStorage() {
  const words = texts('settings')
  const { health } = useStore(useServices().keeping.store)
  return (
    <section className={styles['section']}>
      <h3>{words.storage}</h3>
      {health.kept === 'memory' || health.failure !== null ? (
        <Notice kind="error" title={words.kept[health.kept]}>
          {health.failure !== null && <p>{words.failure[health.failure]}</p>}
        </Notice>
      ) : (
        <p>{words.kept[health.kept]}</p>
      )}
      {health.restored > 0 && <Notice kind="note">{words.restored(health.restored)}</Notice>}
      {health.unreadable > 0 && (
        <Notice kind="warning">{words.unreadable(health.unreadable)}</Notice>
      )}
      <Room />
    </section>
  )
}

const gigabyte = 1_000_000_000

function Room() {
  const words = texts('settings')
  const { estimate } = useStore(useServices().keeping.store)
  const amount = (bytes: number | null) =>
    bytes === null
      ? words.unknownAmount
      : bytes < gigabyte
        ? words.megabytes(megabytes(bytes))
        : words.gigabytes(megabytes(bytes / 1000))
  if (estimate === null) return null
  return (
    <>
      <dl className={styles['room']}>
        <dt>{words.used}</dt>
        <dd>{amount(estimate.used)}</dd>
        <dt>{words.quota}</dt>
        <dd>{amount(estimate.quota)}</dd>
      </dl>
      {estimate.persisted === true ? <p>{words.persisted}</p> : <Persist />}
    </>
  )
}

function Persist() {
  const words = texts('settings')
  const { keeping } = useServices()
  const [isRefused, setIsRefused] = useState(false)
  const ask = async () => {
    await keeping.persist()
    setIsRefused(keeping.store.getState().estimate?.persisted !== true)
  }
  return (
    <>
      <p>{words.notPersisted}</p>
      <Button icon="lock" onClick={() => void ask()}>
        {words.persist}
      </Button>
      <output className={styles['status']}>{isRefused && words.persistRefused}</output>
    </>
  )
}
