import { parseStoredEvent } from './stored-event.ts'
import type { StoredEvent } from '#ports/event-log.ts'

/** Tells the other tabs what was kept here. */
export function openEventChannel(name: string, onEvent: (event: StoredEvent) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => null, close: () => null }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = parseStoredEvent(data)
    if (event !== null) onEvent(event)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: (event: StoredEvent) => channel.postMessage(event),
    close: () => channel.close(),
  }
}
