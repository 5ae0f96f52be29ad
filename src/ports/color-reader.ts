import type { FoundCard } from '#domain/color/card/find-card.ts'
import type { FoundGrid } from '#domain/color/printed/find-chart.ts'
import type { ContrastReading, ContrastRequest } from '#domain/color/read-contrast.ts'
import type { ReadRequest } from '#domain/color/read-request.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { Result } from '#domain/result.ts'
import type { Frame } from './camera.ts'

/** Something being done elsewhere; `cancel` ends it at once, and `done` then says so. */
export interface Work<Value> {
  readonly done: Promise<Result<Value, WorkFailure>>
  cancel(): void
}

export type WorkFailure = 'canceled' | 'broken'

/** Told shares of the work from 0 to 1, in order. */
export type ProgressListener = (share: number) => void

/** Reads colors out of a photograph, beside the page: nothing on screen waits for it. */
export interface ColorReader {
  readSample(frame: Frame, request: ReadRequest, onProgress?: ProgressListener): Work<ColorReading>
  readContrast(
    frame: Frame,
    request: ContrastRequest,
    onProgress?: ProgressListener,
  ): Work<ContrastReading>
  /** Our own printed card; null where none lies in sight. */
  findCard(frame: Frame, onProgress?: ProgressListener): Work<FoundCard | null>
  /** Printed charts and their paper, the likeliest first. */
  findGrids(frame: Frame, onProgress?: ProgressListener): Work<readonly FoundGrid[]>
}
