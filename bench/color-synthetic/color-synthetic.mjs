import jpeg from 'jpeg-js'
import { readSample } from '#domain/color/read-sample.ts'
import { chartScene } from '../color/synthetic/chart-scene.mjs'
import { faults } from '../color/synthetic/faults.mjs'

/** Each of `parts` processes handles every `parts`-th scene, starting at `part`. */
const [fair, faulty, part, parts] = process.argv.slice(2).map(Number)

/** @returns the results of this process's share of `count` scenes of a kind, each with its own seed */
function answers(kind, count, firstSeed, options) {
  return Array.from({ length: Math.ceil((count - part) / parts) }, (_, index) => {
    const seed = firstSeed + part + index * parts
    const { pixels, quality, request, truth } = chartScene(seed, options)
    const reading = readSample(compressed(pixels, quality), request)
    return { kind, seed, truth, ...reading }
  })
}

function compressed({ width, height, data }, quality) {
  const file = jpeg.encode({ width, height, data }, quality)
  return jpeg.decode(file.data, { useTArray: true })
}

const found = [
  ...answers('fair', fair, 1, {}),
  ...answers('off the chart', faulty, 100_000, { isStrange: true }),
  ...Object.keys(faults).flatMap((fault, index) =>
    answers(fault, faulty, 200_000 + index * 10_000, { fault }),
  ),
]
console.log(JSON.stringify(found))
