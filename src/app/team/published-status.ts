import { propertyOf } from '#domain/property-of.ts'
import { teamReasons } from '#domain/team/team.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { SyncProblem, SyncStatus } from './team-sync.ts'

/** Preference by which the owner tab shows the others how far the exchange is. */
export const teamStatusKey = 'team-status'

const problems: readonly SyncProblem[] = [...teamReasons, 'full', 'denied', 'late', 'broken']

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
