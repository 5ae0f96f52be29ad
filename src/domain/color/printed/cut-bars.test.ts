import { describe, expect, it } from 'vitest'
import type { UniformField } from '#domain/color/uniform-regions.ts'
import { fieldsInBars } from './cut-bars.ts'

const [width, height] = [300, 60]
/** From (30, 20) to (270, 40). */
const bar: UniformField = {
  x: 150,
  y: 30,
  area: 4800,
  long: 239,
  short: 20,
  xx: 4800,
  yy: 400 / 12,
  xy: 0,
}

/** A picture whose gray depends on the place along it. */
function picture(byteAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) {
    data.fill(byteAt(at % width, Math.floor(at / width)), at * 4, at * 4 + 3)
  }
  return { width, height, data }
}

/** Six levels of 40 pixels, one blurred into the next over six pixels. */
const levelAt = (x: number) => {
  const place = (x + 0.5 - 30) / 40
  const edge = Math.round(place)
  return 90 + 12 * (edge - 0.5 + Math.min(0.5, Math.max(-0.5, (place - edge) * (40 / 6))))
}

const middlesIn = (pixels: ReturnType<typeof picture>) =>
  fieldsInBars(pixels, [bar]).map(({ x }) => Math.round(x))

describe('a bar of fields that touch', () => {
  it('is cut where its color changes', () => {
    expect(middlesIn(picture(levelAt))).toEqual([50, 90, 130, 170, 210, 250])
  })

  it('is not cut at a number printed on a field', () => {
    const byteAt = (x: number, y: number) =>
      x >= 46 && x < 52 && y > 31 && y < 36 ? 20 : levelAt(x)
    expect(middlesIn(picture(byteAt))).toEqual([50, 90, 130, 170, 210, 250])
  })

  it('is not cut if the color changes evenly', () => {
    expect(middlesIn(picture((x) => 60 + x / 3))).toEqual([])
  })

  it('is not cut if the color hardly changes', () => {
    expect(middlesIn(picture((x) => 90 + Number(x > 130)))).toEqual([])
  })
})
