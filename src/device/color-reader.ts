import { transfer } from 'comlink'
import type { ContrastReading } from '#domain/color/read-contrast.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { Frame } from '#ports/camera.ts'
import type { ColorReader } from '#ports/color-reader.ts'
import type { ColorMethods } from './color-reader.worker.ts'
import { workerPool } from './worker-pool.ts'

/** Reads colors in a worker. */
export function workerColorReader(): ColorReader {
  const { run } = workerPool<ColorMethods>(
    () => new Worker(new URL('./color-reader.worker.ts', import.meta.url), { type: 'module' }),
  )
  return {
    readSample: (frame, request) =>
      run<ColorReading>((methods) => methods.readSample(copied(frame), request)),
    readContrast: (frame, request) =>
      run<ContrastReading>((methods) => methods.readContrast(copied(frame), request)),
    findCard: (frame) => run((methods) => methods.findCard(copied(frame))),
    findGrids: (frame) => run((methods) => methods.findGrids(copied(frame))),
  }
}

/** Copies a frame for the worker, since the page still shows it. Transferring a copy is far faster than cloning while posting. */
function copied(frame: Frame): Frame {
  const data = frame.data.slice()
  return transfer({ ...frame, data }, [data.buffer])
}
