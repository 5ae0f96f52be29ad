import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** What finishes a long dialog: in sight however far one has scrolled. One thing alone: the photograph above needs the room. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return <div className={`grid ${styles['bar']}`}>{children}</div>
}
