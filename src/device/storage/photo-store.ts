import { abortWhenPutAside } from './database-connection.ts'
import { withTimeout, StorageRefused } from './storage-failure.ts'
import { finalFailure } from './event-places.ts'
import type { PhotoPlace } from './photo-place.ts'
import { failed, ok } from '#domain/result.ts'
import type { Photo, Photos } from '#ports/photos.ts'
import { openDB, type DBSchema } from 'idb'
import { isObject } from './stored-event.ts'

/** A photograph of many megabytes on a slow card. */
const timeoutMs = 30_000

/**
 * Files in the origin's private file system, which outlive a lost database (docs/decisions/0007); in a database
 * where files cannot be written from here (Safari before 26). What was torn by a kill does not fit its name: it
 * is as if it were not there, and is rewritten when kept again.
 */
export function photoStore(name = 'soil-photos'): Photos {
  let opening: Promise<PhotoPlace> | null = null
  const place = () =>
    (opening ??= open(name).catch((error: unknown) => {
      opening = null
      throw error
    }))
  /** Browsers close a database under the app, Safari while it is in the background: then it is opened again. */
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
        return ok(await withTimeout(keep(photo), timeoutMs))
      } catch (error) {
        return failed(finalFailure(error))
      }
    },
    read: (photoName) => withTimeout(read(photoName), timeoutMs).catch(() => null),
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

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: unknown }
}

/** Photographs in a database of their own: what happens to it happens to no event. */
async function openPhotoTable(name: string): Promise<PhotoPlace> {
  if (typeof indexedDB === 'undefined') throw new StorageRefused('absent')
  const database = await openDB<PhotoSchema>(name, 1, {
    upgrade: (opened) => void opened.createObjectStore('photos'),
  })
  return {
    async write(photo, { type, bytes }) {
      const row = { type, bytes: new Uint8Array(bytes) }
      const transaction = database.transaction('photos', 'readwrite', { durability: 'strict' })
      abortWhenPutAside(transaction)
      await Promise.all([transaction.store.put(row, photo), transaction.done])
    },
    async read(photo) {
      const row = await database.get('photos', photo)
      if (!isObject(row)) return null
      const { type, bytes } = row
      return typeof type === 'string' && bytes instanceof Uint8Array ? { type, bytes } : null
    },
    names: () => database.getAllKeys('photos'),
    remove: (photo) => database.delete('photos', photo),
  }
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const otherType = 'image/jpeg'
const draft = '.crswap'

/** One file a photograph. Null where this browser cannot write files from a page. */
async function openPhotoFiles(name: string): Promise<PhotoPlace | null> {
  if (typeof globalThis.FileSystemFileHandle?.prototype.createWritable !== 'function') return null
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(name, { create: true })
  const find = async (photo: string) => {
    for (const extension of Object.values(extensions)) {
      // At most three looks.
      // oxlint-disable-next-line no-await-in-loop
      const handle = await folder.getFileHandle(`${photo}.${extension}`).catch(nullIfAbsent)
      if (handle !== null) return handle
    }
    return null
  }

  return {
    async write(photo, { type, bytes }) {
      const file = `${photo}.${extensions[type] ?? extensions[otherType]}`
      // Chromium's draft of it, which a kill has left, would lie there for ever.
      await folder.removeEntry(`${file}${draft}`).catch(() => null)
      const handle = await folder.getFileHandle(file, { create: true })
      const stream = await handle.createWritable()
      try {
        // Takes the room first: where none is left in the middle of a write, Chromium may say no more than AbortError.
        await stream.truncate(bytes.length)
        await stream.write(new Uint8Array(bytes))
        // Until here the bytes are in a file beside it: a kill leaves the whole one or an empty one.
        await stream.close()
      } catch (error) {
        await stream.abort().catch(() => null)
        throw error
      }
    },
    async read(photo) {
      const handle = await find(photo)
      if (handle === null) return null
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
      return { type: typeOf(handle.name), bytes }
    },
    async names() {
      const names: string[] = []
      for await (const [file, handle] of folder.entries()) {
        if (file.endsWith(draft) || !(handle instanceof FileSystemFileHandle)) continue
        if ((await handle.getFile()).size > 0) names.push(file.replace(/\..*$/u, ''))
      }
      return names.toSorted()
    },
    async remove(photo) {
      const handle = await find(photo)
      if (handle !== null) await folder.removeEntry(handle.name).catch(nullIfAbsent)
    },
  }
}

const typeOf = (file: string) =>
  Object.entries(extensions).find(([, extension]) => file.endsWith(`.${extension}`))?.[0] ??
  otherType

function nullIfAbsent(error: unknown) {
  if (error instanceof DOMException && error.name === 'NotFoundError') return null
  throw error
}
