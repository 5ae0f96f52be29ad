/** The parts of an AudioContext that tell its time. */
export type AudioTimeSource = Pick<AudioContext, 'currentTime'> &
  Partial<Pick<AudioContext, 'getOutputTimestamp' | 'outputLatency'>>

/** A time stamp further than this from the rendering clock is not believed. */
const BELIEVABLE = 1

/**
 * The time of the audio clock, in seconds, of what will leave the loudspeaker when `performance.now()` says `at`.
 * Where the browser gives no usable time stamp, its rendering clock less the latency it names.
 */
export function audioTimeAt(context: AudioTimeSource, at: number, performanceNow: number): number {
  const rendering = context.currentTime + (at - performanceNow) / 1000
  const stamped = stampedTime(context, at)
  return stamped !== null && Math.abs(stamped - rendering) < BELIEVABLE
    ? stamped
    : rendering - (context.outputLatency ?? 0)
}

function stampedTime(context: AudioTimeSource, at: number): number | null {
  const { contextTime, performanceTime } = context.getOutputTimestamp?.() ?? {}
  if (contextTime === undefined || performanceTime === undefined) return null
  // Safari and Firefox answer zeros until the first sound has left.
  if (contextTime <= 0 || performanceTime <= 0) return null
  return contextTime + (at - performanceTime) / 1000
}
