import { findCard } from '#domain/color/card/find-card.ts'
import { project } from '#domain/color/card/homography.ts'
import { cardLayout } from '#domain/color/card/card-layout.ts'
import { cardView } from '../color/synthetic/card-views.mjs'
import { clutter } from '../color/synthetic/clutter.mjs'

const [first, end, step] = process.argv.slice(2).map(Number)
const mostTilt = 40
/** The golden ratio spreads the tilts of any run of seeds evenly. */
const golden = 0.618_034

const found = []
const others = []
for (let seed = first; seed < end; seed += step) {
  const view = cardView(seed, { tilt: mostTilt * ((seed * golden) % 1) })
  if (view.isWhole) found.push(judged(view))
  others.push({ isTaken: findCard(clutter(seed)) !== null })
}

console.log(JSON.stringify({ found, others }))

/** Deviation of the detected centers of patches and slots, in millimeters on the card. */
function judged({ pixels, trueAt, tilt }) {
  const start = performance.now()
  const card = findCard(pixels)
  const milliseconds = performance.now() - start
  if (card === null) return { tilt, milliseconds, isFound: false }
  const boxes = [...cardLayout.grays, ...cardLayout.colors, cardLayout.strip, cardLayout.tube]
  const misses = boxes.map(({ x, y, width, height }) => {
    const middle = { x: x + width / 2, y: y + height / 2 }
    const seen = project(card.plane, middle)
    const truth = trueAt(middle)
    const scale = Math.hypot(
      trueAt({ ...middle, x: middle.x + 1 }).x - truth.x,
      trueAt({ ...middle, x: middle.x + 1 }).y - truth.y,
    )
    return Math.hypot(seen.x - truth.x, seen.y - truth.y) / scale
  })
  return {
    tilt,
    milliseconds,
    isFound: true,
    markers: card.markers,
    worst: Math.max(...misses),
    tiltError: card.tilt - tilt,
  }
}
