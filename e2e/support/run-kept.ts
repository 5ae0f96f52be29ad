import type { Page } from '@playwright/test'

/** Rows of the device's storage, with the fields that the journeys use. */
export interface KeptRow {
  readonly id: string
  readonly kind: string
  readonly clock: string
  readonly payload: {
    readonly kind?: string
    readonly at?: number
    readonly sample?: string
    readonly lane?: string
    readonly step?: number
    readonly id?: string
    readonly event?: string
    readonly how?: string
    readonly readings?: readonly KeptReading[]
    readonly setup?: { readonly id: string }
  }
}

export interface KeptReading {
  readonly sample: string
  readonly analyte: string
  readonly answer: unknown
  readonly dueAt: number
  readonly readAt: number
}

/** Every event in IndexedDB, oldest first. Read under the writer's lock: by then, events in the journal are here as well. */
export const keptRows = (page: Page): Promise<readonly KeptRow[]> =>
  page.evaluate(() =>
    navigator.locks.request('soil-events', async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('soil-events')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
      })
      const rows = await new Promise<KeptRow[]>((resolve, reject) => {
        const events = database.transaction('events').objectStore('events')
        const asking: IDBRequest<KeptRow[]> = events.getAll()
        asking.addEventListener('success', () => resolve(asking.result))
        asking.addEventListener('error', () => reject(asking.error ?? new Error('no rows')))
      })
      database.close()
      return rows.toSorted((one, other) => (one.clock < other.clock ? -1 : 1))
    }),
  )

/** The readings of the newest soil record. */
export const keptReadings = async (page: Page): Promise<readonly KeptReading[]> =>
  (await keptRows(page)).findLast(({ kind }) => kind === 'record-kept')?.payload.readings ?? []

/** Seconds from the tap that starts a lane's dip until its strip is to be read. Source: the kit. */
const untilRead = { n: 3 + 60, pk: 10 + 60 }

/** When each strip of みどりくん is to be read, by `sample/lane`, from the stored taps. */
export async function dueTimes(page: Page): Promise<ReadonlyMap<string, number>> {
  const rows = await keptRows(page)
  const undone = new Set(rows.map(({ payload }) => payload.event))
  const dips = rows.filter(
    ({ payload }) => payload.kind === 'confirmed' && payload.step === 0 && payload.lane !== 'soil',
  )
  return new Map(
    dips
      .filter(({ payload }) => !undone.has(payload.id ?? ''))
      .map(({ payload: { sample = '', lane = '', at = 0 } }) => [
        `${sample}/${lane}`,
        at + untilRead[lane === 'n' ? 'n' : 'pk'] * 1000,
      ]),
  )
}

export const laneOf = (analyte: string) => (analyte === 'ph' || analyte === 'no3n' ? 'n' : 'pk')
