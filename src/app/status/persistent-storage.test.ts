import { describe, expect, it, vi } from 'vitest'
import { createPersistentStorage } from './persistent-storage.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { fakeStorageCare } from '#testing/fakes/fake-storage-care.ts'
import { createStoreOf } from '#app/initial-states.ts'

describe('the status of storage', () => {
  it('reports how safely data is stored, and changes of that', async () => {
    const log = fakeEventLog()
    const storage = createPersistentStorage({
      store: createStoreOf('storage'),
      log,
      care: fakeStorageCare(),
    })
    expect(storage.store.getState().estimate).toBeNull()
    await storage.start()
    expect(storage.store.getState()).toMatchObject({
      health: { kept: 'durable', failure: null },
      estimate: { persisted: false },
    })
    log.fail('full')
    expect(storage.store.getState().health).toMatchObject({ kept: 'memory', failure: 'full' })
  })

  it('reports a loss until it has been read, and again only when more is lost', async () => {
    const [log, preferences] = [fakeEventLog(), fakePreferences()]
    const start = async () => {
      const store = createStoreOf('storage')
      const storage = createPersistentStorage({ store, log, care: fakeStorageCare(), preferences })
      await storage.start()
      return storage
    }
    const first = await start()
    expect(first.store.getState().unacknowledgedLoss).toBeNull()
    log.setHealth({ lost: 'some', unreadable: 2 })
    expect(first.store.getState().unacknowledgedLoss).toBe('some')
    first.dismiss()
    expect(first.store.getState().unacknowledgedLoss).toBeNull()
    const second = await start()
    expect(second.store.getState().unacknowledgedLoss).toBeNull()
    log.setHealth({ unreadable: 3 })
    expect(second.store.getState().unacknowledgedLoss).toBe('some')
    log.setHealth({ lost: 'all', unreadable: 0 })
    expect(second.store.getState().unacknowledgedLoss).toBe('all')
  })

  it('asks the browser for permanent storage, and knows the answer', async () => {
    const storage = createPersistentStorage({
      store: createStoreOf('storage'),
      log: fakeEventLog(),
      care: fakeStorageCare(),
    })
    expect(await storage.persist()).toBe(true)
    expect(storage.store.getState().estimate?.persisted).toBe(true)
    const refused = createPersistentStorage({
      store: createStoreOf('storage'),
      log: fakeEventLog(),
      care: fakeStorageCare({ grants: false }),
    })
    expect(await refused.persist()).toBe(false)
    expect(refused.store.getState().estimate?.persisted).toBe(false)
  })

  it('asks by itself once per device, and not where that was granted before', async () => {
    const preferences = fakePreferences()
    const refused = fakeStorageCare({ grants: false })
    const asked = vi.spyOn(refused, 'persist')
    const start = (care = refused) =>
      createPersistentStorage({
        store: createStoreOf('storage'),
        log: fakeEventLog(),
        care,
        preferences,
      })
    await start().persistOnce()
    await start().persistOnce()
    expect(asked).toHaveBeenCalledTimes(1)
    const promised = fakeStorageCare()
    await promised.persist()
    const again = vi.spyOn(promised, 'persist')
    const other = createPersistentStorage({
      store: createStoreOf('storage'),
      log: fakeEventLog(),
      care: promised,
      preferences: fakePreferences(),
    })
    await other.persistOnce()
    expect(again).not.toHaveBeenCalled()
  })
})
