import { failed, ok } from '#domain/result.ts'
import type { FinalFailure } from '#domain/storage-failure.ts'
import type { Photo, Photos } from '#ports/photos.ts'

export interface FakePhotos extends Photos {
  /** Makes storing fail for this reason from now on; null restores it. */
  fail(reason: FinalFailure | null): void
  /** Corrupts the bytes of a kept photograph. */
  spoil(name: string): void
}

export function fakePhotos(): FakePhotos {
  const kept = new Map<string, Photo>()
  let failure: FinalFailure | null = null
  return {
    async keep({ type, bytes }) {
      if (failure !== null) return failed(failure)
      const name = await nameOf(bytes)
      kept.set(name, { type, bytes: bytes.slice() })
      return ok(name)
    },
    async read(name) {
      const photo = kept.get(name)
      return photo !== undefined && (await nameOf(photo.bytes)) === name ? photo : null
    },
    names: async () => [...kept.keys()].toSorted(),
    async remove(names) {
      for (const name of names) kept.delete(name)
    },
    fail: (reason) => void (failure = reason),
    spoil(name) {
      const photo = kept.get(name)
      if (photo !== undefined) kept.set(name, { ...photo, bytes: photo.bytes.slice(1) })
    },
  }
}

async function nameOf(bytes: Uint8Array) {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
