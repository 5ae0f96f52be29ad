import { type DBSchema, openDB } from 'idb'
import { failed, ok } from '#domain/result.ts'
import type { Photo, Photos } from '#ports/photos.ts'
import { abortWhenPutAside } from './database-connection.ts'
import { finalFailure } from './storage-failure.ts'
import { StorageRefused, withTimeout } from './storage-failure.ts'
import { isObject } from '#domain/property-of.ts'

/** Storage of photographs by name, unverified. Calls reject with the browser's error. */
interface PhotoPlace {
  readonly write: (name: string, photo: Photo) => Promise<void>
  readonly read: (name: string) => Promise<Photo | null>
  readonly names: () => Promise<readonly string[]>
  readonly remove: (name: string) => Promise<void>
}

/** Enough for a photograph of many megabytes on a slow card. */
const timeoutMs = 30_000

/**
 * Stores photographs as files in the origin's private file system, which outlive a lost database (docs/decisions/0007),
 * or in a database if a page cannot write files (Safari before 26). A photograph torn by a kill does not match its name:
 * it counts as missing, and is rewritten when kept again.
 */
export function photoStore(name = 'soil-photos'): Photos {
  let opening: Promise<PhotoPlace> | null = null
  const place = () =>
    (opening ??= open(name).catch((error: unknown) => {
      opening = null
      throw error
    }))
  /** Opens the place again if the browser has closed its database, as Safari does in the background. */
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
      // An incomplete photograph would only take up room.
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
  // Copied, since the bytes may be part of a larger or shared buffer.
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: unknown }
}

/** Stores photographs in a database of their own, so that no damage to it affects events. */
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

/** Stores one file per photograph. Null if this browser cannot write files from a page. */
async function openPhotoFiles(name: string): Promise<PhotoPlace | null> {
  if (typeof globalThis.FileSystemFileHandle?.prototype.createWritable !== 'function') return null
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(name, { create: true })
  const find = async (photo: string) => {
    for (const extension of Object.values(extensions)) {
      // At most three lookups.
      // oxlint-disable-next-line no-await-in-loop
      const handle = await folder.getFileHandle(`${photo}.${extension}`).catch(nullIfAbsent)
      if (handle !== null) return handle
    }
    return null
  }

  return {
    async write(photo, { type, bytes }) {
      const file = `${photo}.${extensions[type] ?? extensions[otherType]}`
      // Otherwise Chromium's draft, left by a kill, would stay forever.
      await folder.removeEntry(`${file}${draft}`).catch(() => null)
      const handle = await folder.getFileHandle(file, { create: true })
      const stream = await handle.createWritable()
      try {
        // Reserves the room first: if it runs out in mid-write, Chromium may report only an AbortError.
        await stream.truncate(bytes.length)
        await stream.write(new Uint8Array(bytes))
        // Until here the bytes are in a separate file: a kill leaves the file complete or empty.
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
