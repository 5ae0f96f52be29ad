import { describe, expect, it } from 'vitest'
import type { Frame } from '#ports/camera.ts'
import { cardShot } from '#testing/scene/card-shot.ts'
import { chartShot, fieldsInLine } from '#testing/scene/chart-shot.ts'
import { workerColorReader } from './color-reader.ts'

const hexes = ['#f3e5a0', '#eab9a5', '#dd8f9e', '#cf6a93', '#b84a86']
const field = { x: 20, y: 24, width: 16, height: 20 }
const sample = { x: 64, y: 74, width: 16, height: 20, hex: '#dd8f9e' }
const { pixels: chart, seenOf } = chartShot([...fieldsInLine(hexes, field, { x: 22 }), sample])

const boxOf = ({ x, y, width, height }: typeof field) => {
  const [low, high] = [
    seenOf({ x: x + 2, y: y + 2 }),
    seenOf({ x: x + width - 2, y: y + height - 2 }),
  ]
  return { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y }
}

const request = {
  sample: [boxOf(sample)],
  white: boxOf({ x: 110, y: 74, width: 40, height: 26 }),
  against: {
    kind: 'chart' as const,
    levels: hexes.map((_, index) => ({
      value: index * 10,
      boxes: [boxOf({ ...field, x: field.x + index * 22 })],
    })),
  },
}

describe('a color reader in a worker', () => {
  it('reads a sample against its chart', async () => {
    const outcome = await workerColorReader().readSample(chart, request).done
    if (!outcome.ok || outcome.value.status !== 'read') throw new Error(JSON.stringify(outcome))
    expect(Math.abs(outcome.value.estimate - 20)).toBeLessThan(5)
  })

  it('finds the card, finds the chart, and leaves the frame to the page', async () => {
    const reader = workerColorReader()
    const { pixels } = cardShot({ tilt: 20 })
    expect(await reader.findCard(pixels).done).toMatchObject({ ok: true, value: { markers: 4 } })
    expect(await reader.findCard(chart).done).toEqual({ ok: true, value: null })
    const grids = await reader.findGrids(chart).done
    expect(grids.ok && grids.value[0]?.rows.flat()).toHaveLength(hexes.length)
    expect(chart.data).toHaveLength(chart.width * chart.height * 4)
  })

  it('is ended at once by cancel, and reads on afterwards', async () => {
    const reader = workerColorReader()
    const work = reader.findGrids(chart)
    const beside = reader.findCard(chart)
    work.cancel()
    expect(await work.done).toEqual({ ok: false, reason: 'canceled' })
    expect(await beside.done).toEqual({ ok: true, value: null })
    expect(await reader.findCard(chart).done).toEqual({ ok: true, value: null })
  })

  it('says that it broke where it was asked for the impossible', async () => {
    const nothing: Frame = { width: 10, height: 10, data: new Uint8ClampedArray(400) }
    const outcome = await workerColorReader().readSample(nothing, request).done
    expect(outcome).toEqual({ ok: false, reason: 'broken' })
  })
})
