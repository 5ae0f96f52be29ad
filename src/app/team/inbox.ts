import { kitRef } from '#app/records/record-streams.ts'
import { importEvent } from '#app/transfer/import-event.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { EventLog, StorageFailure, StoredEvent } from '#ports/event-log.ts'
import type { ReceivedEvent, TeamConnection, TeamLog, TeamProblem } from '#ports/team-server.ts'
import type { MembershipStore } from './membership.ts'
import { photosIn } from './photo-exchange.ts'

export interface InboxNeeds {
  readonly log: EventLog
  readonly membership: MembershipStore
  readonly kits: () => Promise<readonly Kit[]>
  readonly now: () => number
  /** Called with what was new, page by page; `more`: others follow at once. */
  readonly onArrived: (events: readonly StoredEvent[], more: boolean) => void
}

export type Pulled =
  | { readonly kind: 'all'; readonly log: TeamLog }
  /** The server has started over: it may lack what it was known to hold. */
  | { readonly kind: 'other-log'; readonly log: TeamLog }
  | { readonly kind: 'stopped'; readonly problem: TeamProblem }
  | { readonly kind: 'not-kept'; readonly reason: StorageFailure }

const pageLength = 500
/** Events parsed and kept at once: no task is long on an old phone. */
const sliceLength = 100
const maxPeople = 1000

/** Events of other devices. Each is parsed like one from a file, and kept unchanged. */
export function createInbox({ log, membership, kits, now, onArrived }: InboxNeeds) {
  let knownKits: Map<string, Kit> | null = null

  async function pull(connection: TeamConnection): Promise<Pulled> {
    let cursor = membership.current()?.cursor ?? ''
    let next = connection.pull(cursor, pageLength)
    for (;;) {
      // Pages follow one another.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await next
      const current = membership.current()
      if (!answer.ok) {
        const isOtherLog = answer.reason.reason === 'other-log' && current !== null
        return isOtherLog
          ? { kind: 'other-log', log: current.log }
          : { kind: 'stopped', problem: answer.reason }
      }
      const page = answer.value
      if (current === null || isOther(page.log, current.log)) {
        return { kind: 'other-log', log: page.log }
      }
      // The next one is on its way while this one is kept.
      if (page.more) next = connection.pull(page.cursor, pageLength)
      // oxlint-disable-next-line no-await-in-loop
      const failure = await take(page.events, cursor, page.cursor, page.more)
      if (failure !== null) return { kind: 'not-kept', reason: failure }
      cursor = page.cursor
      if (!page.more) return { kind: 'all', log: page.log }
    }
  }

  async function take(
    received: readonly ReceivedEvent[],
    before: string,
    cursor: string,
    more: boolean,
  ): Promise<StorageFailure | null> {
    knownKits ??= new Map((await kits()).map((kit) => [kitRef(kit), kit]))
    // The office's clock has judged the stamps already; this phone's own may be slow.
    const setting = { now: now(), kits: knownKits, takeAhead: true }
    const readable: StoredEvent[] = []
    const fresh: StoredEvent[] = []
    for (let at = 0; at < received.length; at += sliceLength) {
      const slice = received.slice(at, at + sliceLength).flatMap(({ event }) => {
        const parsed = importEvent(event, setting)
        return parsed.ok ? [parsed.value] : []
      })
      // Slices follow one another.
      // oxlint-disable-next-line no-await-in-loop
      const merged = await log.merge(slice)
      if (!merged.ok) return merged.reason
      const ids = new Set(merged.value)
      readable.push(...slice)
      fresh.push(...slice.filter(({ id }) => ids.has(id)))
    }
    const current = membership.current()
    if (current === null) return null
    const isWhole = readable.length === received.length
    const photos = photosIn(fresh)
    await membership.change(
      {
        cursor,
        people: withPeople(current.people, received),
        ...(photos.length > 0 && {
          photosToFetch: [...new Set([...current.photosToFetch, ...photos])],
        }),
        ...(!isWhole && { unreadableAfter: current.unreadableAfter ?? before }),
      },
      readable.map(({ id }) => id),
    )
    onArrived(fresh, more)
    return null
  }

  return { pull }
}

const isOther = (one: TeamLog, other: TeamLog) => one.id !== other.id || one.epoch !== other.epoch

/** Whoever brings an event of the very device that made it is who uses it. */
function withPeople(known: Readonly<Record<string, string>>, received: readonly ReceivedEvent[]) {
  const people = { ...known }
  for (const { event, device, member } of received) {
    const maker: unknown =
      typeof event === 'object' && event !== null ? Reflect.get(event, 'device') : undefined
    if (maker === device && device !== '__proto__') people[device] = member.name
  }
  return Object.keys(people).length > maxPeople ? known : people
}
