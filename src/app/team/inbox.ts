import { kitRef } from '#app/records/record-events.ts'
import { importEvent } from '#app/transfer/import-event.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type {
  EventPage,
  ReceivedEvent,
  TeamConnection,
  TeamLog,
  TeamProblem,
} from '#ports/team-server.ts'
import type { Membership, MembershipStore } from './membership.ts'
import { photosIn } from './photo-exchange.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface InboxNeeds {
  readonly log: EventLog
  readonly membership: MembershipStore
  readonly kits: () => Promise<readonly Kit[]>
  readonly now: () => number
  /** Called with the new events of each page; `more`: another page follows at once. */
  readonly onArrived: (events: readonly StoredEvent[], more: boolean) => void
}

export type Pulled =
  | { readonly kind: 'all'; readonly log: TeamLog }
  /** The server's log was reset: it may lack events it was known to hold. */
  | { readonly kind: 'other-log'; readonly log: TeamLog }
  | { readonly kind: 'stopped'; readonly problem: TeamProblem }
  | { readonly kind: 'not-kept'; readonly reason: StorageFailure }

/** Events written at once: a hundred thousand events make a hundred pages, and each waits for the disk. */
const pageLength = 1000
const maxPeople = 1000

/** Receives events of other devices. Each is parsed like one from a file, and stored unchanged. */
export function createInbox({ log, membership, kits, now, onArrived }: InboxNeeds) {
  let knownKits: Map<string, Kit> | null = null
  /** The next page does not wait for this: if it is lost, a page is only received twice. */
  let remembering: Promise<void> = Promise.resolve()

  async function pull(connection: Pick<TeamConnection, 'pull'>): Promise<Pulled> {
    let cursor = membership.current()?.cursor ?? ''
    let next = connection.pull(cursor, pageLength)
    /** At most two pages are being written while the next one is received and parsed. */
    let storing: Promise<StorageFailure | null> = Promise.resolve(null)
    let storingBefore = storing
    for (;;) {
      // Pages are handled one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await next
      if (answer.ok && answer.value.more) next = connection.pull(answer.value.cursor, pageLength)
      // oxlint-disable-next-line no-await-in-loop
      const readable = answer.ok ? await read(answer.value.events) : []
      const current = membership.current()
      const isOurs = answer.ok && current !== null && !isOther(answer.value.log, current.log)
      // oxlint-disable-next-line no-await-in-loop
      const failure = await (isOurs ? storingBefore : storing)
      if (failure !== null) {
        // oxlint-disable-next-line no-await-in-loop
        await storing
        return { kind: 'not-kept', reason: failure }
      }
      if (!answer.ok) return stoppedBy(answer.reason, membership.current())
      const page = answer.value
      if (!isOurs) return { kind: 'other-log', log: page.log }
      storingBefore = storing
      storing = keep(readable, page, cursor, storingBefore)
      cursor = page.cursor
      if (page.more) continue
      // oxlint-disable-next-line no-await-in-loop
      const reason = await storing
      // oxlint-disable-next-line no-await-in-loop
      await remembering
      return reason === null ? { kind: 'all', log: page.log } : { kind: 'not-kept', reason }
    }
  }

  async function read(received: readonly ReceivedEvent[]): Promise<readonly StoredEvent[]> {
    knownKits ??= new Map((await kits()).map((kit) => [kitRef(kit), kit]))
    // The server has already checked the timestamps; this phone's own clock may be slow.
    const setting = { now: now(), kits: knownKits, acceptsAhead: true }
    return received.flatMap(({ event }) => {
      const parsed = importEvent(event, setting)
      return parsed.ok ? [parsed.value] : []
    })
  }

  async function keep(
    readable: readonly StoredEvent[],
    { events: received, cursor, more }: EventPage,
    before: string,
    pageBefore: Promise<StorageFailure | null>,
  ): Promise<StorageFailure | null> {
    const merging = log.merge(readable)
    // The cursor must not pass a page that is not stored.
    const failure = await pageBefore
    const merged = await merging
    if (failure !== null) return failure
    if (!merged.ok) return merged.reason
    const ids = new Set(merged.value)
    const fresh = readable.filter(({ id }) => ids.has(id))
    const current = membership.current()
    if (current === null) return null
    const isWhole = readable.length === received.length
    const photos = photosIn(fresh)
    remembering = membership.change(
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

const stoppedBy = (problem: TeamProblem, current: Membership | null): Pulled =>
  problem.reason === 'other-log' && current !== null
    ? { kind: 'other-log', log: current.log }
    : { kind: 'stopped', problem }

const isOther = (one: TeamLog, other: TeamLog) => one.id !== other.id || one.epoch !== other.epoch

/** Maps each device to its member, known from events sent by the device on which they were made. */
function withPeople(known: Readonly<Record<string, string>>, received: readonly ReceivedEvent[]) {
  const people = { ...known }
  for (const { event, device, member } of received) {
    if (propertyOf(event, 'device') === device && device !== '__proto__')
      people[device] = member.name
  }
  return Object.keys(people).length > maxPeople ? known : people
}
