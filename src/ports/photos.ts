import type { Result } from '#domain/result.ts'
import type { FinalFailure } from '#domain/storage-failure.ts'

/** A photograph as stored: already stripped of EXIF and location. */
export interface Photo {
  /** `image/jpeg`, `image/webp`, `image/png`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** Photographs stored on the device under the SHA-256 of their bytes, so that each is stored once. */
export interface Photos {
  /** Resolves with the name (64 hex digits) when the photograph survives a kill of the browser. */
  keep(photo: Photo): Promise<Result<string, FinalFailure>>
  /** Null where it is not, or no longer, on this device. */
  read(name: string): Promise<Photo | null>
  names(): Promise<readonly string[]>
  remove(names: readonly string[]): Promise<void>
}
