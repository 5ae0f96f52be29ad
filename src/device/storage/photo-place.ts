import type { Photo } from '#ports/photos.ts'

/** Where photographs lie: by name, unverified. Calls reject with what the browser says. */
export interface PhotoPlace {
  readonly write: (name: string, photo: Photo) => Promise<void>
  readonly read: (name: string) => Promise<Photo | null>
  readonly names: () => Promise<readonly string[]>
  readonly remove: (name: string) => Promise<void>
}
