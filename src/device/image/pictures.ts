import { transfer } from 'comlink'
import type { Box } from '#domain/color/pixels.ts'
import { failed, type Result } from '#domain/result.ts'
import { workerPool } from '#device/worker-pool.ts'
import type { FileFailure, Frame } from '#ports/camera.ts'
import type { Photo } from '#ports/photos.ts'
import type { PictureMethods } from './picture.worker.ts'

/** Decodes and encodes pictures in a worker: for a phone's photographs this takes longer than a tap may wait. */
export function pictures() {
  const { run } = workerPool<PictureMethods>(
    () => new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' }),
  )
  const answer = async (
    ask: Parameters<typeof run<Result<Frame, FileFailure>>>[0],
  ): Promise<Result<Frame, FileFailure>> => {
    const outcome = await run(ask).done
    return outcome.ok ? outcome.value : failed('cannot-decode')
  }
  return {
    decode: (file: Blob) => answer((methods) => methods.decode(file)),
    /** Transfers the bitmap, which cannot be used afterwards. */
    pixels: (bitmap: ImageBitmap) =>
      answer((methods) => methods.pixels(transfer(bitmap, [bitmap]))),
    async thumbnail(frame: Frame, part?: Box): Promise<Photo | null> {
      const outcome = await run((methods) => methods.thumbnail(frame, part)).done
      return outcome.ok ? outcome.value : null
    },
  }
}

export type Pictures = ReturnType<typeof pictures>
