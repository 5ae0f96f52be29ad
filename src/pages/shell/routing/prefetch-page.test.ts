import { expect, test, vi } from 'vitest'
import type { PageEntry } from './page-table.ts'
import { createPrefetch } from './prefetch-page.ts'

function site(load: PageEntry['load']) {
  const page: PageEntry = {
    path: '/manual',
    name: 'manual',
    icon: 'menu_book',
    catalogs: ['manual'],
    load,
  }
  return createPrefetch([page])
}

test('fetches the page at the address, whatever comes after the path', () => {
  const load = vi.fn<PageEntry['load']>(async () => () => null)
  const prefetch = site(load)
  prefetch('/manual?kit=midorikun#dry')
  expect(load).toHaveBeenCalledTimes(1)
  prefetch('/Manual')
  prefetch('/')
  expect(load).toHaveBeenCalledTimes(1)
})

test('fetches it once for all links, and again after a failure', async () => {
  const load = vi
    .fn<PageEntry['load']>(async () => () => null)
    .mockRejectedValueOnce(new Error('offline'))
  const prefetch = site(load)
  prefetch('/manual')
  prefetch('/manual')
  expect(load).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  for (let link = 0; link < 24; link += 1) prefetch(`/manual?link=${link}`)
  expect(load).toHaveBeenCalledTimes(2)
})

test('is silent when that fails', async () => {
  const prefetch = site(() => Promise.reject(new Error('offline')))
  prefetch('/manual')
  await expect(new Promise((resolve) => setTimeout(resolve, 20, 'quiet'))).resolves.toBe('quiet')
})
