import { median } from '../tools/statistics.mjs'

const window = 1

/** Wall time minus audio time, in milliseconds, around a moment of the audio clock. */
function offsetAt({ asked }, time) {
  const near = asked.filter((it) => Math.abs(it.time - time) <= window)
  return median(near.map(({ wall, time: audio }) => wall - audio * 1000))
}

/** Milliseconds between each due time and its sound; late is positive. */
export function onsetErrors(recording) {
  const { onsets, dues, outputLatency } = recording
  const heardAt = onsets.map(
    (time) => time * 1000 + offsetAt(recording, time) + outputLatency * 1000,
  )
  if (heardAt.length === dues.length) return dues.map((due, index) => heardAt[index] - due)
  const nearest = (due) =>
    heardAt.map((at) => at - due).toSorted((one, other) => Math.abs(one) - Math.abs(other))[0]
  return dues.map(nearest).filter((error) => error !== undefined && Math.abs(error) < 1900)
}

/** Drift of the audio clock against the wall clock while the timers ran. */
export function slipOf(recording) {
  const times = recording.asked.map(({ time }) => time)
  const offsets = []
  for (let time = times[0] + 2; time < times.at(-1) - 1; time += 1)
    offsets.push(offsetAt(recording, time))
  return Math.max(...offsets) - Math.min(...offsets)
}
