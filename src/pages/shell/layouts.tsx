import type { ComponentType, ReactNode } from 'react'
import { Frame } from './frame.tsx'
import type { LayoutName, ViewName } from './page-table.ts'
import { useArrival } from './use-arrival.ts'
import { useLanding } from './use-landing.ts'
import { Announcer } from './announcer.tsx'
import styles from './frame.module.css'

export interface LayoutProps {
  readonly view: ViewName
  readonly children: ReactNode
}

/** Nothing around the page. */
function BareLayout({ children }: LayoutProps) {
  return (
    <main id="content" className={styles['content']} tabIndex={-1}>
      {children}
    </main>
  )
}

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: Frame,
  bare: BareLayout,
}

export function Layout({ name, ...props }: LayoutProps & { name: LayoutName }) {
  const Chosen = layouts[name]
  useArrival(props.view)
  useLanding()
  return (
    <>
      <Chosen {...props} />
      <Announcer />
    </>
  )
}
