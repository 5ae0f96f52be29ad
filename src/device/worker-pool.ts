import { wrap, type Remote } from 'comlink'
import { failed, ok } from '#domain/result.ts'
import type { Work, WorkFailure } from '#ports/color-reader.ts'

/** Workers that do one thing at a time: each work has its own, so that ending it ends nothing else. One is kept warm. */
export function workerPool<Deeds>(start: () => Worker) {
  let idle: Hand<Deeds> | null = null

  const run = <Value>(ask: (deeds: Remote<Deeds>) => Promise<Value>): Work<Value> => {
    const hand = idle ?? hired<Deeds>(start())
    idle = null
    let cancel = () => {}
    const canceled = new Promise<WorkFailure>((resolve) => {
      cancel = () => resolve('canceled')
    })
    const answered = ask(hand.deeds).then(ok, () => failed('broken' as const))
    const ended = Promise.race([canceled, hand.broken]).then(failed)
    const done = Promise.race([answered, ended]).then((outcome) => {
      if (outcome.ok && idle === null) idle = hand
      else hand.worker.terminate()
      return outcome
    })
    return { done, cancel }
  }
  return { run }
}

interface Hand<Deeds> {
  readonly worker: Worker
  readonly deeds: Remote<Deeds>
  /** Settles when the worker cannot be loaded or understood. */
  readonly broken: Promise<WorkFailure>
}

function hired<Deeds>(worker: Worker): Hand<Deeds> {
  const broken = new Promise<WorkFailure>((resolve) => {
    for (const event of ['error', 'messageerror']) {
      worker.addEventListener(event, () => resolve('broken'), { once: true })
    }
  })
  return { worker, deeds: wrap<Deeds>(worker), broken }
}
