import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { seededRandom } from './run-random.ts'

/** Leaves the origin room for so many more bytes; what comes back gives it all room again. */
export async function leaveRoom(page: Page, bytes: number) {
  const { origin } = new URL(page.url())
  const session = await page.context().newCDPSession(page)
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.detach()
  return limitRoom(page, origin, usage + bytes)
}

/** Leaves no room for a single event. Before the first page: Chromium grants an open file room in advance. */
export const fillStorage = (page: Page, origin: string) => limitRoom(page, origin, 100)

async function limitRoom(page: Page, origin: string, quotaSize: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    await session.detach()
  }
}

/** Names of the photographs lying in the origin's files. A kill leaves Chromium's draft of the one being written, too. */
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

/** A photograph whose JPEG is some hundred kilobytes: nothing in it repeats. */
export function noisyPhoto() {
  const picture = new PNG({ width: 640, height: 480 })
  const random = seededRandom(5)
  for (let at = 0; at < picture.data.length; at += 1) {
    picture.data[at] = at % 4 === 3 ? 255 : Math.floor(random() * 256)
  }
  return { name: 'noise.png', mimeType: 'image/png', buffer: PNG.sync.write(picture) }
}
