import { wrap, type Remote } from 'comlink'
import { failed, ok } from '#domain/result.ts'
import type { Work, WorkFailure } from '#ports/color-reader.ts'

/** Pool of workers with one job each, so that canceling a job affects no other. One idle worker is kept. */
export function workerPool<Methods>(start: () => Worker) {
  let idle: WorkerHandle<Methods> | null = null

  const run = <Value>(ask: (methods: Remote<Methods>) => Promise<Value>): Work<Value> => {
    const handle = idle ?? spawnWorker<Methods>(start())
    idle = null
    let cancel = () => {}
    const canceled = new Promise<WorkFailure>((resolve) => {
      cancel = () => resolve('canceled')
    })
    const answered = ask(handle.methods).then(ok, () => failed('broken' as const))
    const ended = Promise.race([canceled, handle.broken]).then(failed)
    const done = Promise.race([answered, ended]).then((outcome) => {
      if (outcome.ok && idle === null) idle = handle
      else handle.worker.terminate()
      return outcome
    })
    return { done, cancel }
  }
  return { run }
}

interface WorkerHandle<Methods> {
  readonly worker: Worker
  readonly methods: Remote<Methods>
  /** Resolves if the worker cannot be loaded, or sends an unreadable message. */
  readonly broken: Promise<WorkFailure>
}

function spawnWorker<Methods>(worker: Worker): WorkerHandle<Methods> {
  const broken = new Promise<WorkFailure>((resolve) => {
    for (const event of ['error', 'messageerror']) {
      worker.addEventListener(event, () => resolve('broken'), { once: true })
    }
  })
  return { worker, methods: wrap<Methods>(worker), broken }
}
