import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import { checkerTable } from './color/checker.mjs'
import { regression } from './color/least-squares.mjs'
import { benchFolder } from './tools/places.mjs'

const folder = join(benchFolder, 'color', 'strips')

/** Real photographs of strips; leave-one-out over the pH levels of the chart. */
export async function measure() {
  register('../scripts/read-color/typescript-hooks.mjs', import.meta.url)
  const engine = await loadEngine()
  const shots = await shotsOf(engine)
  const levels = Array.from(new Set(shots.map(({ pH }) => pH))).toSorted((a, b) => a - b)
  const inner = shots.filter(({ pH }) => pH !== levels[0] && pH !== levels.at(-1))
  const ends = shots.filter((shot) => !inner.includes(shot))
  const found = Object.entries(methods(engine)).map(([method, read]) => ({
    method,
    inner: inner.map((shot) => read(shot, withoutLevel(shots, shot))),
    ends: ends.map((shot) => read(shot, withoutLevel(shots, shot))),
  }))
  const known = Object.entries(withKnownBatch(engine)).map(([method, read]) => ({
    method,
    answers: shots.map((shot) => read(shot, shots.toSpliced(shots.indexOf(shot), 1))),
  }))
  return {
    tables: [table(found, inner, ends), knownTable(known, shots), await checkerTable()],
    goals: [...goals(found, inner), knownGoal(known, shots)],
    notes: [
      'Color checker: with the 12 fields of a half only a gain for each channel is fitted, from 15 on a matrix or a root polynomial where it predicts better.',
      'Each photograph is read against the other levels only, as measured in the other photographs, each by its own white; `read` includes every gate. Ranges: how often the laboratory’s pH lies in the range answered.',
      'With the first or the last level left out, its strips are beyond the chart: an answer is then wrong by about a level.',
    ],
  }
}

async function loadEngine() {
  const [{ readSample }, { whiteColor }, { patchColor }, srgb, lab, difference, photo] =
    await Promise.all([
      import('../src/domain/color/read-sample.ts'),
      import('../src/domain/color/white-color.ts'),
      import('../src/domain/color/patch-color.ts'),
      import('../src/domain/color/srgb.ts'),
      import('../src/domain/color/lab.ts'),
      import('../src/domain/color/ciede2000.ts'),
      import('../scripts/read-color/open-photo.ts'),
    ])
  const { relativeTo } = srgb
  const { labOf } = lab
  const { ciede2000 } = difference
  const { openPhoto } = photo
  return { readSample, whiteColor, patchColor, relativeTo, labOf, ciede2000, openPhoto }
}

async function shotsOf({ openPhoto, patchColor, whiteColor, relativeTo }) {
  const marked = JSON.parse(readFileSync(join(folder, 'strips.json'), 'utf8'))
  const shots = []
  for (const { photo, pH, pad, white } of marked) {
    const opened = await openPhoto(join(folder, photo))
    if (!opened.ok) throw new Error(`${photo}: ${opened.reason}`)
    const boxes = { pad: boxOf(pad), white: boxOf(white) }
    const seen = patchColor(opened.value, boxes.pad).color
    const color = relativeTo(seen, whiteColor(opened.value, boxes.white).color)
    shots.push({ photo, pH, pixels: opened.value, boxes, seen, color })
  }
  return shots
}

const boxOf = ([x, y, width, height]) => ({ x, y, width, height })

const withoutLevel = (shots, { pH }) => levelsOf(shots.filter((shot) => shot.pH !== pH))

/** Levels, each with the mean color of its photographs. */
function levelsOf(others) {
  return Array.from(new Set(others.map((shot) => shot.pH))).map((value) => {
    const same = others.filter((shot) => shot.pH === value)
    const mean = (colors) =>
      [0, 1, 2].map((at) => colors.reduce((sum, color) => sum + color[at], 0) / colors.length)
    return {
      value,
      color: mean(same.map((shot) => shot.color)),
      seen: mean(same.map((shot) => shot.seen)),
    }
  })
}

/** Methods compared. Each returns `{ estimate, range }`, without an estimate when it refuses. */
const methods = ({ readSample, labOf, ciede2000 }) => ({
  'this app': ({ pixels, boxes }, levels) =>
    readSample(pixels, {
      sample: [boxes.pad],
      white: boxes.white,
      against: {
        kind: 'references',
        levels: levels.map(({ value, color }) => ({ value, colors: [color] })),
      },
    }),
  'nearest level in L*a*b*, by the white': ({ color }, levels) =>
    nearest(levels, (level) => ciede2000(labOf(level.color), labOf(color))),
  'nearest level in RGB, by the white': ({ color }, levels) =>
    nearest(levels, (level) => distance(level.color, color)),
  'nearest level in RGB, as photographed': ({ seen }, levels) =>
    nearest(levels, (level) => distance(level.seen, seen)),
})

/** The transfer function of sRGB, extended above white. */
const srgbOf = (color) => color.map((linear) => 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055)

/** Methods calibrated with strips of known pH from the same batch as the sample. */
function withKnownBatch(engine) {
  const read = methods(engine)['this app']
  const { labOf } = engine
  const squared = (color) => {
    const [red, green, blue] = color
    return color.concat([red ** 2, green ** 2, blue ** 2, red * green, green * blue, blue * red])
  }
  const fitted = (termsOf) => (shot, others) => ({
    estimate: regression(others, termsOf)(shot.color),
  })
  return {
    'this app': (shot, others) => read(shot, levelsOf(others)),
    'least squares, linear RGB': fitted((color) => color),
    'least squares, sRGB': fitted(srgbOf),
    'least squares, sRGB, its squares and products': fitted((color) => squared(srgbOf(color))),
    'least squares, L*a*b*': fitted(labOf),
  }
}

function knownTable(known, shots) {
  return {
    title: `One strip of the ${shots.length} left out, the others known; error in pH`,
    head: ['method', 'read', 'mean error', 'worst'],
    rows: known.map(({ method, answers }) => {
      const errors = errorsOf(answers, shots)
      return [
        method,
        `${errors.length} of ${shots.length}`,
        fixed(mean(errors)),
        fixed(Math.max(...errors)),
      ]
    }),
  }
}

function knownGoal(known, shots) {
  const [app, ...others] = known.map(({ answers }) => mean(errorsOf(answers, shots)))
  const isAllRead = errorsOf(known[0].answers, shots).length === shots.length
  return {
    figure: 'pH strips, one strip left out: mean error',
    goal: `≤ ${fixed(Math.min(...others))} pH, the best regression`,
    found: `${fixed(app)} pH`,
    isMet: app <= Math.min(...others) && isAllRead,
    source: 'issue',
  }
}

const distance = (one, other) => Math.hypot(...one.map((channel, at) => channel - other[at]))

function nearest(levels, distanceTo) {
  const [first] = levels.toSorted((one, other) => distanceTo(one) - distanceTo(other))
  return { estimate: first.value }
}

const errorsOf = (answers, shots) =>
  answers.flatMap(({ estimate }, at) =>
    estimate === undefined ? [] : [Math.abs(estimate - shots[at].pH)],
  )
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const fixed = (value) => (Number.isFinite(value) ? value.toFixed(3) : '–')

const table = (found, inner, ends) => ({
  title: `${inner.length} strips between the ends of the chart, ${ends.length} beyond them; error in pH`,
  head: ['method', 'read', 'mean error', 'worst', 'in the range', 'read beyond the ends'],
  rows: found.map((one) => {
    const errors = errorsOf(one.inner, inner)
    const ranged = one.inner.flatMap(({ range }, at) => (range ? [[range, inner[at].pH]] : []))
    const held = ranged.filter(([[low, high], pH]) => low <= pH && pH <= high).length
    return [
      one.method,
      `${errors.length} of ${inner.length}`,
      fixed(mean(errors)),
      fixed(Math.max(...errors)),
      ranged.length === 0 ? '–' : `${held} of ${ranged.length}`,
      `${errorsOf(one.ends, ends).length} of ${ends.length}`,
    ]
  }),
})

function goals(found, inner) {
  const [app] = found
  const errors = errorsOf(app.inner, inner)
  const goal = (figure, limit, value) => ({
    figure: `pH strips, one level left out: ${figure}`,
    goal: `≤ ${limit.toFixed(2)} pH`,
    found: `${value.toFixed(3)} pH`,
    isMet: value <= limit && errors.length === inner.length,
    source: 'issue',
  })
  return [goal('mean error', 0.06, mean(errors)), goal('worst error', 0.15, Math.max(...errors))]
}
