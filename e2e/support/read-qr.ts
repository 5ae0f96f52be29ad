import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { decodeQR } from 'qr/decode.js'

/** Decodes a QR code on the page from a screenshot, enlarged as if the phone were held close. */
export async function readQr(code: Locator): Promise<string> {
  const drawing = await code.evaluate((svg) => svg.outerHTML)
  const page = await code.page().context().newPage()
  await page.setContent(`<body style="margin:0;width:640px">${drawing}`)
  const picture = await page.locator('svg').screenshot()
  await page.close()
  const { width, height, data } = PNG.sync.read(picture)
  return decodeQR({ width, height, data: new Uint8ClampedArray(data) })
}
