import { placeFailure, withTimeout } from './storage-failure.ts'
import { worstOf } from './event-places.ts'
import { openPhotoFiles } from './photo-files.ts'
import type { PhotoPlace } from './photo-place.ts'
import { openPhotoTable } from './photo-table.ts'
import { failed, ok } from '#domain/result.ts'
import type { Photo, Photos } from '#ports/photos.ts'

/** A photograph of many megabytes on a slow card. */
const timeoutMilliseconds = 30_000

/**
 * Files in the origin's private file system, which outlive a lost database (docs/decisions/0007); in a database
 * where files cannot be written from here (Safari before 26). What was torn by a kill does not fit its name: it
 * is as if it were not there, and is written anew when kept again.
 */
export function photoStore(name = 'soil-photos'): Photos {
  let opening: Promise<PhotoPlace> | null = null
  const place = () =>
    (opening ??= open(name).catch((error: unknown) => {
      opening = null
      throw error
    }))
  /** Browsers close a database under the app, Safari while it is in the background: then it is opened anew. */
  async function inPlace<Value>(work: (opened: PhotoPlace) => Promise<Value>): Promise<Value> {
    const before = place()
    try {
      return await work(await before)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      if (opening === before) opening = null
      return work(await place())
    }
  }

  async function read(photoName: string): Promise<Photo | null> {
    const found = await inPlace((opened) => opened.read(photoName))
    return found !== null && (await sha256(found.bytes)) === photoName ? found : null
  }

  async function keep(photo: Photo): Promise<string> {
    const photoName = await sha256(photo.bytes)
    if ((await read(photoName)) !== null) return photoName
    try {
      await inPlace((opened) => opened.write(photoName, photo))
    } catch (error) {
      // What is there of it would only take up room.
      await inPlace((opened) => opened.remove(photoName)).catch(() => null)
      throw error
    }
    return photoName
  }

  return {
    async keep(photo) {
      try {
        return ok(await withTimeout(keep(photo), timeoutMilliseconds))
      } catch (error) {
        return failed(worstOf([placeFailure(error)]) ?? 'broken')
      }
    },
    read: (photoName) => withTimeout(read(photoName), timeoutMilliseconds).catch(() => null),
    names: () => withTimeout(inPlace((opened) => opened.names())).catch(() => []),
    async remove(names) {
      await inPlace(({ remove }) => Promise.all(names.map((photoName) => remove(photoName))))
    },
  }
}

const open = async (name: string) => (await openPhotoFiles(name)) ?? openPhotoTable(name)

async function sha256(bytes: Uint8Array): Promise<string> {
  // A copy of its own: the bytes may be a part of a larger or shared buffer.
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
