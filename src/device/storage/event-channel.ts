import { boundReason } from '#domain/exchange/bounded.ts'
import { attemptLater } from '#device/attempt.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { parseStoredEvent } from './stored-event.ts'

export interface EventChannel {
  /**
   * Resolves when the other tabs can know of this one. What they keep from then on they tell it; what they kept before it
   * finds in the storage, as long as it waits for this before it reads.
   */
  readonly present: Promise<unknown>
  /** Tells the other tabs of events that they can read by now. */
  readonly tell: (events: readonly StoredEvent[]) => void
  readonly close: () => void
}

/** So many in one message. */
const maxTold = 1000
/** More than the largest message of ours holds; what is above is not looked at. */
const messageLimits = { depth: 42, textChars: 10_000, values: 2_000_000, chars: 50_000_000 }
/** The clock of events counts on from the latest stamp it has seen: beyond this, as in files, it would have no room. */
const maxStamp = '5000000000000'
/** Locks that do not answer: then it is told in vain, or too early. */
const locksTimeoutMs = 1000

/** Tells the other tabs what was kept here, and hears what they kept. */
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
  /** One message after the other. */
  let telling: Promise<unknown> = Promise.resolve()

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const event of parseMessage(data)) onEvent(event)
  })

  function post(events: readonly StoredEvent[]) {
    if (isClosed) return
    try {
      // A tab of an earlier version understands one event alone, which is what a tap keeps.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel.postMessage(events.length === 1 ? events[0] : events)
    } catch {
      // One that no message can hold, being nested too deeply, does not keep the others back.
      if (events.length > 1) for (const event of events) post([event])
    }
  }

  /** A message of a thousand is dear, and nearly always nobody is there to read it. */
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

/** Each tab holds a lock of its own for as long as it lives. Where there are no locks no tab is ever alone. */
function showPresence(name: string) {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const prefix = `${name} tab `
  const own = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-')
  let end = () => undefined as void
  const ended = new Promise<void>((resolve) => (end = resolve))
  const held = new Promise<void>((resolve) => {
    void attemptLater(() =>
      locks?.request(own, () => {
        resolve()
        return ended
      }),
    ).then(resolve)
  })
  return {
    shown: attemptLater(() => held, locksTimeoutMs),
    end,
    async isAlone() {
      const found = await attemptLater(() => locks?.query(), locksTimeoutMs)
      const tabs = (found?.held ?? []).filter((lock) => lock.name?.startsWith(prefix) === true)
      return tabs.length === 1 && tabs[0]?.name === own
    },
  }
}

/** Whatever another page of this origin has sent → the events in it that could have been kept. */
function parseMessage(message: unknown): readonly StoredEvent[] {
  if (boundReason(message, messageLimits) !== null) return []
  return (Array.isArray(message) ? message : [message]).flatMap((one: unknown) => {
    const event = boundReason(one) === null ? parseStoredEvent(asKept(one)) : null
    return event === null || event.clock >= maxStamp ? [] : [event]
  })
}

/** As it would be read back from the journal: a message may hold what no text can. */
function asKept(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown
  } catch {
    return null
  }
}
