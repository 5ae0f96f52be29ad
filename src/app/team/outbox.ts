import { wholeRecords } from '#app/records/event-pages.ts'
import { isRecordStream, plotStream, recordKitStream } from '#app/records/event-streams.ts'
import { isShared, noOwner, type Owner } from '#domain/team/sharing.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { EventRefusal } from '#domain/team/team.ts'
import type { ScopedEvent, TeamConnection, TeamProblem } from '#ports/team-server.ts'
import type { Membership, MembershipStore, RefusedEvent } from './membership.ts'
import { nextBatch } from './next-batch.ts'
import { teamStreams, type Ownership } from './ownership.ts'
import { photosIn } from './photo-exchange.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface OutboxNeeds {
  readonly log: EventLog
  readonly membership: MembershipStore
  readonly ownership: Ownership
  readonly clock: Pick<Clock, 'now'>
  readonly onChange: () => void
}

const maxBatchEvents = 50
/** For changes to more streams than this, everything is examined. */
const manyEvents = 500
/** Delay before an event whose timestamp is ahead of the server's clock is sent again. */
const aheadPauseMs = 60_000
const maxRefused = 500

/** Events still to be sent to the team. Only a view: all of them are in the log. */
export function createOutbox({ log, membership, ownership, clock, onChange }: OutboxNeeds) {
  /** Stream by event id. */
  const waiting = new Map<string, string>()
  /** By event id: from which Instant an event with a timestamp ahead of the server's clock may be sent again. */
  const ahead = new Map<string, number>()
  /** Kits used by shared tests. */
  const neededKits = new Set<string>()
  const refused = new Set<string>()
  let batchEvents = maxBatchEvents

  const isOpen = (id: string) => !membership.isHeld(id) && !refused.has(id)

  /** Adds the shared events of whole streams. */
  async function examine(events: readonly StoredEvent[]) {
    const current = membership.current()
    if (current === null) return
    const kitsBefore = neededKits.size
    for (const { events: ofOne, owners } of await ownership.subjectsOf(events)) {
      for (const event of ofOne.filter((one) => isForTeam(one, owners, current))) {
        const ref = kitRefOf(event)
        if (ref !== null && event.stream !== recordKitStream) neededKits.add(ref)
        if (isOpen(event.id)) waiting.set(event.id, event.stream)
      }
    }
    if (neededKits.size > kitsBefore) await examine(await log.readStream(recordKitStream))
    onChange()
  }

  function isForTeam(event: StoredEvent, owners: readonly Owner[], current: Membership) {
    const { sharing, member } = current
    if (member.role === 'reader') return false
    if (event.stream !== recordKitStream) return isShared(sharing, owners)
    return isShared(sharing, [noOwner]) || neededKits.has(kitRefOf(event) ?? '')
  }

  async function examineStreams(streams: Iterable<string>) {
    for (const stream of streams) {
      // oxlint-disable-next-line no-await-in-loop -- all at once would not fit a small phone
      await examine(await log.readStream(stream))
    }
  }

  /** Examines everything that may be shared. */
  async function examineAll() {
    waiting.clear()
    neededKits.clear()
    ownership.forgetPlots()
    refused.clear()
    for (const { id } of membership.current()?.refused ?? []) refused.add(id)
    await examineStreams(teamStreams)
    for await (const events of wholeRecords(log)) await examine(events)
    onChange()
  }

  /** Examines events just stored on this device. */
  async function note(events: readonly StoredEvent[]) {
    const current = membership.current()
    if (current === null) return
    const streams = new Set(events.map(({ stream }) => stream).filter(isTeamStream))
    const isOfPlots = streams.has(plotStream)
    if (isOfPlots) ownership.forgetPlots()
    // A field may have another owner now, which also changes what was measured there.
    if ((isOfPlots && current.sharing.kind === 'chosen') || streams.size > manyEvents) {
      await examineAll()
    } else await examineStreams(streams)
  }

  const isDue = (id: string) => (ahead.get(id) ?? 0) <= clock.now()

  async function noteOutcome(
    batch: readonly ScopedEvent[],
    done: readonly string[],
    refusals: Refusals,
  ) {
    for (const id of done) {
      waiting.delete(id)
      ahead.delete(id)
    }
    const later: RefusedEvent[] = []
    for (const { id, code } of refusals) {
      if (code === 'ahead') ahead.set(id, clock.now() + aheadPauseMs)
      else {
        later.push({ id, code, stream: waiting.get(id) ?? '' })
        waiting.delete(id)
        refused.add(id)
      }
    }
    const current = membership.current()
    if (current === null) return
    const sent = batch.filter(({ event }) => done.includes(event.id))
    const photos = photosIn(sent.map(({ event }) => event))
    await membership.change(
      {
        refused: [...current.refused, ...later].slice(-maxRefused),
        photosToSend: [...new Set([...current.photosToSend, ...photos])],
      },
      done,
    )
  }

  /** Sends everything that can be sent now; resolves with the problem that stopped it, or null. */
  async function send(connection: TeamConnection): Promise<TeamProblem | null> {
    for (;;) {
      // One batch after the other: the outcome of each is noted before the next is chosen.
      // oxlint-disable-next-line no-await-in-loop
      const batch = await nextBatch({ log, ownership, waiting, isDue, maxEvents: batchEvents })
      const [first] = batch
      if (first === undefined) return null
      // oxlint-disable-next-line no-await-in-loop
      const answer = await connection.send(batch)
      if (answer.ok) {
        const { accepted, known, refused: refusals } = answer.value
        // Events missing from the answer would otherwise be sent forever.
        const done = [...accepted, ...known]
        const named = new Set([...done, ...refusals.map(({ id }) => id)])
        const unnamed = batch.filter(({ event }) => !named.has(event.id))
        const all = [...refusals, ...unnamed.map(({ event }) => refusal(event.id, 'malformed'))]
        // oxlint-disable-next-line no-await-in-loop
        await noteOutcome(batch, done, all)
        batchEvents = maxBatchEvents
      } else {
        const { reason } = answer.reason
        if (reason !== 'too-large' && reason !== 'malformed') return answer.reason
        // One of them is at fault: halving the batch finds it, so that the others are sent.
        if (batch.length > 1) batchEvents = Math.ceil(batch.length / 2)
        // oxlint-disable-next-line no-await-in-loop
        else await noteOutcome(batch, [], [refusal(first.event.id, reason)])
      }
      onChange()
    }
  }

  return {
    examineAll,
    note,
    send,
    waiting: () => waiting.size,
    /** Number of those waiting whose timestamp is ahead of the server's clock. */
    ahead: () => [...ahead.keys()].filter((id) => waiting.has(id)).length,
    /** Adds events that the server has lost, whatever is shared now. */
    offer(events: readonly StoredEvent[]) {
      for (const { id, stream } of events) waiting.set(id, stream)
    },
    clear() {
      waiting.clear()
      ahead.clear()
    },
  }
}

type Refusals = readonly { readonly id: string; readonly code: EventRefusal }[]

const refusal = (id: string, code: EventRefusal) => ({ id, code })

const isTeamStream = (stream: string) =>
  isRecordStream(stream) || teamStreams.some((one) => one === stream)

/** The kit an event refers to: that of a test, or the one it stores. */
function kitRefOf({ stream, payload }: StoredEvent): string | null {
  const holder = stream === recordKitStream ? payload : propertyOf(payload, 'kit')
  const ref = propertyOf(holder, 'ref')
  return typeof ref === 'string' ? ref : null
}
