import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** The button that completes a long dialog, visible however far the dialog is scrolled. One only: the photograph above needs the space. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return <div className={`grid over ends-2 rule-above paper ${styles['bar']}`}>{children}</div>
}
