/** What a page may ask of the service worker. `count-pages` is answered with a number on the port sent along. */
export type WorkerMessage = 'skip-waiting' | 'clean-up' | 'count-pages'

const messages: readonly unknown[] = [
  'skip-waiting',
  'clean-up',
  'count-pages',
] satisfies WorkerMessage[]

export function isWorkerMessage(received: unknown): received is WorkerMessage {
  return messages.includes(received)
}
