import { createStore } from 'zustand/vanilla'

/** Error messages meaning that part of the app could not be fetched: a newer version is on the server, or the network failed. */
const chunkMessages = [
  /Loading (?:CSS )?chunk \S+ failed/,
  /ChunkLoadError/,
  /Failed to fetch dynamically imported module/,
  // Messages of Firefox and Safari.
  /error loading dynamically imported module/i,
  /Importing a module script failed/,
  /Unable to preload CSS/,
]

// Source: docs/facts/first-app.md
const reloadPauseMs = 60_000

export function isChunkFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return (
    thrown.name === 'ChunkLoadError' || chunkMessages.some((words) => words.test(thrown.message))
  )
}

export interface Situation {
  readonly now: number
  /** When this tab last reloaded because of such a failure; `unknown` when the browser has no storage. */
  readonly lastReload: number | 'never' | 'unknown'
  readonly isRunAlive: boolean
  readonly isOnline: boolean
}

/** `reload`: at once. `offer`: tell the user, who reloads at a convenient time. `give-up`: the error page. */
export type Recovery = 'reload' | 'offer' | 'give-up'

export function decideRecovery({ now, lastReload, isRunAlive, isOnline }: Situation): Recovery {
  // Without a network a reload may lose the page that is still there.
  if (isRunAlive || !isOnline) return 'offer'
  if (lastReload === 'unknown') return 'give-up'
  if (lastReload === 'never') return 'reload'
  // A timestamp in the future means that the clock was set back: waiting for it could take forever.
  const elapsed = now - lastReload
  return elapsed >= reloadPauseMs || elapsed < 0 ? 'reload' : 'give-up'
}

/** Whether part of the app failed to load during a test or without a network, so that a reload has to wait. */
export const reloadOffer = createStore(() => ({ isOffered: false }))

export const offerReload = () => reloadOffer.setState({ isOffered: true })

export interface RecoveryMeans {
  readonly now: () => number
  readonly isRunAlive: () => boolean
  readonly isOnline: () => boolean
  readonly lastReload: {
    readonly read: () => number | 'never' | 'unknown'
    readonly write: (moment: number) => boolean
  }
  readonly reload: () => void
}

/** Handles failures to load part of the app, wherever they are caught. Ignores other errors. */
export function createChunkRecovery(means: RecoveryMeans) {
  return (thrown: unknown): 'reloading' | 'staying' => {
    if (!isChunkFailure(thrown)) return 'staying'
    const { lastReload } = means
    const now = means.now()
    const recovery = decideRecovery({
      now,
      lastReload: lastReload.read(),
      isRunAlive: means.isRunAlive(),
      isOnline: means.isOnline(),
    })
    if (recovery === 'offer') offerReload()
    // Without the stored timestamp, nothing would prevent endless reloads.
    if (recovery !== 'reload' || !lastReload.write(now)) return 'staying'
    means.reload()
    return 'reloading'
  }
}
