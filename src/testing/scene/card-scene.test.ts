import { describe, expect, it } from 'vitest'
import { labOf } from '#domain/color/lab.ts'
import { areOverlapping } from '#domain/color/pixels.ts'
import { linearOfByte } from '#domain/color/srgb.ts'
import { anyCardShape, cardChart } from './card-chart.ts'
import { cardScene } from './card-scene.ts'
import { kitSeries } from './kit-series.ts'
import { seeded } from './seeded.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe('a painted card', () => {
  it('has one field for each pad of each level, none on another, all within its area', () => {
    const looks = new Set<string>()
    for (const seed of seeds) {
      const chance = seeded(seed)
      const shape = anyCardShape(chance)
      const { fields, area, look } = cardChart(chance, shape, {
        x: 14,
        y: 16,
        width: 80,
        height: 50,
      })
      looks.add(look)
      expect(fields.map((pads) => pads.length)).toEqual(
        Array.from({ length: shape.levels }, () => shape.pads),
      )
      const all = fields.flat()
      const shrunk = all.map((field) => ({
        ...field,
        width: 0.99 * field.width,
        height: 0.99 * field.height,
      }))
      for (const [at, field] of shrunk.entries()) {
        expect(shrunk.slice(at + 1).some((other) => areOverlapping(field, other))).toBe(false)
        expect(field.x).toBeGreaterThanOrEqual(area.x)
        expect(field.y).toBeGreaterThanOrEqual(area.y)
        expect(field.x + field.width).toBeLessThanOrEqual(area.x + area.width)
        expect(field.y + field.height).toBeLessThanOrEqual(area.y + area.height)
      }
    }
    expect(looks).toEqual(new Set(['touching', 'ruled', 'apart', 'dots']))
  })

  it('shows levels that an eye can tell from each other', () => {
    for (const seed of seeds) {
      const levels = 4 + (seed % 9)
      const colorAt = kitSeries(seeded(seed), levels)
      const labs = Array.from({ length: levels }, (_, level) => labOf(colorAt(level)))
      for (const [at, lab] of labs.slice(1).entries()) {
        const before = labs[at] ?? lab
        const apart = Math.hypot(lab[0] - before[0], lab[1] - before[1], lab[2] - before[2])
        expect(apart).toBeGreaterThanOrEqual(4)
      }
    }
  })

  it('lies in the picture, each level in its own color where it is said to be', () => {
    const { pixels, fields, sample, levels, pads } = cardScene(3)
    const seen = fields.map((of) =>
      of.map(({ x, y }) => {
        expect(x > 0 && y > 0 && x < pixels.width && y < pixels.height).toBe(true)
        const at = 4 * (Math.round(y) * pixels.width + Math.round(x))
        const channel = (index: number) => linearOfByte(pixels.data[at + index] ?? 0)
        return labOf([channel(0), channel(1), channel(2)])
      }),
    )
    expect([seen.length, sample.length]).toEqual([levels, pads])
    const first = seen.flatMap((of) => of.slice(0, 1))
    for (const [at, lab] of first.slice(1).entries()) {
      const before = first[at] ?? lab
      const apart = Math.hypot(lab[0] - before[0], lab[1] - before[1], lab[2] - before[2])
      expect(apart).toBeGreaterThan(2)
    }
  })
})
