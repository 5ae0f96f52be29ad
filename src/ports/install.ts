import type { Unsubscribe } from './clock.ts'

/** `prompt`: the browser asks the user when the app calls it. `share-menu`: by hand, as on iPhone and iPad. */
export type InstallWay = 'prompt' | 'share-menu'

/** Putting the app on the home screen. */
export interface Install {
  /** Null where it is there already, or where this browser has no way that we know. */
  way(): InstallWay | null
  /** Called when the way may be another one now. */
  onChange(listener: () => void): Unsubscribe
  /** Call inside a tap. Whether the user said yes. */
  ask(): Promise<boolean>
}
