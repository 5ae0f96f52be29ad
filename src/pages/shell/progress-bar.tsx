import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { activityStore, advanceProgress } from './activity.ts'
import { percent } from './progress.ts'
import styles from './progress-bar.module.css'

export function ProgressBar() {
  const progress = useStore(activityStore, (activity) => activity.progress)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (progress.kind === 'hidden') return undefined
    let frame = 0
    const paint = () => {
      const now = performance.now()
      bar.current?.style.setProperty('inline-size', `${percent(progress, now)}%`)
      advanceProgress(now)
      frame = requestAnimationFrame(paint)
    }
    paint()
    return () => cancelAnimationFrame(frame)
  }, [progress])
  if (progress.kind === 'hidden' || progress.kind === 'waiting') return null
  const isFailed = progress.kind === 'ended' && progress.failed
  return (
    <div
      ref={bar}
      className={styles['bar']}
      role="progressbar"
      aria-label={texts('shell').loading}
      data-failed={isFailed}
    />
  )
}
