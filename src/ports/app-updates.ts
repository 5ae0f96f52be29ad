import type { Unsubscribe } from './clock.ts'

/** Versions of the app on this device. A newer one is fetched in the background and then waits to be activated. */
export interface AppUpdates {
  isNewerWaiting(): Promise<boolean>
  /** Called when a version newer than this page's has been fetched, or was activated by another tab. */
  onNewer(listener: () => void): Unsubscribe
  /** Called when the user returns to this page. */
  onReturn(listener: () => void): Unsubscribe
  /** Whether the user has asked the browser to save data, so that nothing is fetched unasked. */
  savesData(): boolean
  /** Whether the offline copy is postponed because the browser saves data. */
  isCopyPutOff(): Promise<boolean>
  /** Fetches everything the app needs offline. Resolves when that is done; false if it failed. */
  keepCopy(): Promise<boolean>
  /** Checks the server for a newer version, unless one is being fetched already. */
  check(): Promise<void>
  /** Whether the user has interacted with this page since it was opened. */
  isTouched(): boolean
  /** Whether this is the only open page of the app; false where that is unknown. */
  isAlone(): Promise<boolean>
  /** Activates the newer version. False if that failed. */
  takeOver(): Promise<boolean>
  /** Reloads this page in the active version. */
  reload(): void
}
