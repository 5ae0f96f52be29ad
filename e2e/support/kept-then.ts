import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a version of November 2026 stored on one device, written by its own build; a test is under way. */
interface KeptThen {
  /** When it was captured from the device, in milliseconds since 1970. */
  readonly at: number
  /** The text of a backup made shortly before. */
  readonly backup: string
  /** Rows of the database. */
  readonly events: readonly { readonly id: string; readonly kind: string }[]
  readonly metaKeys: readonly string[]
  readonly meta: readonly unknown[]
  /** Path → bytes in base64: the journal and the photographs. */
  readonly files: Readonly<Record<string, string>>
  readonly local: Readonly<Record<string, string>>
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture
export const kept2026 = JSON.parse(
  readFileSync(join(import.meta.dirname, 'kept-2026-11.json'), 'utf8'),
) as KeptThen

/** Writes everything back to the device, from a page outside the app. */
export async function putBack(page: Page, kept: KeptThen) {
  await page.goto('/favicon.svg')
  await page.evaluate(async ({ events, meta, metaKeys, files, local }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    const root = await navigator.storage.getDirectory()
    const write = async (path: string, base64: string) => {
      const names = path.split('/')
      let folder = root
      for (const name of names.slice(0, -1)) {
        // oxlint-disable-next-line no-await-in-loop -- one folder lies in the other
        folder = await folder.getDirectoryHandle(name, { create: true })
      }
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      const writable = await file.createWritable()
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0))
      await writable.close()
    }
    await Promise.all(Object.entries(files).map(([path, base64]) => write(path, base64)))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('soil-events', 1)
      opening.addEventListener('upgradeneeded', () => {
        const store = opening.result.createObjectStore('events', { keyPath: 'id' })
        store.createIndex('stream-clock', ['stream', 'clock'])
        store.createIndex('kind-clock', ['kind', 'clock'])
        opening.result.createObjectStore('meta')
      })
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
    })
    const transaction = database.transaction(['events', 'meta'], 'readwrite')
    for (const event of events) transaction.objectStore('events').put(event)
    meta.forEach((value, place) => transaction.objectStore('meta').put(value, metaKeys[place]))
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, kept)
}
