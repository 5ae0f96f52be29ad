import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const fixture = (path: string): { readonly id: string } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../src/domain', path), 'utf8'))

/** Data as earlier versions of the app stored it; later versions must still read it. */
export const keptThen = {
  record1: fixture('record/fixtures/soil-record-1.json'),
  record2: fixture('record/fixtures/soil-record-2.json'),
  kit1: fixture('kit/fixtures/kit-schema-1.json'),
}

/** An event ordered by `place`. */
export const keptEvent = (
  place: number,
  stream: string,
  kind: string,
  version: number,
  payload: unknown,
) => ({
  id: `then-${place}`,
  device: 'then',
  clock: `${Date.UTC(2025, 10, 20) + place}-0000-then`,
  stream,
  kind,
  version,
  payload,
})

interface Database {
  readonly version: number
  readonly events: readonly unknown[]
}

/** Creates the event database as the first release did, from a page outside the app. */
export async function makeDatabase(page: Page, { version, events }: Database) {
  await page.goto('/favicon.svg')
  await page.evaluate(
    async (given) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('soil-events', given.version)
        opening.addEventListener('upgradeneeded', () => {
          if (opening.result.objectStoreNames.length > 0) return
          const store = opening.result.createObjectStore('events', { keyPath: 'id' })
          store.createIndex('stream-clock', ['stream', 'clock'])
          store.createIndex('kind-clock', ['kind', 'clock'])
          opening.result.createObjectStore('meta')
        })
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      })
      const transaction = database.transaction('events', 'readwrite')
      for (const event of given.events) transaction.objectStore('events').put(event)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      database.close()
    },
    { version, events },
  )
}
