import type { BrowserContext, Page } from '@playwright/test'

export const faults = [
  'slow 1 s',
  'slow 5 s',
  'slow 30 s',
  'refused',
  'full',
  'lost',
  'damaged',
  'killed',
] as const
/** `journal`: all files, including photographs. `database`: that of the events. */
export const places = ['journal', 'database', 'both'] as const

export interface StorageFault {
  readonly fault: (typeof faults)[number]
  readonly place: (typeof places)[number]
}

declare global {
  interface Window {
    /** Kills the browser when a store has written half of its data. */
    cut?: () => void
  }
}

/** Lets the pages of a context have a storage that fails as set by `arm`: the app's own code is the built one. */
export async function takeFaults(context: BrowserContext, kill: () => Promise<void>) {
  await context.exposeFunction('cut', kill)
  await context.addInitScript(() => {
    const key = 'storage-fault'
    const faultAt = (place: 'journal' | 'database') => {
      if (window.location.protocol === 'about:') return null
      const [fault = '', where = ''] = sessionStorage.getItem(key)?.split(' at ') ?? []
      return where === place || where === 'both' ? fault : null
    }
    const delayMs = (fault: string | null) =>
      Number(/^slow (\d+) s$/.exec(fault ?? '')?.[1] ?? 0) * 1000
    const refusal = (fault: string | null) => {
      if (fault === 'full') return new DOMException('made by the journey', 'QuotaExceededError')
      return fault === 'refused' ? new DOMException('made by the journey', 'NotAllowedError') : null
    }
    const later = (milliseconds: number, work: () => void) =>
      milliseconds === 0 ? work() : void setTimeout(work, milliseconds)

    // The journal, intercepted at its worker.
    window.Worker = class extends Worker {
      readonly isJournal: boolean
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.isJournal = String(address).includes('journal')
      }
      override postMessage(message: { readonly call: number; readonly openLines?: string }) {
        const fault = this.isJournal ? faultAt('journal') : null
        const { call, openLines } = message
        if (refusal(fault) !== null) {
          const data = { call, ok: false, failure: fault === 'full' ? 'full' : 'denied' }
          return void setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
        }
        if (fault === 'killed' && openLines !== undefined) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
          super.postMessage({ ...message, openLines: openLines.slice(0, openLines.length * 0.6) })
          return window.cut?.()
        }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        return later(delayMs(fault), () => super.postMessage(message))
      }
    }

    // Photographs are files written from the page.
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
    const { createWritable } = FileSystemFileHandle.prototype
    FileSystemFileHandle.prototype.createWritable = async function (options) {
      const fault = faultAt('journal')
      const refused = refusal(fault)
      if (refused !== null) throw refused
      await new Promise<void>((resolve) => later(delayMs(fault), resolve))
      const stream = await createWritable.call(this, options)
      if (fault === 'killed') stream.close = async () => window.cut?.()
      return stream
    }

    // The database of events.
    const isOurs = (name: string) => name === 'soil-events'
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      const fault = isOurs(name) ? faultAt('database') : null
      if (fault === 'refused') throw new DOMException('made by the journey', 'SecurityError')
      const request = open.call(this, name, version)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, heard: unknown) =>
        listen(type, (event) => {
          const hear = () => typeof heard === 'function' && Reflect.apply(heard, request, [event])
          later(type === 'success' ? delayMs(fault) : 0, hear)
        })
      return request
    }
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...given) {
      const fault = isOurs(this.transaction.db.name) ? faultAt('database') : null
      const refused = refusal(fault)
      if (refused !== null) throw refused
      if (fault === 'killed') window.cut?.()
      return put.apply(this, given)
    }
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
    const { addEventListener } = IDBTransaction.prototype
    IDBTransaction.prototype.addEventListener = function (type: string, heard: unknown) {
      const isLate = type === 'complete' && isOurs(this.db.name)
      Reflect.apply(addEventListener, this, [
        type,
        (event: Event) => {
          const hear = () => typeof heard === 'function' && Reflect.apply(heard, this, [event])
          later(isLate ? delayMs(faultAt('database')) : 0, hear)
        },
      ])
    }
  })
}

/** From now on, also after a reload, in this tab. Loss and damage take effect at once. */
export const arm = (page: Page, { fault, place }: StorageFault) =>
  page.evaluate((said) => sessionStorage.setItem('storage-fault', said), `${fault} at ${place}`)

export const disarm = (page: Page) =>
  page.evaluate(() => sessionStorage.removeItem('storage-fault'))

/** Waits until the current write has finished or failed. */
export const writingEnds = (page: Page) =>
  page.evaluate(() => navigator.locks.request('soil-events', () => undefined))

/** Damages the stored data as a broken card or another program would. */
export const spoil = (page: Page, { fault, place }: StorageFault) =>
  page.evaluate(
    async ({ isLost, inFiles, inDatabase }) => {
      async function spoilFiles() {
        const root = await navigator.storage.getDirectory()
        if (isLost) {
          await root.removeEntry('soil-events.ndjson')
          await root.removeEntry('soil-photos', { recursive: true }).catch(() => null)
          return
        }
        await damage(await root.getFileHandle('soil-events.ndjson'))
        const photos = await root.getDirectoryHandle('soil-photos', { create: true })
        for await (const photo of photos.values()) {
          if (photo instanceof FileSystemFileHandle) await damage(photo)
        }
      }
      /** Replaces the last 200 bytes, keeping the length. */
      async function damage(handle: FileSystemFileHandle) {
        const { size } = await handle.getFile()
        const stream = await handle.createWritable({ keepExistingData: true })
        await stream.write({
          type: 'write',
          position: Math.max(0, size - 200),
          data: '#'.repeat(Math.min(size, 200)),
        })
        await stream.close()
      }
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
        })
      async function spoilDatabase() {
        if (isLost) return done(indexedDB.deleteDatabase('soil-events'))
        const opening = indexedDB.open('soil-events')
        await done(opening)
        const events = opening.result.transaction('events', 'readwrite').objectStore('events')
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          const asking = events.getAllKeys()
          asking.addEventListener('success', () => resolve(asking.result))
        })
        // Keys are sorted, and ids are in time order: the last one is the latest.
        const last = keys.at(-1)
        if (last !== undefined) {
          const row: unknown = await done(events.get(last))
          await done(events.put({ ...Object(row), version: '#', payload: '#' }))
        }
        return opening.result.close()
      }
      await navigator.locks.request('soil-events', async () => {
        if (inFiles) await spoilFiles()
        if (inDatabase) await spoilDatabase()
      })
    },
    { isLost: fault === 'lost', inFiles: place !== 'database', inDatabase: place !== 'journal' },
  )
