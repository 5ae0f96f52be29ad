import { type ComponentType, type MouseEvent, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { texts, withTexts } from '#locales/texts.ts'
import { ProgressBar } from '#pages/shell/progress/progress-bar.tsx'
import { Announcer, useArrival } from '#pages/shell/routing/arrival.tsx'
import { type LayoutName, pageTable, type ViewName } from '#pages/shell/routing/page-table.ts'
import { SettingsButton } from '#pages/shell/settings/settings-button.tsx'
import { AppMark } from './app-mark.tsx'
import { sizeOf } from './breakpoints.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { anchorOf } from '#ui/navigation/anchor-of.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { pinScroll } from '#ui/navigation/pin-scroll.ts'
import { goToPlace, scrollTarget } from '#ui/navigation/screen-place.ts'
import { useServices } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useViewport } from './use-viewport.ts'
import { LateReloadNotice, StorageNotice, UpdateNotice } from './notices.tsx'
import styles from './frame.module.css'

/** Nothing around the page. */
function BareLayout({ children }: LayoutProps) {
  return (
    <main id="content" className={`grow fill readable mid ${styles['content']}`} tabIndex={-1}>
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

interface LayoutProps {
  readonly view: ViewName
  readonly children: ReactNode
}

/** The default layout: top bar, page, temporary bars, navigation. */
function PageFrame({ view, children }: LayoutProps) {
  const isImmersive = useIsImmersive()
  const viewport = useViewport()
  return (
    <div
      className={`relative column flex ${styles['frame']}`}
      data-immersive={isImmersive}
      data-size={viewport === null ? undefined : sizeOf(viewport.width)}
    >
      <SkipLink />
      <ProgressBar />
      {!isImmersive && <TopBar view={view} />}
      <main id="content" className={`grow fill readable mid ${styles['content']}`} tabIndex={-1}>
        {children}
      </main>
      <UpdateNotice />
      <div className={`screen-only ${styles['bottom']}`}>
        {!isImmersive && <StorageNotice view={view} />}
        {!isImmersive && <LateReloadNotice />}
        <RunBar />
        {!isImmersive && <Navigation view={view} />}
      </div>
      {/* During a test a toast would cover the very button to be tapped. */}
      {!isImmersive && <ToastRegion />}
    </div>
  )
}

/** Skips the bars without changing the address. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

const SkipLink = () => (
  <a className={`screen-only paper ${styles['skip']}`} href="#content" onClick={skip}>
    {texts('shell').skipToContent}
  </a>
)

/** The app's name on the first page; elsewhere only the tools, at the end of the page's own first row: see `PageHead`. */
function TopBar({ view }: { readonly view: ViewName }) {
  const { search } = useLocation()
  const isHome = view === 'timer' && !/[?&]view=/.test(search)
  return (
    <header
      className={classNames(
        `row gap-2 fill screen-only relative readable mid ${styles['bar']}`,
        !isHome && `absolute ${styles['tools']}`,
      )}
    >
      {isHome && (
        <>
          <AppMark />
          <h1 className={`grow wide ${styles['title']}`}>{texts('shell').app}</h1>
        </>
      )}
      <OfflineMark />
      <SettingsButton />
    </header>
  )
}

/** Informs only, no warning: everything works without a network. */
function OfflineMark() {
  const words = texts('shell')
  const isOnline = useStore(useServices().online.store, (online) => online.isOnline)
  return (
    <output
      className={`inline-row gap-1 small nowrap ${styles['offline']}`}
      title={isOnline ? undefined : words.offlineNote}
    >
      {!isOnline && (
        <>
          <Icon name="cloud_off" />
          <span>{words.offline}</span>
        </>
      )}
    </output>
  )
}

function Navigation({ view }: { readonly view: ViewName }) {
  const words = texts('shell').navigation
  return (
    <nav className={`well ${styles['navigation']}`} aria-label={words.label}>
      <ul className={classNames('plain', `grid ${styles['list']}`)}>
        {pageTable.map(({ path, name, icon }) => (
          <li key={name}>
            <AppLink
              className={`top centered muted grid gap-half items-center tight bare unbroken inset-focus ${styles['link']}`}
              to={path}
              aria-current={name === view ? 'page' : undefined}
            >
              <span className={`center round-full solid icon-size own-colors ${styles['pill']}`}>
                <Icon name={icon} />
              </span>
              <span>{words[name]}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const barLines = createModule(() => withTexts(import('./run-bar-lines.tsx'), 'status'))

/** The next action and its countdown, while a test or a timer runs and another page is shown. A tap returns to it. */
function RunBar() {
  const { session, timers } = useServices()
  const { pathname, search } = useLocation()
  const state = useStore(session.store)
  const [timer] = useStore(timers.store, (it) => it.timers)
  const isTesting = state.phase === 'running'
  const lines = useModule(barLines, isTesting || timer !== undefined)
  if (lines === null) return null
  if (isTesting) {
    const isInSight = pathname === '/' && search === ''
    // Of a completed test nothing is urgent, and the bar would cover the first amount of its diagnosis.
    return isInSight || state.isComplete ? null : <lines.RunLine live={state} />
  }
  return timer !== undefined && search !== '?view=timers' ? <lines.TimerLine timer={timer} /> : null
}

/** Scrolls to the initial position of an address, in the same frame in which its page is rendered. */
function useScrollTarget() {
  const address = useLocation()
  useLayoutEffect(() => {
    const place = scrollTarget()
    if (place === 'stay') return undefined
    if (place !== 'top') return pinScroll(() => goToPlace(place))
    const anchor = document.getElementById(anchorOf(address.hash))
    if (anchor === null) window.scrollTo({ top: 0, behavior: 'instant' })
    else anchor.scrollIntoView()
    return undefined
  }, [address])
}
