import type { FinalFailure } from '#domain/storage-failure.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import type { Photo, Photos } from '#ports/photos.ts'
import type { TeamReason } from '#domain/team/team.ts'
import type { TeamConnection, TeamProblem } from '#ports/team-server.ts'
import type { MembershipStore } from './membership.ts'
import type { SyncStop } from './published-status.ts'

const photoName = /^[\da-f]{64}$/u

/** Names of the photographs that events refer to. */
export function photosIn(events: readonly StoredEvent[]): readonly string[] {
  const names = new Set<string>()
  for (const { payload } of events) addNames(payload, names)
  return [...names]
}

/** Walks values instead of searching JSON text, which takes a third of a second for a hundred thousand events. */
function addNames(value: unknown, names: Set<string>) {
  if (typeof value === 'string') {
    if (photoName.test(value)) names.add(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) addNames(part, names)
  }
}

/** Problems of a single photograph; any other problem stops the exchange. */
const ofOnePhoto: ReadonlySet<TeamReason> = new Set([
  'not-found',
  'other-team',
  'no-server',
  'malformed',
  'too-large',
  'not-allowed',
  'unreadable-answer',
])

/** Exchanges photographs of shared events, one after the other; what fails is tried again next time. */
export function createPhotoExchange({
  photos,
  membership,
}: {
  readonly photos: Photos
  readonly membership: MembershipStore
}) {
  async function send(connection: TeamConnection): Promise<TeamProblem | null> {
    for (const name of membership.current()?.photosToSend ?? []) {
      // oxlint-disable-next-line no-await-in-loop -- all at once would not fit a small phone
      const photo = await photos.read(name)
      // oxlint-disable-next-line no-await-in-loop
      const answer = photo === null ? null : await connection.putPhoto(name, photo)
      if (answer?.ok === false && !ofOnePhoto.has(answer.reason.reason)) return answer.reason
      // oxlint-disable-next-line no-await-in-loop
      await dropFrom('photosToSend', name)
    }
    return null
  }

  async function fetch(connection: TeamConnection): Promise<SyncStop | null> {
    const wanted = membership.current()?.photosToFetch ?? []
    if (wanted.length === 0) return null
    const here = new Set(await photos.names())
    for (const name of wanted) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = here.has(name) ? null : await connection.getPhoto(name)
      if (answer?.ok === false) {
        if (!ofOnePhoto.has(answer.reason.reason)) return answer.reason
        // The other phone may still send it, so it stays in the list.
        continue
      }
      // oxlint-disable-next-line no-await-in-loop
      const failure = answer === null ? null : await keep(name, answer.value)
      if (failure !== null) return { reason: failure, retryAfterSeconds: null }
      // oxlint-disable-next-line no-await-in-loop
      await dropFrom('photosToFetch', name)
    }
    return null
  }

  async function keep(name: string, photo: Photo): Promise<FinalFailure | null> {
    const kept = await photos.keep(photo)
    if (!kept.ok) return kept.reason
    // Content that does not match its name (a hash) would never be found.
    if (kept.value !== name) await photos.remove([kept.value])
    return null
  }

  async function dropFrom(list: 'photosToSend' | 'photosToFetch', name: string) {
    const current = membership.current()
    if (current === null) return
    await membership.change({ [list]: current[list].filter((one) => one !== name) })
  }

  return {
    /** Resolves with the problem that stopped it, or null. */
    async exchange(connection: TeamConnection): Promise<SyncStop | null> {
      const stopped = await send(connection)
      // A server without room still has photographs to give.
      if (stopped !== null && stopped.reason !== 'quota') return stopped
      return (await fetch(connection)) ?? stopped
    },
  }
}
