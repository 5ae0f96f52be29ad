import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import type { TeamConnection, TeamLog, TeamProblem } from '#ports/team-server.ts'
import type { MembershipStore } from './membership.ts'
import { wholeRecords } from '#app/records/event-pages.ts'
import type { createOutbox } from './outbox.ts'
import { teamStreams } from './ownership.ts'

interface RepairNeeds {
  readonly log: EventLog
  readonly membership: MembershipStore
  readonly outbox: ReturnType<typeof createOutbox>
  readonly open: TeamConnection
}

const maxIdsPerRequest = 1000

/**
 * Repairs a server log that was reset or restored from an old backup: this phone, like any other, sends what the server held and now
 * lacks. The new log is accepted only afterwards, so that an interrupted repair starts again.
 */
export async function repairLog(needs: RepairNeeds, found: TeamLog): Promise<TeamProblem | null> {
  const { membership, outbox, open } = needs
  const current = membership.current()
  if (current === null) return null
  if (current.member.role !== 'reader') {
    for await (const events of heldEvents(needs)) {
      const ids = events.map(({ id }) => id)
      const answer = await open.lack(ids)
      if (!answer.ok) return answer.reason
      const lacking = new Set(answer.value.lacks)
      outbox.offer(events.filter(({ id }) => lacking.has(id)))
    }
    const stopped = await outbox.send(open)
    if (stopped !== null) return stopped
  }
  await membership.change({ log: found, cursor: '' })
  return null
}

/** What the server is known to have held, in parts of one request. */
async function* heldEvents({ log, membership }: RepairNeeds) {
  let found: StoredEvent[] = []
  const whole = async function* () {
    for (const stream of teamStreams) yield await log.readStream(stream)
    yield* wholeRecords(log)
  }
  for await (const events of whole()) {
    found.push(...events.filter(({ id }) => membership.isHeld(id)))
    while (found.length >= maxIdsPerRequest) {
      yield found.slice(0, maxIdsPerRequest)
      found = found.slice(maxIdsPerRequest)
    }
  }
  if (found.length > 0) yield found
}
