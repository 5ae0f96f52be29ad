/** Part of the app could not be fetched: a newer version was put on the server, or the network failed. */
const chunkMessages = [
  /Loading (?:CSS )?chunk \S+ failed/,
  /ChunkLoadError/,
  /Failed to fetch dynamically imported module/,
  // Firefox and Safari say it in their own words.
  /error loading dynamically imported module/i,
  /Importing a module script failed/,
  /Unable to preload CSS/,
]

// Source: product.md S18.
const reloadPause = 60_000
export const chunkTimeout = 120_000

export function isChunkFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return (
    thrown.name === 'ChunkLoadError' || chunkMessages.some((words) => words.test(thrown.message))
  )
}

export interface Situation {
  readonly now: number
  /** When this tab last reloaded for such a failure; `unknown` where the browser keeps nothing. */
  readonly lastReload: number | 'never' | 'unknown'
  readonly isRunAlive: boolean
}

/** `reload`: at once. `offer`: tell the user, who reloads after the test. `give-up`: the error page. */
export type Recovery = 'reload' | 'offer' | 'give-up'

export function decideRecovery({ now, lastReload, isRunAlive }: Situation): Recovery {
  if (isRunAlive) return 'offer'
  if (lastReload === 'unknown') return 'give-up'
  if (lastReload === 'never') return 'reload'
  // A stamp from the future is a clock set back: waiting for it could take for ever.
  const elapsed = now - lastReload
  return elapsed >= reloadPause || elapsed < 0 ? 'reload' : 'give-up'
}
