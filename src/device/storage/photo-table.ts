import { openDB, type DBSchema } from 'idb'
import type { PhotoPlace } from './photo-place.ts'
import { isObject } from './stored-event.ts'
import { StorageRefused } from './storage-failure.ts'

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: unknown }
}

/** Photographs in a database of their own: what happens to it happens to no event. */
export async function openPhotoTable(name: string): Promise<PhotoPlace> {
  if (typeof indexedDB === 'undefined') throw new StorageRefused('absent')
  const database = await openDB<PhotoSchema>(name, 1, {
    upgrade: (opened) => void opened.createObjectStore('photos'),
  })
  return {
    async write(photo, { type, bytes }) {
      const row = { type, bytes: new Uint8Array(bytes) }
      const transaction = database.transaction('photos', 'readwrite', { durability: 'strict' })
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
