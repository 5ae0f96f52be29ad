import type { MouseEvent } from 'react'
import { texts } from '#locales/texts.ts'
import styles from './frame.module.css'

/** Jumps over the bars without leaving a mark in the address. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

export function SkipLink() {
  return (
    <a className={styles['skip']} href="#content" onClick={skip}>
      {texts('shell').skipToContent}
    </a>
  )
}
