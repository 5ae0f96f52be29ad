import { ToastRegion } from '#ui/toast.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { useViewport } from '#ui/use-viewport.ts'
import { sizeOf } from '#ui/breakpoints.ts'
import { LateReloadNotice } from './late-reload-notice.tsx'
import type { LayoutProps } from './layouts.tsx'
import { Navigation } from './navigation.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RunBar } from './run-bar.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { useNavigationWork } from './use-navigation-work.ts'
import styles from './frame.module.css'

/** The default layout: top bar, page, bars of the moment, navigation. */
export function Frame({ view, children }: LayoutProps) {
  const isImmersive = useIsImmersive()
  const viewport = useViewport()
  useNavigationWork()
  return (
    <div
      className={styles['frame']}
      data-immersive={isImmersive}
      data-size={viewport === null ? undefined : sizeOf(viewport.width)}
    >
      <SkipLink />
      <ProgressBar />
      {!isImmersive && <TopBar view={view} />}
      <UpdateNotice />
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      <div className={styles['bottom']}>
        {!isImmersive && <LateReloadNotice />}
        <RunBar />
        {!isImmersive && <Navigation view={view} />}
      </div>
      {/* Over a test it would lie on the very button that is to be tapped. */}
      {!isImmersive && <ToastRegion />}
    </div>
  )
}
