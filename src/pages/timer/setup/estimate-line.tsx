import { useEffect } from 'react'
import { useStore } from 'zustand'

import { obstacleText } from './obstacle-text.ts'
import type { Setup } from '#app/planning.ts'
import { texts } from '#locales/texts.ts'
import { formatLength } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import styles from './setup-screen.module.css'

/** How long it will take, and how long without a plan. Its lines are kept free until that is known. */
export function EstimateLine({ setup }: { readonly setup: Setup }) {
  const { planning, session } = useServices()
  const words = texts('timer').setup
  const isEngineHere = useStore(session.store, ({ phase }) => phase !== 'loading')
  const outlook = useStore(planning.outlook)
  // A new object each time it is drawn: what is asked is in its text.
  const asked = JSON.stringify(setup)
  useEffect(() => {
    if (isEngineHere) void planning.look(setup)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [planning, isEngineHere, asked])
  if (outlook.state === 'impossible') {
    return <span className={styles['estimate']}>{obstacleText(outlook.failure, setup.kit)}</span>
  }
  const length = outlook.state === 'planned' ? formatLength(outlook.length) : null
  return (
    <span className={styles['estimate']}>
      {length === null || outlook.state !== 'planned'
        ? '\u00a0'
        : outlook.atLeast
          ? words.estimateAtLeast(length)
          : words.estimate(length)}
      {setup.samples.length > 1 && (
        <span className={styles['alone']}>
          {outlook.state === 'planned' ? words.oneByOne(formatLength(outlook.oneByOne)) : '\u00a0'}
        </span>
      )}
      {outlook.state === 'planned' && outlook.share < 1 && (
        <progress aria-label={words.searching} max={1} value={outlook.share} />
      )}
    </span>
  )
}
