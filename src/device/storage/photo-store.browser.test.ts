import { openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { photoStore } from './photo-store.ts'
import { photosContract } from '#testing/contracts/photos-contract.ts'

let made = 0
const fresh = () => {
  made += 1
  return `photos-of-test-${made}-${Date.now()}`
}
const folderOf = async (name: string) =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true })

async function tear(name: string, photo: string) {
  const handle = await (await folderOf(name)).getFileHandle(`${photo}.jpg`)
  const stream = await handle.createWritable({ keepExistingData: true })
  await stream.truncate(10)
  await stream.close()
}

afterEach(() => vi.restoreAllMocks())

describe('in files', () => {
  photosContract(async () => {
    const name = fresh()
    return {
      photos: photoStore(name),
      reopen: async () => photoStore(name),
      spoil: (photo) => tear(name, photo),
    }
  })

  it('leave nothing behind when the room runs out in the middle of one', async () => {
    const name = fresh()
    const photos = photoStore(name)
    const safe = await photos.keep({ type: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) })
    vi.spyOn(FileSystemWritableFileStream.prototype, 'close').mockRejectedValueOnce(
      new DOMException('no room', 'QuotaExceededError'),
    )
    const bytes = new Uint8Array(100_000)
    expect(await photos.keep({ type: 'image/jpeg', bytes })).toEqual({ ok: false, reason: 'full' })
    expect(await photos.names()).toEqual([safe.ok ? safe.value : ''])
    const later = await photos.keep({ type: 'image/jpeg', bytes })
    expect(later.ok).toBe(true)
  })

  it('that a kill left half written count as missing, and are replaced when written again', async () => {
    const name = fresh()
    const photos = photoStore(name)
    const photo = { type: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) }
    const kept = await photos.keep(photo)
    const photoName = kept.ok ? kept.value : ''
    await photos.remove([photoName])
    const folder = await folderOf(name)
    for (const file of [`${photoName}.jpg`, `${photoName}.jpg.crswap`]) {
      await folder.getFileHandle(file, { create: true })
    }
    expect(await photos.names()).toEqual([])
    expect(await photos.keep(photo)).toEqual(kept)
    expect(await photos.names()).toEqual([photoName])
    const files: string[] = []
    for await (const file of folder.keys()) files.push(file)
    expect(files).toEqual([`${photoName}.jpg`])
  })
})

describe('in a database, where no files can be written', () => {
  photosContract(async () => {
    const name = fresh()
    withoutFiles()
    return {
      photos: photoStore(name),
      reopen: async () => photoStore(name),
      async spoil(photo) {
        const database = await openDB(name, 1)
        await database.put('photos', { type: 'image/jpeg', bytes: Uint8Array.of(9) }, photo)
        database.close()
      },
    }
  })

  it('are there, and more are taken in, after the browser closed it under the app', async () => {
    withoutFiles()
    const photos = photoStore(fresh())
    const { contexts } = vi.spyOn(IDBDatabase.prototype, 'transaction').mock
    const lose = () => {
      for (const opened of contexts) if (opened instanceof IDBDatabase) opened.close()
    }
    const photo = { type: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) }
    const kept = await photos.keep(photo)
    lose()
    expect(await photos.read(kept.ok ? kept.value : '')).toEqual(photo)
    lose()
    expect(await photos.keep({ ...photo, bytes: Uint8Array.of(4) })).toMatchObject({ ok: true })
  })
})

function withoutFiles() {
  vi.stubGlobal('FileSystemFileHandle', undefined)
}

it('keep what is there when the device is really full', async () => {
  const name = fresh()
  const photos = photoStore(name)
  const small = { type: 'image/jpeg', bytes: Uint8Array.of(1, 2, 3) }
  const safe = await photos.keep(small)
  const { usage = 0 } = await navigator.storage.estimate()
  const browser = cdp()
  const origin = location.origin
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 500_000 })
  try {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const large = new Uint8Array(3_000_000)
    for (let at = 0; at < large.length; at += bytes.length) large.set(bytes, at)
    expect(await photos.keep({ type: 'image/jpeg', bytes: large })).toEqual({
      ok: false,
      reason: 'full',
    })
  } finally {
    await browser.send('Storage.overrideQuotaForOrigin', { origin })
  }
  expect(await photos.names()).toEqual([safe.ok ? safe.value : ''])
  expect(await photos.read(safe.ok ? safe.value : '')).toEqual(small)
})
