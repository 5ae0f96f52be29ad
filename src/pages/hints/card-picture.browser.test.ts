import { beforeAll, expect, test } from 'vitest'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { loadTexts } from '#locales/texts.ts'
import { cardPicture } from './card-picture.ts'
import { pictureWords } from './share-hint-dialog.tsx'

beforeAll(() => loadTexts('ja', 'shell', 'hints'))

test('a card becomes a portrait PNG with ink on it', async () => {
  const blob = await cardPicture(pictureWords('potato-scab'))
  expect(blob?.type).toBe('image/png')
  const bitmap = await createImageBitmap(blob ?? new Blob())
  expect([bitmap.width, bitmap.height]).toEqual([1080, 1350])
  const canvas = new OffscreenCanvas(1080, 1350)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const pixels = context?.getImageData(0, 0, 1080, 1350).data ?? []
  let dark = 0
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 64) dark += 1
  expect(dark).toBeGreaterThan(5000)
})

/** Whether the strip above the footer line stays white. */
async function fits(id: HintId) {
  const blob = await cardPicture(pictureWords(id))
  const bitmap = await createImageBitmap(blob ?? new Blob())
  const canvas = new OffscreenCanvas(1080, 20)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 1106, 1080, 20, 0, 0, 1080, 20)
  const strip = context?.getImageData(0, 0, 1080, 20).data ?? []
  return strip.every((value) => value === 255)
}

test('every card fits on its picture', async () => {
  const answers = await Promise.all(hints.map(async ({ id }) => ({ id, fits: await fits(id) })))
  expect(answers.filter((answer) => !answer.fits)).toEqual([])
})
