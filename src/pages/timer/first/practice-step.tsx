import { useEffect } from 'react'
import { useStore } from 'zustand'

import { practiceKit } from '#knowledge/practice/practice-kit.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { Picture } from './picture.tsx'
import styles from './practice-step.module.css'

/** Before and after the forty seconds with water. */
export function PracticeStep() {
  const { practice, session } = useServices()
  const live = useStore(practice.store)
  const isTesting = useStore(session.store, ({ phase }) => phase === 'running')
  const words = texts('first').practice
  if (isTesting) {
    return (
      <>
        <h2>{texts('first').steps.practice}</h2>
        <Notice kind="warning">
          {words.busy} <AppLink to="/">{words.toRun}</AppLink>
        </Notice>
      </>
    )
  }
  const isDone = live.phase === 'running' && live.isComplete
  return isDone ? <Finished /> : <Intro />
}

function useBegin() {
  const { practice } = useServices()
  return () => {
    const { practiceKit: kitWords, practice: words } = texts('first')
    void practice.begin({
      kit: practiceKit(kitWords),
      analytes: ['wetness'],
      samples: [{ id: 'practice', name: words.sample }],
    })
  }
}

function Intro() {
  const begin = useBegin()
  const { practice: words, practiceKit: kit, steps } = texts('first')
  return (
    <>
      <h2>{steps.practice}</h2>
      <p className={styles['intro']}>{words.intro}</p>
      <div className={styles['need']}>
        <Picture name="cup" />
        <div>
          <h3>{words.need}</h3>
          <ul>
            {Object.values(kit.prepare).map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
      <Button kind="filled" block test icon="play_arrow" onClick={begin}>
        {words.begin}
      </Button>
    </>
  )
}

function Finished() {
  const { welcome } = useServices()
  const begin = useBegin()
  useEffect(() => {
    void welcome.finish('practice')
  }, [welcome])
  const words = texts('first').practice
  return (
    <>
      <h2 className={styles['finished']}>
        <Icon name="check_circle" />
        {words.finished}
      </h2>
      <ul>
        {words.learned.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{words.forgotten}</p>
      <AppLink to="/" className={styles['test']}>
        {words.toTest}
      </AppLink>
      <Button icon="restart_alt" onClick={begin}>
        {words.again}
      </Button>
    </>
  )
}
