import type { StoreApi } from 'zustand/vanilla'
import { addSeconds, hours, instant, type Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { Install, InstallWay } from '#ports/install.ts'
import type { Preferences } from '#ports/preferences.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface InstallState {
  /** How the app can be installed on the home screen, when it is time to show that. */
  readonly hint: InstallWay | null
}

interface Needs {
  readonly install: Install
  readonly clock: Clock
  readonly preferences: Preferences
  readonly store: StoreApi<InstallState>
}

interface Kept {
  /** Number of visits on which the hint was shown. */
  readonly shown: number
  readonly dismissedAt: Instant | null
}

const key = 'install'
const maxShown = 3
const pauseAfterDismissal = hours(60 * 24)

/** Hints that the app can be installed on the home screen: on three visits at most, and not for 60 days after a refusal. */
export function createInstall({ install, clock, preferences, store }: Needs) {
  /** Counts once per visit, however often the screen changes. */
  let isShowing = false
  let isWatching = false
  const show = (hint: InstallWay | null) => store.setState({ hint })

  function decide() {
    const way = install.way()
    if (way === null || isShowing) return show(isShowing ? way : null)
    const kept = parse(preferences.read(key))
    if (!isTime(kept, clock.now())) return show(null)
    isShowing = true
    preferences.write(key, { ...kept, shown: kept.shown + 1 })
    return show(way)
  }

  function dismiss() {
    isShowing = false
    preferences.write(key, { ...parse(preferences.read(key)), dismissedAt: clock.now() })
    show(null)
  }

  return {
    /** Call at a good moment for the hint, when the user has saved a test. */
    considerHint() {
      if (!isWatching) install.onChange(decide)
      isWatching = true
      decide()
    },
    dismiss,
    /** Call inside a tap. Dismisses the hint, whatever the answer. */
    async ask() {
      const isAccepted = await install.ask()
      dismiss()
      return isAccepted
    },
  }
}

const isTime = ({ shown, dismissedAt }: Kept, now: Instant) =>
  shown < maxShown && (dismissedAt === null || now >= addSeconds(dismissedAt, pauseAfterDismissal))

function parse(kept: unknown): Kept {
  const field = (name: keyof Kept) => propertyOf(kept, name)
  const shown = field('shown')
  const dismissedAt = field('dismissedAt')
  return {
    shown: typeof shown === 'number' && shown >= 0 ? shown : 0,
    dismissedAt: typeof dismissedAt === 'number' ? instant(dismissedAt) : null,
  }
}
