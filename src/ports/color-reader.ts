import type { FoundCard } from '#domain/color/card/find-card.ts'
import type { FoundGrid } from '#domain/color/printed/find-chart.ts'
import type { ContrastReading, ContrastRequest } from '#domain/color/read-contrast.ts'
import type { ReadRequest } from '#domain/color/read-request.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { Result } from '#domain/result.ts'
import type { Frame } from './camera.ts'

/** Work done in the background; `cancel` ends it at once, and `done` then resolves with `canceled`. */
export interface Work<Value> {
  readonly done: Promise<Result<Value, WorkFailure>>
  cancel(): void
}

export type WorkFailure = 'canceled' | 'broken'

/** Reads colors from a photograph in the background, so that the screen never waits for it. */
export interface ColorReader {
  readSample(frame: Frame, request: ReadRequest): Work<ColorReading>
  readContrast(frame: Frame, request: ContrastRequest): Work<ContrastReading>
  /** Our own printed card; null where none is visible. */
  findCard(frame: Frame): Work<FoundCard | null>
  /** Printed charts and their paper, most likely first. */
  findGrids(frame: Frame): Work<readonly FoundGrid[]>
}
