// One process's share of the painted scenes: node chart-answers.mjs <first seed> <end> <step>
import { register } from 'node:module'
import jpeg from 'jpeg-js'

register('../../scripts/read-color/typescript-hooks.mjs', import.meta.url)
const [
  { gridScene },
  { cardScene },
  { chartlessScene, householdScene, patternedScene },
  { findGrids },
  { padsAs },
  { readSample },
  { boxAt },
  { detectedPadCount, matchDetectedChart },
] = await Promise.all([
  import('../../src/testing/scene/grid-scene.ts'),
  import('../../src/testing/scene/card-scene.ts'),
  import('../../src/testing/scene/chartless-scene.ts'),
  import('../../src/domain/color/printed/find-chart.ts'),
  import('../../src/domain/color/printed/printed-chart.ts'),
  import('../../src/domain/color/read-sample.ts'),
  import('../../src/ui/camera/places.ts'),
  import('../../src/ui/camera/reading-request.ts'),
])
const [first, end, step] = process.argv.slice(2).map(Number)
const seeds = Array.from(
  { length: Math.max(0, Math.ceil((end - first) / step)) },
  (_, index) => first + index * step,
)

/** Half of the cards were looked at while the finder was made, the other half begin here. */
const heldOut = 1000

function compressed({ width, height, data }, quality) {
  const file = jpeg.encode({ width, height, data }, quality)
  return jpeg.decode(file.data, { useTArray: true })
}

function chartAnswer(scene) {
  const { pixels, quality, levels, pads, fields, isTurned, place, faults, isGood } = scene
  const { line = { at: 0, of: 1 } } = scene
  const wanted = Array.from({ length: levels }, (_, at) => levelAt(at))
  const frame = compressed(pixels, quality)
  // In the app a single pad is tapped; on the command line several pads are given as boxes.
  const sample = pads === 1 ? scene.sample.map((box) => tapped(frame, box)) : scene.sample
  const grids = findGrids(frame)
  // The lines of a turned card are counted from the other side as well.
  const lines = isTurned ? [line, otherSide(line)] : [line]
  const found = lines.map((its) => {
    const counted = detectedPadCount(frame, wanted, grids, its)
    const placed = matchDetectedChart(frame, wanted, grids, { pads: counted, line: its })
    // Pads counted wrongly cannot be matched to the sample's.
    if (placed === null || counted !== pads) return { chart: placed, way: null }
    const chart = { ...placed, levels: padsAs(frame, sample, placed.levels) }
    return { chart, way: wayOf(chart, fields, isTurned) }
  })
  const { chart, way } = found.find((one) => one.way !== null) ?? found[0]
  const about = { pads, faults, isGood, isFound: way !== null }
  const unread = { ...about, error: null, isInRange: false, width: null }
  if (chart === null) return { ...unread, reasons: ['no chart'] }
  if (chart.levels[0].length !== pads) return { ...unread, reasons: ['pads'] }
  const numbered = chart.levels.map((boxes, at) => ({
    value: way === 'reversed' ? levels - 1 - at : at,
    boxes,
  }))
  const reading = readSample(frame, {
    sample,
    paper: chart.paper,
    against: { kind: 'chart', levels: numbered },
  })
  if (reading.status !== 'read')
    return { ...unread, reasons: reading.status === 'refused' ? reading.reasons : ['off-chart'] }
  const [low, high] = reading.range
  const error = Math.abs(reading.estimate - place)
  const isInRange = low <= place && place <= high
  return { ...about, error, isInRange, width: high - low, reasons: [] }
}

/** A level of a chart whose colors are not known yet. */
const levelAt = (at) => ({
  id: `level:${at}`,
  index: at,
  label: '',
  mark: '',
  value: at,
  color: null,
  ratio: null,
})

const otherSide = ({ at, of }) => ({ at: of - 1 - at, of })

const tapped = (frame, { x, y, width, height }) => boxAt(frame, x + width / 2, y + height / 2)

/** The order in which every box is on its field; null when there is none. */
function wayOf(chart, fields, isTurned) {
  const isOn = (those) =>
    chart.levels.every((boxes, level) =>
      boxes.every((box, pad) => isInside(box, those[level][pad])),
    )
  if (isOn(fields)) return 'upright'
  return isTurned && isOn(fields.toReversed()) ? 'reversed' : null
}

const isInside = (box, { x, y }) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

function chartlessAnswer({ pixels, quality, kind }) {
  // Few fields in order by chance are a chart only where so many levels are wanted.
  const isTaken = findGrids(compressed(pixels, quality)).some(({ mayBeChance }) => !mayBeChance)
  return { kind, isTaken }
}

console.log(
  JSON.stringify({
    charts: seeds.map((seed) => chartAnswer(gridScene(seed))),
    cards: seeds.map((seed) => chartAnswer(cardScene(seed))),
    otherCards: seeds.map((seed) => chartAnswer(cardScene(heldOut + seed))),
    chartless: [chartlessScene, patternedScene, householdScene].flatMap((sceneOf) =>
      seeds.map((seed) => chartlessAnswer(sceneOf(seed))),
    ),
  }),
)
