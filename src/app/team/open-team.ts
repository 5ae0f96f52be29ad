import type { StoreApi } from 'zustand/vanilla'
import type { Devices, Engine } from '#app/engine.ts'
import type { ObservedLog } from '#app/observed-log.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { Preferences } from '#ports/preferences.ts'
import { createTeam, type TeamState } from './team.ts'

export interface TeamSurroundings {
  readonly outside: Devices & ObservedLog
  readonly engine: Pick<Engine, 'records' | 'kits'>
  /** Other parts that show events received from a team. */
  readonly others: readonly { readonly readAgain: () => Promise<unknown> }[]
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  readonly store: StoreApi<TeamState>
}

/** Connects sharing to the rest of the app. */
export async function openTeam(surroundings: TeamSurroundings) {
  const { outside, engine, others, ...rest } = surroundings
  const { records, kits } = engine
  return createTeam({
    ...outside,
    ...(await outside.loadTeam()),
    ...rest,
    // Events received from the team need not be sent back to it.
    log: outside.bareLog,
    kits: records.kits,
    readAgain: () => Promise.all([records, kits, ...others].map((shown) => shown.readAgain())),
  })
}
