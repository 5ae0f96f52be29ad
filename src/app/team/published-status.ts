import { propertyOf } from '#domain/property-of.ts'
import { teamReasons, type TeamReason } from '#domain/team/team.ts'
import { storageFailures, type StorageFailure } from '#domain/storage-failure.ts'
import type { Preferences } from '#ports/preferences.ts'

/** Why the exchange stopped: at the server, on the way, or because this device cannot store what it received. */
export type SyncProblem = TeamReason | StorageFailure

/** A stop that only time or the user ends. */
export interface SyncStop {
  readonly reason: SyncProblem
  /** How long the server asks to wait before a retry; null where it does not say. */
  readonly retryAfterSeconds: number | null
}

export interface SyncStatus {
  readonly waiting: number
  /** Number of these whose timestamp is ahead of the server's clock. */
  readonly ahead: number
  /** Wall clock of the last time when everything was exchanged. */
  readonly sharedAt: number | null
  readonly problem: SyncProblem | null
  readonly isBusy: boolean
}

/** Preference by which the owner tab shows the others how far the exchange is. */
export const teamStatusKey = 'team-status'

const problems: readonly SyncProblem[] = [...teamReasons, ...storageFailures]

export function createPublishedStatus(preferences: Preferences) {
  let last = ''
  return {
    read: () => parse(preferences.read(teamStatusKey)),
    publish(status: SyncStatus) {
      const text = JSON.stringify(status)
      if (text === last) return
      last = text
      preferences.write(teamStatusKey, status)
    },
  }
}

function parse(published: unknown): SyncStatus {
  const part = (name: string) => propertyOf(published, name)
  const number = (name: string) => {
    const value = part(name)
    return typeof value === 'number' ? value : null
  }
  return {
    waiting: number('waiting') ?? 0,
    ahead: number('ahead') ?? 0,
    sharedAt: number('sharedAt'),
    problem: problems.find((reason) => reason === part('problem')) ?? null,
    isBusy: part('isBusy') === true,
  }
}
