import { expect, it } from 'vitest'
import { indexedDbTeamMemory } from './team-memory.ts'

const aside = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
const back = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

it('keeps the place in the team and what the office holds until it is left', async () => {
  const memory = indexedDbTeamMemory(`team-${crypto.randomUUID()}`)
  expect(await memory.read()).toBeNull()
  expect(await memory.keep({ token: 'a' })).toEqual({ ok: true })
  expect(await memory.keep({ token: 'b' }, ['1', '2'])).toEqual({ ok: true })
  await memory.keep({ token: 'b' }, ['3'])
  expect(await memory.read()).toEqual({ token: 'b' })
  expect([...(await memory.held())]).toEqual(['1', '2', '3'])
  await memory.clear()
  expect(await memory.read()).toBeNull()
  expect((await memory.held()).size).toBe(0)
})

it('takes a write back while the page is put aside, and keeps it when the page returns', async () => {
  const name = `team-${crypto.randomUUID()}`
  const memory = indexedDbTeamMemory(name)
  await memory.keep({ token: 'before' })
  const kept = memory.keep({ token: 'after' }, ['1'])
  // The transaction begins once the database is open.
  await Promise.resolve()
  await Promise.resolve()
  aside(true)
  // Another page does not see the write.
  expect(await indexedDbTeamMemory(name).read()).toEqual({ token: 'before' })
  back()
  expect(await kept).toEqual({ ok: true })
  expect(await memory.read()).toEqual({ token: 'after' })
  expect([...(await memory.held())]).toEqual(['1'])
})

it('goes on writing where a page that is left does not come back', async () => {
  const memory = indexedDbTeamMemory(`team-${crypto.randomUUID()}`)
  await memory.read()
  const kept = memory.keep({ token: 'a' })
  await Promise.resolve()
  await Promise.resolve()
  aside(false)
  expect(await kept).toEqual({ ok: true })
})
