import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { activityStore, advanceProgress } from './activity.ts'
import { percent } from './progress.ts'
import styles from './progress-bar.module.css'

export function ProgressBar() {
  const progress = useStore(activityStore, (activity) => activity.progress)
  const bar = useRef<HTMLProgressElement>(null)
  useEffect(() => {
    if (progress.kind === 'hidden') return undefined
    let frame = 0
    const paint = () => {
      const now = performance.now()
      if (bar.current !== null) bar.current.value = percent(progress, now)
      advanceProgress(now)
      frame = requestAnimationFrame(paint)
    }
    paint()
    return () => cancelAnimationFrame(frame)
  }, [progress])
  if (progress.kind === 'hidden' || progress.kind === 'waiting') return null
  const isFailed = progress.kind === 'ended' && progress.failed
  return (
    <progress
      ref={bar}
      className={`fill ${styles['bar']}`}
      max={100}
      aria-label={texts('shell').loading}
      data-failed={isFailed}
    />
  )
}
