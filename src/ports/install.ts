import type { Unsubscribe } from './clock.ts'

/** `prompt`: the browser asks the user when the app requests it. `share-menu`: by hand, as on iPhone and iPad. */
export type InstallWay = 'prompt' | 'share-menu'

/** Installs the app on the home screen. */
export interface Install {
  /** Null where it is installed already, or this browser has no known way. */
  way(): InstallWay | null
  /** Called when the way may have changed. */
  onChange(listener: () => void): Unsubscribe
  /** Call inside a tap. Resolves with whether the user agreed. */
  ask(): Promise<boolean>
}
