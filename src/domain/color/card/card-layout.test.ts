import { expect, it } from 'vitest'
import { cardLayout, type CardBox } from './card-layout.ts'

const { markers, markerSize, grays, colors, white, strip, tube, figure } = cardLayout
const turned = (code: string) =>
  Array.from({ length: 16 }, (_, at) => code[(at % 4) * 4 + 3 - Math.floor(at / 4)]).join('')
const turns = (code: string) => [
  code,
  turned(code),
  turned(turned(code)),
  turned(turned(turned(code))),
]
const differences = (one: string, other: string) =>
  Array.from(one).filter((cell, at) => cell !== other[at]).length
const areApart = (one: CardBox, other: CardBox) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

it('has markers that differ from each other, and from themselves when turned, in eight cells or more', () => {
  for (const [index, { code }] of markers.entries()) {
    for (const [otherIndex, other] of markers.entries()) {
      const others = index === otherIndex ? turns(code).slice(1) : turns(other.code)
      for (const seen of others) expect(differences(code, seen)).toBeGreaterThanOrEqual(8)
    }
  }
})

it('keeps everything on the card and apart, with two millimeters of paper around each marker', () => {
  const quiet = markers.map(({ at }) => ({
    x: at.x - 2,
    y: at.y - 2,
    width: markerSize + 4,
    height: markerSize + 4,
  }))
  const things = [...quiet, ...grays, ...colors, white, strip, tube]
  for (const [index, thing] of things.entries()) {
    expect(thing.x).toBeGreaterThanOrEqual(0)
    expect(thing.y).toBeGreaterThanOrEqual(0)
    expect(thing.x + thing.width).toBeLessThanOrEqual(cardLayout.width)
    expect(thing.y + thing.height).toBeLessThanOrEqual(cardLayout.height)
    for (const other of things.slice(index + 1)) expect(areApart(thing, other)).toBe(true)
  }
  expect(areApart(figure.black, white)).toBe(true)
})

it('has as many known patches as a color correction needs', () => {
  expect(grays.length + colors.length).toBeGreaterThanOrEqual(15)
})
