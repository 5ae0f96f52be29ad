import type { ComponentType } from 'react'
import styles from './frame.module.css'
import { Frame, type LayoutProps } from './frame.tsx'
import { Announcer, useArrival } from '#pages/shell/routing/arrival.tsx'
import type { LayoutName } from '#pages/shell/routing/page-table.ts'
import { useLanding } from '#pages/shell/routing/use-landing.ts'

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
