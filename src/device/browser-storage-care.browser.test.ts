import { expect, it, vi } from 'vitest'
import { storageCareContract } from '#testing/contracts/storage-care-contract.ts'
import { browserStorageCare } from './browser-storage-care.ts'

storageCareContract(browserStorageCare)

const unknown = { used: null, quota: null, persisted: null }

it('knows nothing where the browser throws', async () => {
  for (const call of ['estimate', 'persisted', 'persist'] as const)
    vi.spyOn(navigator.storage, call).mockRejectedValue(new TypeError('denied'))
  expect(await browserStorageCare().estimate()).toEqual(unknown)
  expect(await browserStorageCare().persist()).toBe(false)
})

it('knows nothing where there is no storage manager', async () => {
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
  expect(await browserStorageCare().estimate()).toEqual(unknown)
  expect(await browserStorageCare().persist()).toBe(false)
  Reflect.deleteProperty(navigator, 'storage')
})
