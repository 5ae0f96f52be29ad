import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { decodeQR } from 'qr/decode.js'

/** What a code on the page says, read from its picture; drawn large, as a phone sees it that is held close. */
export async function readQr(code: Locator): Promise<string> {
  const drawing = await code.evaluate((svg) => svg.outerHTML)
  const page = await code.page().context().newPage()
  await page.setContent(`<body style="margin:0;width:640px">${drawing}`)
  const picture = await page.locator('svg').screenshot()
  await page.close()
  const { width, height, data } = PNG.sync.read(picture)
  return decodeQR({ width, height, data: new Uint8ClampedArray(data) })
}
