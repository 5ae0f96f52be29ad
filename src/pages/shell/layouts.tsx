import type { ComponentType } from 'react'
import styles from './frame.module.css'
import { PageFrame, type LayoutProps } from './frame.tsx'
import { Announcer, useArrival } from '#pages/shell/routing/arrival.tsx'
import type { LayoutName } from '#pages/shell/routing/page-table.ts'
import { useScrollTarget } from '#pages/shell/routing/use-scroll-target.ts'

/** Nothing around the page. */
function BareLayout({ children }: LayoutProps) {
  return (
    <main id="content" className={styles['content']} tabIndex={-1}>
      {children}
    </main>
  )
}

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: PageFrame,
  bare: BareLayout,
}

export function Layout({ name, ...props }: LayoutProps & { name: LayoutName }) {
  const Chosen = layouts[name]
  useArrival(props.view)
  useScrollTarget()
  return (
    <>
      <Chosen {...props} />
      <Announcer />
    </>
  )
}
