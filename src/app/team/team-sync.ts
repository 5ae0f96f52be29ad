import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { LiveNews, TeamConnection, TeamServer } from '#ports/team-server.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { createInbox } from './inbox.ts'
import type { MembershipStore } from './membership.ts'
import { createOutbox } from './outbox.ts'
import { createMemberRights } from './member-rights.ts'
import { createOfficeConnection } from './office-connection.ts'
import { createOwnership } from './ownership.ts'
import type { SyncProblem, SyncStatus, SyncStop } from './published-status.ts'
import { createPhotoExchange } from './photo-exchange.ts'
import { repairLog } from './repair-log.ts'

export interface SyncNeeds {
  readonly log: EventLog
  readonly photos: Photos
  readonly membership: MembershipStore
  readonly server: TeamServer
  readonly kits: () => Promise<readonly Kit[]>
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly tabs: Tabs
  readonly onArrived: (events: readonly StoredEvent[], more: boolean) => void
  readonly onStatus: () => void
}

/** Interval of requests while no live connection is open; with one, none are needed. */
const pollMs = 60_000
const firstPauseMs = 2000
const maxPauseMs = 300_000

/** Whether access was revoked or is unknown to the server: only a new invitation helps. */
const endsAccess = (reason: SyncProblem) => reason === 'unknown-token' || reason === 'revoked'

/** Pause before the next request: after each failure in a row twice as long, however the phone's clock is changed. */
function createPause(clock: Pick<Clock, 'now'>) {
  let failures = 0
  let endsAt = 0
  return {
    isOver: () => clock.now() >= endsAt,
    /** Ends the row of failures. */
    set(ms: number) {
      failures = 0
      endsAt = clock.now() + ms
    },
    /** @param leastSeconds what the server asked for */
    lengthen(leastSeconds: number) {
      failures += 1
      const doubled = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
      endsAt = clock.now() + Math.max(leastSeconds * 1000, doubled)
    },
  }
}

/** Keeps this device's log and the team's log in sync, while this tab is the owner. */
export function createTeamSync(needs: SyncNeeds) {
  const { log, membership, clock, tabs, onStatus } = needs
  const now = () => clock.now() + clock.wallOffset()
  const ownership = createOwnership(log)
  const outbox = createOutbox({ log, membership, ownership, clock, onChange: onStatus })
  const inbox = createInbox({ ...needs, now })
  const photos = createPhotoExchange(needs)
  const office = createOfficeConnection(needs.server, (news) => void onNews(news))
  const rights = createMemberRights(membership, examineAll)
  let isExamined = false
  let sharedAt: number | null = null
  let problem: SyncProblem | null = null
  const pause = createPause(clock)
  let running: Promise<void> | null = null
  /** Pending examination of events just stored. */
  let examining: Promise<unknown> = Promise.resolve()
  let isRequestedAgain = false

  const isOurs = () => membership.current()?.isEnded === false && tabs.isOwner()

  async function onNews(news: LiveNews) {
    if (news.kind === 'closed') {
      if (news.isFinal) await backOff(news.problem)
      return
    }
    // The server reports new rights only to connected devices.
    if (news.kind !== 'changed') rights.expectChange()
    await sync()
  }

  async function backOff(stop: SyncStop) {
    problem = stop.reason
    pause.lengthen(stop.retryAfterSeconds ?? 0)
    if (endsAccess(stop.reason)) {
      office.close()
      await membership.change({ isEnded: true })
    }
    onStatus()
  }

  async function examineAll() {
    isExamined = true
    try {
      await outbox.examineAll()
    } catch (error) {
      isExamined = false
      throw error
    }
  }

  async function exchange(): Promise<SyncStop | null> {
    const current = membership.current()
    if (current === null || !isOurs()) return null
    // Before any request, so that the number of waiting events is known offline too.
    await examining
    if (!isExamined) await examineAll()
    await examining
    const open = office.open(current)
    const stopped = (await rights.read(open)) ?? (await pull(open))
    if (stopped !== null) return stopped
    return (await outbox.send(open)) ?? photos.exchange(open)
  }

  async function pull(open: TeamConnection): Promise<SyncStop | null> {
    const pulled = await inbox.pull(open)
    switch (pulled.kind) {
      case 'all':
        return null
      case 'stopped':
        return pulled.problem
      case 'not-kept':
        // The same page is requested again.
        return { reason: pulled.reason, retryAfterSeconds: null }
      case 'other-log':
        return (await repairLog({ ...needs, outbox, open }, pulled.log)) ?? pull(open)
      default:
        return assertNever(pulled)
    }
  }

  async function exchangeAll() {
    do {
      isRequestedAgain = false
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const stopped = await exchange()
      if (stopped === null) onExchanged()
      // oxlint-disable-next-line no-await-in-loop
      else await backOff(stopped)
    } while (isRequestedAgain && problem === null)
  }

  function onExchanged() {
    if (!isOurs()) return
    problem = null
    pause.set(pollMs)
    if (outbox.waiting() === 0) sharedAt = now()
    onStatus()
  }

  /** Synchronizes now, or once more directly after the run in progress. */
  function sync(): Promise<void> {
    if (running !== null) {
      isRequestedAgain = true
      return running
    }
    running = exchangeAll()
      .catch((error: unknown) => {
        pause.lengthen(0)
        throw error
      })
      .finally(() => {
        running = null
        onStatus()
      })
    onStatus()
    return running
  }

  /** Another tab has stored and sent in the meantime. */
  async function takeOver() {
    await membership.load()
    isExamined = false
    await sync()
  }

  function onTick() {
    if (!isOurs() || running !== null || !pause.isOver()) return
    if (office.isLive() && isExamined && problem === null && outbox.ahead() === 0) return
    if (!needs.connectivity.isOnline()) return
    if (!office.isLive()) rights.expectChange()
    void sync()
  }

  return {
    sync,
    start() {
      const stops = [
        clock.onTick(onTick),
        needs.connectivity.onChange((isOnline) => {
          if (isOnline) void sync()
        }),
        tabs.onOwner((isOwner) => {
          if (isOwner) void takeOver()
          else office.close()
        }),
      ]
      return () => {
        for (const stop of stops) stop()
        office.close()
      }
    },
    /** Call when events were stored on this device, in this or another tab. */
    async note(events: readonly StoredEvent[]) {
      if (!isOurs()) return
      if (isExamined) {
        examining = Promise.all([examining, outbox.note(events)]).catch(() => {
          // The next exchange examines everything, and reports why if that fails too.
          isExamined = false
        })
      }
      await sync()
    },
    /** Call after what is shared, or what was refused, has changed. */
    async examineAgain() {
      if (!isOurs()) return
      await examineAll()
      await sync()
    },
    /** Resets the state for another team, or for none. */
    reset() {
      office.close()
      outbox.clear()
      isExamined = false
      rights.forget()
      sharedAt = null
      problem = null
      pause.set(0)
    },
    connection: () => {
      const current = membership.current()
      return current === null ? null : office.open(current)
    },
    status: (): SyncStatus => ({
      waiting: outbox.waiting(),
      ahead: outbox.ahead(),
      sharedAt,
      problem,
      isBusy: running !== null,
    }),
  }
}
