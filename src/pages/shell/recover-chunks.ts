import { decideRecovery, isChunkFailure } from './chunk-recovery.ts'
import { offerReload } from './reload-offer.ts'

export interface RecoveryMeans {
  readonly now: () => number
  readonly isRunAlive: () => boolean
  readonly lastReload: {
    readonly read: () => number | 'never' | 'unknown'
    readonly write: (moment: number) => boolean
  }
  readonly reload: () => void
}

/** Answers failures to load a part of the app, wherever they come to light. Other errors are left alone. */
export function createChunkRecovery({ now, isRunAlive, lastReload, reload }: RecoveryMeans) {
  return (thrown: unknown): 'reloading' | 'staying' => {
    if (!isChunkFailure(thrown)) return 'staying'
    const moment = now()
    const recovery = decideRecovery({
      now: moment,
      lastReload: lastReload.read(),
      isRunAlive: isRunAlive(),
    })
    if (recovery === 'offer') offerReload()
    // Without the stamp nothing would stop the next reload.
    if (recovery !== 'reload' || !lastReload.write(moment)) return 'staying'
    reload()
    return 'reloading'
  }
}
