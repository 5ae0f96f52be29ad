import { describe, expect, it, test } from 'vitest'
import { cardShot } from '#testing/scene/card-shot.ts'
import { paint } from '#testing/scene/painting.ts'
import { cardLayout } from './card-layout.ts'
import { findCard } from './find-card.ts'
import { project } from './homography.ts'

const middleOf = ({ x, y, width, height }: (typeof cardLayout.grays)[number]) => ({
  x: x + width / 2,
  y: y + height / 2,
})

function farthestMiss(shot: ReturnType<typeof cardShot>, card: ReturnType<typeof findCard>) {
  if (card === null) return Infinity
  const misses = [...cardLayout.grays, ...cardLayout.colors].map(middleOf).map((middle) => {
    const [seen, truth] = [project(card.plane, middle), shot.trueAt(middle)]
    return Math.hypot(seen.x - truth.x, seen.y - truth.y)
  })
  return Math.max(...misses)
}

describe('the printed card is found', () => {
  test.each<[string, Parameters<typeof cardShot>[0] & object]>([
    ['straight from above', {}],
    ['lying on its side', { roll: 90 }],
    ['upside down', { roll: 180 }],
    ['turned by 33 degrees', { roll: 33 }],
    ['tilted by 40 degrees', { tilt: 40, leaning: 70, roll: 15 }],
    ['small in the picture', { scale: 2.4, middle: { x: 0.4, y: 0.6 } }],
  ])('%s, each patch within a millimeter', (_, view) => {
    const shot = cardShot(view, { noise: 0.01 })
    const card = findCard(shot.pixels)
    expect(card).toMatchObject({ version: 1, markers: 4 })
    expect(farthestMiss(shot, card)).toBeLessThan(view.scale ?? 4)
  })

  it('under light that fades across it, from warm to dim', () => {
    const shot = cardShot(
      { tilt: 20 },
      { lightAt: (x) => [0.9 - x / 300, 0.7 - x / 300, 0.5 - x / 400] },
    )
    expect(findCard(shot.pixels)).not.toBeNull()
  })

  it('with a thumb on one of its corners', () => {
    const shot = cardShot(
      { tilt: 15 },
      {
        over: (painting, margin) =>
          paint(painting, { x: margin, y: margin, width: 16, height: 22 }, () => [0.5, 0.3, 0.22]),
      },
    )
    const card = findCard(shot.pixels)
    expect(card).toMatchObject({ markers: 3 })
    expect(farthestMiss(shot, card)).toBeLessThan(4)
  })
})

describe('the tilt of the card', () => {
  test.each([15, 25, 40])('is reported: %d degrees', (tilt) => {
    const card = findCard(cardShot({ tilt, leaning: 25 }).pixels)
    expect(Math.abs((card?.tilt ?? 0) - tilt)).toBeLessThan(3)
  })
})

describe('no card is found', () => {
  it('when half of it is outside the picture', () => {
    expect(findCard(cardShot({ middle: { x: 1, y: 0.5 } }).pixels)).toBeNull()
  })

  it('in its mirror image', () => {
    const { pixels } = cardShot()
    const data = new Uint8ClampedArray(pixels.data.length)
    for (let pixel = 0; pixel < pixels.width * pixels.height; pixel += 1) {
      const x = pixel % pixels.width
      const from = (pixel - x + pixels.width - 1 - x) * 4
      data.set(pixels.data.subarray(from, from + 4), pixel * 4)
    }
    expect(findCard({ ...pixels, data })).toBeNull()
  })

  it('where its markers do not lie as printed', () => {
    const shot = cardShot()
    const [first, ...others] = cardLayout.markers
    const markers = first ? [{ ...first, at: { x: 40, y: 40 } }, ...others.slice(1)] : []
    expect(findCard(shot.pixels, { ...cardLayout, markers })).toBeNull()
  })

  it('where there is nothing', () => {
    const data = new Uint8ClampedArray(200 * 100 * 4).fill(128)
    expect(findCard({ width: 200, height: 100, data })).toBeNull()
  })
})
