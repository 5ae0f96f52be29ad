import { browserCamera } from '#device/camera.ts'
import { workerColorReader } from '#device/color-reader.ts'
import { chartScene } from '../color/synthetic/chart-scene.mjs'

const scene = chartScene(3)
const enlargement = 4
const { promise: photograph, resolve: photographed } = Promise.withResolvers()

/** A photograph of 4000 × 3000 pixels, with grain, so that it is as hard to decode as a real one. */
window.prepare = async () => {
  const { width, height, data } = scene.pixels
  const small = new OffscreenCanvas(width, height)
  const image = new ImageData(Uint8ClampedArray.from(data), width, height)
  contextOf(small).putImageData(image, 0, 0)
  const large = new OffscreenCanvas(width * enlargement, height * enlargement)
  const context = contextOf(large, { willReadFrequently: true })
  context.drawImage(small, 0, 0, large.width, large.height)
  const enlarged = context.getImageData(0, 0, large.width, large.height)
  for (let at = 0; at < enlarged.data.length; at += 1) {
    if (at % 4 !== 3) enlarged.data[at] += Math.random() * 16 - 8
  }
  context.putImageData(enlarged, 0, 0)
  const file = await large.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  photographed(file)
  return { megapixels: (large.width * large.height) / 1e6, megabytes: file.size / 1e6 }
}

/** @param {OffscreenCanvas} canvas */
function contextOf(canvas, options = {}) {
  const context = canvas.getContext('2d', options)
  if (context === null) throw new Error('no canvas')
  return context
}

/** @type {number[]} */
const longTasks = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration)
}).observe({ type: 'longtask' })

/** Measures the milliseconds from the file to the result `rounds` times, with pauses so that tasks do not merge. */
window.measure = async (rounds) => {
  const file = await photograph
  const camera = browserCamera()
  const reader = workerColorReader()
  const times = []
  await rest()
  longTasks.length = 0
  for (let round = 0; round < rounds; round += 1) {
    times.push(await answerOnce(camera, reader, file))
    await rest()
  }
  return { times, longTasks }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 300))

async function answerOnce(camera, reader, file) {
  const start = performance.now()
  const frame = await camera.fromFile(file)
  if (!frame.ok) throw new Error(frame.reason)
  const decoded = performance.now()
  const outcome = await reader.readSample(frame.value, requestFor(frame.value)).done
  if (!outcome.ok) throw new Error(outcome.reason)
  const read = performance.now()
  return {
    decode: decoded - start,
    read: read - decoded,
    all: read - start,
    status: outcome.value.status,
  }
}

/** The scene's request, scaled to the larger frame. */
function requestFor(frame) {
  const scale = frame.width / scene.pixels.width
  const large = ({ x, y, width, height }) => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  })
  const { sample, white, against } = scene.request
  return {
    sample: sample.map(large),
    white: large(white),
    against: {
      kind: 'chart',
      levels: against.levels.map(({ value, boxes }) => ({ value, boxes: boxes.map(large) })),
    },
  }
}
