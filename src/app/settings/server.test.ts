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
