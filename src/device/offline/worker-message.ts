/** Messages from a page to the service worker. `count-pages` is answered with a number on the transferred port. */
export type WorkerMessage = 'skip-waiting' | 'clean-up' | 'count-pages'

const messages: readonly unknown[] = [
  'skip-waiting',
  'clean-up',
  'count-pages',
] satisfies WorkerMessage[]

export function isWorkerMessage(received: unknown): received is WorkerMessage {
  return messages.includes(received)
}
