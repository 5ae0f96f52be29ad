import { expect, test, vi } from 'vitest'
import type { HttpClient } from '#ports/http-client.ts'
import { fakeHttpClient } from '#testing/fakes/fake-http-client.ts'
import { createServer } from './server.ts'

test('the client is loaded at the first request, once', async () => {
  const client = fakeHttpClient()
  const load = vi.fn<() => Promise<HttpClient>>(async () => client)
  const server = createServer(load)
  expect(load).not.toHaveBeenCalled()
  expect(await server.client()).toBe(client)
  expect(await server.client()).toBe(client)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a client that could not be loaded is loaded at the next request', async () => {
  const client = fakeHttpClient()
  const load = vi.fn<() => Promise<HttpClient>>(async () => client)
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  const server = createServer(load)
  await expect(server.client()).rejects.toThrow('Failed to fetch')
  expect(await server.client()).toBe(client)
})
