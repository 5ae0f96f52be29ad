import { scopeOf } from '#domain/team/sharing.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { ScopedEvent } from '#ports/team-server.ts'
import { teamStreams, type Ownership, type Subject } from './ownership.ts'

interface BatchNeeds {
  readonly log: EventLog
  readonly ownership: Ownership
  /** Stream by id of the events not yet sent; it may change while the batch is chosen. */
  readonly waiting: ReadonlyMap<string, string>
  readonly isDue: (id: string) => boolean
  readonly maxEvents: number
}

const maxBatchChars = 400_000

/** The next events to send: of as few streams as fit in a batch, kits and fields first. */
export async function nextBatch(needs: BatchNeeds): Promise<readonly ScopedEvent[]> {
  const { log, ownership, waiting, isDue, maxEvents } = needs
  const batch: ScopedEvent[] = []
  let chars = 0
  for (const stream of streamsInOrder(needs)) {
    // oxlint-disable-next-line no-await-in-loop -- the batch may be full after the first
    const subjects = await ownership.subjectsOf(await log.readStream(stream))
    for (const { scope, event } of subjects.flatMap(scoped)) {
      if (!waiting.has(event.id) || !isDue(event.id)) continue
      chars += JSON.stringify(event).length
      if (batch.length > 0 && (batch.length >= maxEvents || chars > maxBatchChars)) return batch
      batch.push({ scope, event })
    }
  }
  return batch
}

const scoped = ({ events, owners }: Subject): readonly ScopedEvent[] => {
  const scope = scopeOf(owners)
  return events.map((event) => ({ scope, event }))
}

function streamsInOrder({ waiting, isDue }: Pick<BatchNeeds, 'waiting' | 'isDue'>) {
  const streams = new Set<string>()
  for (const [id, stream] of waiting) if (isDue(id)) streams.add(stream)
  const first = teamStreams.filter((stream) => streams.delete(stream))
  return [...first, ...streams]
}
