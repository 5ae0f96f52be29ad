import { useState } from 'react'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './settings.module.css'

/** The user's own pace, learned from finished tests. */
export function SettingsPace() {
  const words = texts('settings')
  const { planning } = useServices()
  const [isForgotten, setForgotten] = useState(false)
  const forget = async () => {
    await planning.forget()
    setForgotten(true)
  }
  return (
    <section className={styles['section']}>
      <h3>{words.pace}</h3>
      <p className={styles['hint']}>{words.paceNote}</p>
      <Button icon="restart_alt" onClick={() => void forget()}>
        {words.forgetPace}
      </Button>
      <output className={styles['status']}>{isForgotten && words.paceForgotten}</output>
    </section>
  )
}
