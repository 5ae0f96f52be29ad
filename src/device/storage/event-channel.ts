import { boundReason } from '#domain/exchange/bounded.ts'
import { latestWallMs } from '#domain/record/clock-order.ts'
import { attemptAsync } from '#device/attempt.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { parseStoredEvent } from './stored-event.ts'

export interface EventChannel {
  /**
   * Resolves when other tabs can detect this one. From then on they send it the events they keep; those kept before are in
   * the storage, which this tab must not read until this resolves.
   */
  readonly present: Promise<unknown>
  /** Sends the other tabs events that they can already read from the storage. */
  readonly tell: (events: readonly StoredEvent[]) => void
  readonly close: () => void
}

/** Most events in one message. */
const maxTold = 1000
/** More than our largest message contains; larger ones are ignored. */
const messageLimits = { depth: 42, textChars: 10_000, values: 2_000_000, chars: 50_000_000 }
/** Longest wait for Web Locks. After it, events may be sent in vain, or `present` may resolve too early. */
const locksTimeoutMs = 1000

/** Sends events kept here to the other tabs, and receives theirs. */
export function openEventChannel(
  name: string,
  onEvent: (event: StoredEvent) => void,
): EventChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { present: Promise.resolve(), tell: () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel(name)
  const presence = showPresence(name)
  let isClosed = false
  /** Messages are sent one after the other. */
  let telling: Promise<unknown> = Promise.resolve()

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const event of parseMessage(data)) onEvent(event)
  })

  function post(events: readonly StoredEvent[]) {
    if (isClosed) return
    try {
      // Tabs of an earlier version understand only single events; a tap keeps a single one.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage(events.length === 1 ? events[0] : events)
    } catch {
      // An event nested too deeply for a message does not hold back the others.
      if (events.length > 1) for (const event of events) post([event])
    }
  }

  /** Sends nothing if there is no other tab, as is nearly always so: a message of a thousand events is expensive. */
  async function tellMany(events: readonly StoredEvent[]) {
    if (await presence.isAlone()) return
    for (let at = 0; at < events.length; at += maxTold) post(events.slice(at, at + maxTold))
  }

  return {
    present: presence.shown,
    tell(events) {
      telling = telling.then(() => (events.length === 1 ? post(events) : tellMany(events)))
    },
    close() {
      isClosed = true
      presence.end()
      channel.close()
    },
  }
}

/** Holds a lock of its own for as long as the tab lives. Without Web Locks a tab never counts as alone. */
function showPresence(name: string) {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const prefix = `${name} tab `
  const own = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-')
  let end = () => undefined as void
  const ended = new Promise<void>((resolve) => (end = resolve))
  const held = new Promise<void>((resolve) => {
    void attemptAsync(() =>
      locks?.request(own, () => {
        resolve()
        return ended
      }),
    ).then(resolve)
  })
  return {
    shown: attemptAsync(() => held, locksTimeoutMs),
    end,
    async isAlone() {
      const found = await attemptAsync(() => locks?.query(), locksTimeoutMs)
      const tabs = (found?.held ?? []).filter((lock) => lock.name?.startsWith(prefix) === true)
      return tabs.length === 1 && tabs[0]?.name === own
    },
  }
}

/** Parses a message from another page of this origin into the valid events it contains. */
function parseMessage(message: unknown): readonly StoredEvent[] {
  if (boundReason(message, messageLimits) !== null) return []
  return (Array.isArray(message) ? message : [message]).flatMap((one: unknown) => {
    const event = boundReason(one) === null ? parseStoredEvent(asKept(one)) : null
    return event === null || event.clock > String(latestWallMs) ? [] : [event]
  })
}

/** The value as read back from the journal: a message may contain what JSON cannot. */
function asKept(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown
  } catch {
    return null
  }
}
