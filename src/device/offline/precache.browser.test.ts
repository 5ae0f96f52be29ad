import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BuildFiles } from './build-files.ts'
import { dropOtherBuilds, matchAnyBuild, matchBuild, precache } from './precache.ts'

const first: BuildFiles = {
  build: 'first',
  files: [
    { url: '/page', revision: '1' },
    { url: '/assets/same-12345678.js', revision: null },
    { url: '/assets/old-12345678.js', revision: null },
  ],
}
const second: BuildFiles = {
  build: 'second',
  files: [
    { url: '/page', revision: '2' },
    { url: '/assets/same-12345678.js', revision: null },
    { url: '/404.html', revision: '1' },
  ],
}

const server = new Map<string, Response>()
const fetched: string[] = []

const serve = (files: BuildFiles) => {
  for (const { url } of files.files) server.set(url, new Response(`${url} of ${files.build}`))
}

const emptyCaches = async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

beforeEach(async () => {
  await emptyCaches()
  fetched.length = 0
  server.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    const response = server.get(url)
    if (!response) throw new TypeError('no network')
    return response.clone()
  })
})

afterEach(emptyCaches)

const textOf = async (build: string, key: string) => (await matchBuild(build, key))?.text()

test('keeps every file of a build', async () => {
  serve(first)
  await precache(first)
  expect(await textOf('first', '/page?revision=1')).toBe('/page of first')
  expect(await textOf('first', '/assets/old-12345678.js')).toBe('/assets/old-12345678.js of first')
})

test('fails as a whole when one file does not come, and goes on from there at the next try', async () => {
  serve(first)
  server.delete('/page')
  await expect(precache(first)).rejects.toThrow('no network')
  serve(first)
  fetched.length = 0
  await precache(first)
  expect(fetched).toEqual(['/page'])
})

test('refuses an answer that is an error', async () => {
  serve(first)
  server.set('/page', new Response('busy', { status: 503 }))
  await expect(precache(first)).rejects.toThrow('/page answered 503')
})

test('takes the page for unknown addresses from hosts that call it 404', async () => {
  serve(second)
  server.set('/404.html', new Response('nothing here', { status: 404 }))
  await precache(second)
  expect(await textOf('second', '/404.html?revision=1')).toBe('nothing here')
})

test('fetches only what changed since the build before', async () => {
  serve(first)
  await precache(first)
  fetched.length = 0
  serve(second)
  await precache(second)
  expect(fetched.toSorted()).toEqual(['/404.html', '/page'])
  expect(await textOf('second', '/page?revision=2')).toBe('/page of second')
})

test('leaves the files of the build before to the pages still open from then', async () => {
  serve(first)
  await precache(first)
  serve(second)
  await precache(second)
  expect(await textOf('first', '/page?revision=1')).toBe('/page of first')
  const old = await matchAnyBuild('/assets/old-12345678.js')
  expect(await old?.text()).toBe('/assets/old-12345678.js of first')
})

test('drops other builds and nothing that somebody else keeps', async () => {
  await caches.open('photographs')
  serve(first)
  await precache(first)
  serve(second)
  await precache(second)
  await dropOtherBuilds('second')
  expect(await matchBuild('first', '/page?revision=1')).toBeUndefined()
  expect(await textOf('second', '/page?revision=2')).toBe('/page of second')
  expect(await caches.has('photographs')).toBe(true)
})
