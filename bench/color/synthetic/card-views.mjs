import { cardLayout } from '#domain/color/card/card-layout.ts'
import { paintCard } from '#testing/scene/paint-card.ts'
import { photograph } from '#testing/scene/photograph.ts'
import { seeded } from '#testing/scene/seeded.ts'
import { mapsOf, seenAt } from '#testing/scene/view.ts'
import { lightOf } from './light.mjs'

const margin = 12
/** @type {readonly [import('#domain/color/srgb.ts').Rgb, ...import('#domain/color/srgb.ts').Rgb[]]} */
const tables = [
  [0.3, 0.22, 0.14],
  [0.75, 0.75, 0.74],
  [0.05, 0.05, 0.06],
  [0.2, 0.35, 0.2],
]

/**
 * Our printed card on a table: at any rotation, tilted by `tilt` degrees, under uneven light, blurred and noisy.
 * @param {number} seed
 * @param {{ tilt: number, width?: number, height?: number }} options
 */
export function cardView(seed, { tilt, width = 1200, height = 900 }) {
  const chance = seeded(seed)
  const painting = paintCard(margin, chance.pick(tables))
  const view = {
    width,
    height,
    tilt,
    leaning: chance.between(0, 360),
    roll: chance.between(0, 360),
    scale: (height / 190) * chance.between(0.6, 1),
    middle: { x: chance.between(0.47, 0.53), y: chance.between(0.47, 0.53) },
  }
  const maps = mapsOf(view, painting)
  const [red, green, blue] = painting.dots
  const pixels = photograph({
    width,
    height,
    painting,
    toThing: maps.toThing,
    table: [red, green, blue],
    lightAt: lightOf(chance, { ...painting, kelvin: chance.between(2700, 10000) }),
    blur: chance.between(0.6, 1.6),
    noise: chance.between(0.002, 0.015),
    seed,
  })
  const trueAt = ({ x, y }) => seenAt(view, painting, { x: x + margin, y: y + margin })
  return { pixels, trueAt, isWhole: isWhole(trueAt, width, height), tilt }
}

/** A card cut off by the picture's edge does not count as visible. */
function isWhole(trueAt, width, height) {
  const right = cardLayout.width
  const bottom = cardLayout.height
  const corners = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ]
  return corners.map(trueAt).every(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
}
