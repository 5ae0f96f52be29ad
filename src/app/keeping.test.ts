import { describe, expect, it } from 'vitest'
import { createKeeping } from './keeping.ts'
import { fakeEventLog } from '#testing/fake-event-log.ts'
import { fakeStorageCare } from '#testing/fake-storage-care.ts'

describe('keeping', () => {
  it('says how safely things are kept, and when that changes', async () => {
    const log = fakeEventLog()
    const keeping = createKeeping({ log, care: fakeStorageCare() })
    expect(keeping.store.getState().estimate).toBeNull()
    await keeping.start()
    expect(keeping.store.getState()).toMatchObject({
      health: { kept: 'durable', failure: null },
      estimate: { persisted: false },
    })
    log.fail('full')
    expect(keeping.store.getState().health).toMatchObject({ kept: 'memory', failure: 'full' })
  })

  it('asks the browser to keep everything for good, and knows the answer', async () => {
    const keeping = createKeeping({ log: fakeEventLog(), care: fakeStorageCare() })
    expect(await keeping.persist()).toBe(true)
    expect(keeping.store.getState().estimate?.persisted).toBe(true)
    const refused = createKeeping({ log: fakeEventLog(), care: fakeStorageCare({ grants: false }) })
    expect(await refused.persist()).toBe(false)
    expect(refused.store.getState().estimate?.persisted).toBe(false)
  })
})
