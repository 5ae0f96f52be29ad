import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { Photos } from '#ports/photos.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { LiveNews, TeamConnection, TeamServer } from '#ports/team-server.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { createExchangeSchedule } from './exchange-schedule.ts'
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

/** Whether access was revoked or is unknown to the server: only a new invitation helps. */
const endsAccess = (reason: SyncProblem) => reason === 'unknown-token' || reason === 'revoked'

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
  const schedule = createExchangeSchedule({ clock, exchange: exchangeOnce, onBusy: onStatus })
  let isExamined = false
  let sharedAt: number | null = null
  /** Pending examination of events just stored. */
  let examining: Promise<unknown> = Promise.resolve()

  const isOurs = () => membership.current()?.isEnded === false && tabs.isOwner()

  async function onNews(news: LiveNews) {
    if (news.kind === 'closed') {
      if (news.isFinal) await backOff(news.problem)
      return
    }
    // The server reports new rights only to connected devices.
    if (news.kind !== 'changed') rights.expectChange()
    await schedule.request()
  }

  async function backOff(stop: SyncStop) {
    schedule.reportStop(stop)
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

  async function exchangeOnce() {
    const stopped = await exchange()
    if (stopped !== null) {
      await backOff(stopped)
      return false
    }
    if (isOurs()) {
      schedule.reportDone()
      if (outbox.waiting() === 0) sharedAt = now()
      onStatus()
    }
    return true
  }

  /** Another tab has stored and sent in the meantime. */
  async function takeOver() {
    await membership.load()
    isExamined = false
    await schedule.request()
  }

  function onTick() {
    if (!isOurs() || !schedule.isDue()) return
    const isUpToDate = isExamined && schedule.problem() === null && outbox.ahead() === 0
    if (office.isLive() && isUpToDate) return
    if (!needs.connectivity.isOnline()) return
    if (!office.isLive()) rights.expectChange()
    void schedule.request()
  }

  return {
    sync: () => schedule.request(),
    start() {
      const stops = [
        clock.onTick(onTick),
        needs.connectivity.onChange((isOnline) => {
          if (isOnline) void schedule.request()
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
      await schedule.request()
    },
    /** Call after what is shared, or what was refused, has changed. */
    async examineAgain() {
      if (!isOurs()) return
      await examineAll()
      await schedule.request()
    },
    /** Resets the state for another team, or for none. */
    reset() {
      office.close()
      outbox.clear()
      isExamined = false
      rights.forget()
      sharedAt = null
      schedule.reset()
    },
    connection: () => {
      const current = membership.current()
      return current === null ? null : office.open(current)
    },
    status: (): SyncStatus => ({
      waiting: outbox.waiting(),
      ahead: outbox.ahead(),
      sharedAt,
      problem: schedule.problem(),
      isBusy: schedule.isBusy(),
    }),
  }
}
