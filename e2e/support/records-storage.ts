import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { seededRandom } from './run-random.ts'

/** Limits the origin to this many more bytes; the returned function lifts the limit. */
export async function leaveRoom(page: Page, bytes: number) {
  const { origin } = new URL(page.url())
  const session = await page.context().newCDPSession(page)
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.detach()
  return limitRoom(page, origin, usage + bytes)
}

/** Leaves no room for a single event. Call before the first page: Chromium reserves room for an open file in advance. */
export const fillStorage = (page: Page, origin: string) => limitRoom(page, origin, 100)

async function limitRoom(page: Page, origin: string, quotaSize: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await session.detach()
  }
}

/** Names of the photographs in the origin's files. A kill also leaves Chromium's temporary file of the one being written. */
export const keptPhotos = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const names: string[] = []
    for await (const [name, handle] of root.entries()) {
      if (name !== 'soil-photos' || !(handle instanceof FileSystemDirectoryHandle)) continue
      for await (const photo of handle.keys()) {
        if (!photo.endsWith('.crswap')) names.push(photo)
      }
    }
    return names
  })

/** A photograph whose JPEG has some hundred kilobytes: its content does not compress. */
export function noisyPhoto() {
  const picture = new PNG({ width: 640, height: 480 })
  const random = seededRandom(5)
  for (let at = 0; at < picture.data.length; at += 1) {
    picture.data[at] = at % 4 === 3 ? 255 : Math.floor(random() * 256)
  }
  return { name: 'noise.png', mimeType: 'image/png', buffer: PNG.sync.write(picture) }
}
