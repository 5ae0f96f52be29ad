import type { Unsubscribe } from './clock.ts'

/** Versions of the app on this device. A newer one is fetched in the background and then waits to be let in. */
export interface AppUpdates {
  isNewerWaiting(): Promise<boolean>
  /** Called when a version newer than this page's has been fetched, or was let in by another tab. */
  onNewer(listener: () => void): Unsubscribe
  /** Called when the user comes back to this page. */
  onReturn(listener: () => void): Unsubscribe
  /** Whether the user wants nothing fetched unasked. */
  savesData(): boolean
  /** Whether the app is not kept for use without the network, since the browser saves data. */
  isCopyPutOff(): Promise<boolean>
  /** Fetches all that the app needs without the network; resolves when it is here, with false where it did not come. */
  keepCopy(): Promise<boolean>
  /** Asks the server for a newer version, unless one is being fetched already. */
  check(): Promise<void>
  /** Whether the user has touched this page since it was opened. */
  isTouched(): boolean
  /** Whether this is the only open page of the app; false where that cannot be known. */
  isAlone(): Promise<boolean>
  /** Lets the newer version in. False if it did not come in. */
  takeOver(): Promise<boolean>
  /** Opens this page again in the version that is in. */
  reload(): void
}
