import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  /** The heading of the page. */
  readonly title: ReactNode
  /** The way back, before the heading: an address or an action. */
  readonly back?: { readonly label: string } & (
    | { readonly to: string }
    | { readonly onBack: () => void }
  )
  /** Icon buttons after the heading. */
  readonly tools?: ReactNode
  /** Puts the heading in a row of its own: for a question, which is longer. */
  readonly stacked?: boolean
  /** Left out on paper, where what is below has a heading of its own. */
  readonly screenOnly?: boolean
}

/** The first row of every page but the first; its end is left free for the settings button, which the frame places there. */
export function PageHead({
  title,
  back,
  tools,
  stacked = false,
  screenOnly = false,
}: PageHeadProps) {
  return (
    <div
      className={`row target across ${screenOnly ? 'screen-only' : ''} ${styles['head']}`}
      data-stacked={stacked}
    >
      {back !== undefined && ('to' in back ? <BackLink {...back} /> : <BackButton {...back} />)}
      <h1 className={`grow wide ${styles['title']}`}>{title}</h1>
      {tools}
    </div>
  )
}

function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <AppLink
      to={to}
      className={`center fixed-size screen-only round-full inherit-color ${styles['back']}`}
      aria-label={label}
    >
      <Icon name="chevron_left" />
    </AppLink>
  )
}

function BackButton({ onBack, label }: { readonly onBack: () => void; readonly label: string }) {
  return (
    <button
      type="button"
      className={`center fixed-size screen-only round-full inherit-color ${styles['back']}`}
      aria-label={label}
      onClick={onBack}
    >
      <Icon name="chevron_left" />
    </button>
  )
}
