import { once, onceAsync } from '#domain/once.ts'
import type { EventLog } from '#ports/event-log.ts'
import { combineCalls } from '#app/session/serial-queue.ts'
import { onStorageRecovered } from '#app/status/storage-recovery.ts'

/**
 * Rereads streams as a whole: at the start, after each event that this or another tab or device adds to them, and when storage recovers.
 * Not event by event, as one from another device may be older than what is shown.
 */
export function createStreamReader(
  log: EventLog,
  streams: readonly string[],
  work: () => Promise<void>,
) {
  const read = combineCalls(work)
  let isStarted = false
  const follow = once(() => {
    isStarted = true
    log.onAppend(({ stream }) => {
      if (streams.includes(stream)) void read()
    })
    onStorageRecovered(log, () => void read())
  })
  return {
    read,
    /** Repeated calls have no effect, unless the first read failed. */
    start: onceAsync(async () => {
      follow()
      await read()
    }),
    /** Does nothing before `start`. */
    readAgain: async () => {
      if (isStarted) await read()
    },
  }
}
