import { transfer } from 'comlink'
import type { ContrastReading } from '#domain/color/read-contrast.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { Frame } from '#ports/camera.ts'
import type { ColorReader, ProgressListener, Work } from '#ports/color-reader.ts'
import type { ColorMethods } from './color-reader.worker.ts'
import { workerPool } from './worker-pool.ts'

/** Reads colors in a worker. */
export function workerColorReader(): ColorReader {
  const { run } = workerPool<ColorMethods>(
    () => new Worker(new URL('./color-reader.worker.ts', import.meta.url), { type: 'module' }),
  )
  return {
    readSample: (frame, request, onProgress) =>
      withProgress(
        run<ColorReading>((methods) => methods.readSample(copied(frame), request)),
        onProgress,
      ),
    readContrast: (frame, request, onProgress) =>
      withProgress(
        run<ContrastReading>((methods) => methods.readContrast(copied(frame), request)),
        onProgress,
      ),
    findCard: (frame, onProgress) =>
      withProgress(
        run((methods) => methods.findCard(copied(frame))),
        onProgress,
      ),
    findGrids: (frame, onProgress) =>
      withProgress(
        run((methods) => methods.findGrids(copied(frame))),
        onProgress,
      ),
  }
}

/** Copies a frame for the worker, since the page still shows it. Transferring a copy is far faster than cloning while posting. */
function copied(frame: Frame): Frame {
  const data = frame.data.slice()
  return transfer({ ...frame, data }, [data.buffer])
}

/** Reports progress 0 at the start and 1 at the end, since the worker does it in one step. */
function withProgress<Value>(work: Work<Value>, onProgress?: ProgressListener): Work<Value> {
  if (onProgress === undefined) return work
  onProgress(0)
  const done = work.done.then((outcome) => {
    if (outcome.ok) onProgress(1)
    return outcome
  })
  return { ...work, done }
}
