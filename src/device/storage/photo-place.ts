import type { Photo } from '#ports/photos.ts'

/** Storage of photographs by name, unverified. Calls reject with the browser's error. */
export interface PhotoPlace {
  readonly write: (name: string, photo: Photo) => Promise<void>
  readonly read: (name: string) => Promise<Photo | null>
  readonly names: () => Promise<readonly string[]>
  readonly remove: (name: string) => Promise<void>
}
