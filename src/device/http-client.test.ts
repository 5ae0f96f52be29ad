import { expect, test, vi } from 'vitest'
import { chooseBaseUrl, createHttpClient } from './http-client.ts'

const answering = (body: string, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(async () => new Response(body, init))

test('the base URL is the one for browsers, else the general one, else this machine', () => {
  const browserBaseUrl = 'https://a.example'
  const baseUrl = 'https://b.example'
  expect(chooseBaseUrl({ browserBaseUrl, baseUrl })).toBe(browserBaseUrl)
  expect(chooseBaseUrl({ baseUrl })).toBe(baseUrl)
  expect(chooseBaseUrl({ browserBaseUrl: '', baseUrl })).toBe(baseUrl)
  expect(chooseBaseUrl({})).toBe('http://localhost:3000')
})

test('a build without a configured server asks the one that served it', () => {
  const pageOrigin = 'https://office.example'
  expect(chooseBaseUrl({ browserBaseUrl: '', pageOrigin })).toBe(pageOrigin)
  expect(chooseBaseUrl({ baseUrl: 'https://b.example', pageOrigin })).toBe('https://b.example')
})

test('asks for JSON under the base URL', async () => {
  const fetch = answering('{"ok":true}')
  const client = createHttpClient({ baseUrl: 'https://b.example/api/', fetch })
  expect(await client.get('/records')).toEqual({ ok: true, value: { ok: true } })
  expect(fetch.mock.calls[0]?.[0]).toBe('https://b.example/api/records')
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Accept')).toBe('application/json')
})

test('sends JSON', async () => {
  const fetch = answering('')
  const client = createHttpClient({ fetch })
  expect(await client.post('records', { n: 1 })).toEqual({ ok: true, value: undefined })
  const init = fetch.mock.calls[0]?.[1]
  expect(init).toMatchObject({ method: 'POST', body: '{"n":1}' })
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json')
})

test('failures are answers in the shape of the error page', async () => {
  const refused = createHttpClient({ fetch: answering('', { status: 503, statusText: 'Busy' }) })
  expect(await refused.get('/')).toEqual({
    ok: false,
    reason: { message: 'Busy', statusCode: 503 },
  })
  const unreadable = createHttpClient({ fetch: answering('<html>') })
  expect(await unreadable.get('/')).toMatchObject({ ok: false, reason: { statusCode: 500 } })
  const offline = createHttpClient({ fetch: () => Promise.reject(new TypeError('no network')) })
  expect(await offline.get('/')).toEqual({
    ok: false,
    reason: { message: 'no network', statusCode: 500, code: 'unreachable' },
  })
})

test('hands on by what name the server refuses, and how long to wait', async () => {
  const error = { code: 'too-many', message: 'あとで' }
  const fetch = answering(JSON.stringify({ error }), {
    status: 429,
    headers: { 'Retry-After': '7' },
  })
  expect(await createHttpClient({ fetch }).get('/')).toEqual({
    ok: false,
    reason: { message: 'あとで', statusCode: 429, code: 'too-many', retryAfterSeconds: 7 },
  })
})

test('sends the headers it is given, and no progress bar moves for a background request', async () => {
  const fetch = answering('1')
  const onActivity = vi.fn<() => () => void>(() => () => undefined)
  const client = createHttpClient({ fetch, onActivity })
  const headers = { Authorization: 'Bearer t' }
  await client.sendJson('/', { isQuiet: true, headers })
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer t')
  expect(onActivity).not.toHaveBeenCalled()
})

test('tells when a request begins and how it ends', async () => {
  const activity: string[] = []
  const onActivity = () => {
    activity.push('begin')
    return (outcome: string) => void activity.push(outcome)
  }
  await createHttpClient({ fetch: answering('1'), onActivity }).get('/')
  await createHttpClient({ fetch: answering('', { status: 500 }), onActivity }).get('/')
  expect(activity).toEqual(['begin', 'done', 'begin', 'failed'])
})
