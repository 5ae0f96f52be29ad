import { useState } from 'react'

import { texts } from '#locales/texts.ts'
import { TimelineChart, type TimelineProps } from './timeline-chart.tsx'
import { TimelineDialog } from './timeline-dialog.tsx'
import styles from './timeline.module.css'

/** The whole test at a glance; a tap shows it large, with its steps in words. */
export function TimelineButton(props: TimelineProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles['glance']}
        aria-label={texts('live').timeline.open}
        onClick={() => setOpen(true)}
      >
        <TimelineChart {...props} rowHeight={14} scale={null} />
      </button>
      <TimelineDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
