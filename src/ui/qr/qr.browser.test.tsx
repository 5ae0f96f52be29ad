import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { partsOf } from '#domain/share/qr-parts.ts'
import { loadTexts } from '#locales/texts.ts'
import { setVisible } from '#testing/page-visibility.ts'
import { MovingQrCode } from './moving-qr-code.tsx'
import { QrCode } from './qr-code.tsx'
import { QrScanner } from './qr-scanner.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

beforeAll(() => loadTexts('ja', 'ui', 'share'))

const link = `https://example.com/?view=kits#kit=1.${'aB-_9'.repeat(200)}`

/** A simulated photograph of the code on screen. */
async function photograph(scale = 3): Promise<File> {
  const svg = document.querySelector('svg')
  if (svg === null) throw new Error('no code on screen')
  const side = svg.viewBox.baseVal.width
  const picture = new Image()
  const copy = svg.outerHTML.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * scale}" height="${side * scale}"`,
  )
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side * scale
  canvas.height = side * scale
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (blob === null) throw new Error('no picture')
  return new File([blob], 'photo.png', { type: 'image/png' })
}

async function scan(file: File, accepts: (text: string) => boolean = () => true) {
  const read = vi.fn<(text: string) => void>()
  await render(<QrScanner accepts={accepts} onRead={read} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(file)
  if (input === null) throw new Error('no file field')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return read
}

const shown = () =>
  expect.element(page.getByRole('img', { name: 'キットのQRコード' })).toBeVisible()

describe('a QR code', () => {
  test('is read back from a photograph of the screen', async () => {
    const { unmount } = await render(<QrCode text={link} name="キット" />)
    await shown()
    const file = await photograph()
    await unmount()
    const read = await scan(file)
    await expect.poll(() => read).toHaveBeenCalledWith(link)
  })

  test('says so where the text fits into none', async () => {
    await render(<QrCode text={'x'.repeat(4000)} name="キット" />)
    await expect.element(page.getByText('QRコードには大きすぎます')).toBeVisible()
  })

  test('of another thing is named, and nothing is taken', async () => {
    const { unmount } = await render(<QrCode text="https://example.com/" name="キット" />)
    await shown()
    const file = await photograph()
    await unmount()
    const read = await scan(file, (text) => text.includes('#kit='))
    await expect.element(page.getByText('ここでは使えないQRコードです')).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })

  test('that is not in the picture, and a file that is no picture, have different messages', async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 200
    canvas.height = 200
    const blank = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    await scan(new File([blank ?? ''], 'blank.png', { type: 'image/png' }))
    await expect.element(page.getByText('QRコードが見つかりません')).toBeVisible()
    await scan(new File(['no picture'], 'text.png', { type: 'image/png' }))
    await expect.element(page.getByText('写真を開けません')).toBeVisible()
  })
})

describe('a text in several codes', () => {
  const label = () => document.querySelector('svg')?.getAttribute('aria-label')
  const parts = partsOf(`#kit=1.${'aB-_9'.repeat(300)}`) ?? []

  test('can be stopped, and looked at one by one', async () => {
    await render(<MovingQrCode parts={parts} name="キット" />)
    await page.getByRole('button', { name: '次の1枚' }).click()
    await expect.element(page.getByRole('button', { name: '順に見せる' })).toBeVisible()
    await expect.poll(label).toMatch(/\d枚目/)
    const before = label()
    await page.getByRole('button', { name: '前の1枚' }).click()
    await expect.poll(label).not.toBe(before)
  })

  test('moves by itself', async () => {
    await render(<MovingQrCode parts={parts} name="キット" />)
    await expect.poll(() => label()).toContain('2枚目')
  })

  test('one part alone, photographed, asks for the camera', async () => {
    const { unmount } = await render(<QrCode text={parts[0] ?? ''} name="キット" />)
    await shown()
    const file = await photograph()
    await unmount()
    await scan(file)
    await expect.element(page.getByText(/枚のうち、1枚を読みました/)).toBeVisible()
  })

  test('comes together before a camera that sees one after the other', async () => {
    const frames = await filmOf(parts)
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(frames.stream)
    const read = vi.fn<(text: string) => void>()
    await render(<QrScanner accepts={(text) => text.startsWith('#kit=')} onRead={read} />)
    await page.getByRole('button', { name: 'カメラで読む' }).click()
    await expect.poll(() => read).toHaveBeenCalledTimes(1)
    expect(read.mock.calls[0]?.[0]).toBe(`#kit=1.${'aB-_9'.repeat(300)}`)
    // The camera's light goes out.
    await expect
      .poll(() => frames.stream.getTracks().map(({ readyState }) => readyState))
      .toEqual(['ended'])
    frames.stop()
  })
})

/** A video of codes, half a second each, as a camera would see them. */
async function filmOf(texts: readonly string[]) {
  const { encodeQR } = await import('qr')
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 480
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  const codes = texts.map((text) => encodeQR(text, 'raw', { ecc: 'low', border: 4 }))
  let turn = 0
  const draw = () => {
    const code = codes[Math.floor(turn / 5) % codes.length] ?? []
    turn += 1
    const side = 480 / code.length
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 480, 480)
    context.fillStyle = '#000000'
    for (const [y, row] of code.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) context.fillRect(x * side, y * side, side + 0.5, side + 0.5)
      }
    }
  }
  draw()
  const timer = setInterval(draw, 100)
  return { stream: canvas.captureStream(30), stop: () => clearInterval(timer) }
}

test('the camera goes off when the page is hidden, and can be opened again', async () => {
  const frames = await filmOf(['https://example.com/'])
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(frames.stream)
  await render(<QrScanner accepts={() => false} onRead={() => undefined} />)
  await page.getByRole('button', { name: 'カメラで読む' }).click()
  await expect.element(page.getByRole('button', { name: 'カメラを止める' })).toBeVisible()
  setVisible(false)
  await expect.element(page.getByRole('button', { name: 'カメラで読む' })).toBeVisible()
  expect(frames.stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  setVisible(true)
  frames.stop()
})

describe('a camera that is refused', () => {
  test.each([
    ['NotAllowedError', 'カメラを使う許可がありません'],
    ['NotFoundError', 'カメラが見つかりません'],
    ['NotReadableError', 'カメラを使えません'],
  ])('%s: %s', async (name, title) => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
    const router = createMemoryRouter([
      { path: '/', element: <QrScanner accepts={() => true} onRead={() => undefined} /> },
    ])
    await render(<RouterProvider router={router} />)
    await page.getByRole('button', { name: 'カメラで読む' }).click()
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'カメラで読む' })).toBeVisible()
  })
})
