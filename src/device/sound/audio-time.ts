/** The parts of an AudioContext needed to read its time. */
export type AudioTimeSource = Pick<AudioContext, 'currentTime'> &
  Partial<Pick<AudioContext, 'getOutputTimestamp' | 'outputLatency'>>

/** Largest difference between a time stamp and the rendering clock at which the stamp is used. */
const maxStampErrorSeconds = 1

/**
 * Time on the audio clock, in seconds, of the sound that leaves the loudspeaker when `performance.now()` is `at`.
 * If the browser gives no usable time stamp, its rendering clock minus the latency it reports.
 */
export function audioTimeAt(context: AudioTimeSource, at: number, performanceNow: number): number {
  const rendering = context.currentTime + (at - performanceNow) / 1000
  const stamped = stampedTime(context, at)
  return stamped !== null && Math.abs(stamped - rendering) < maxStampErrorSeconds
    ? stamped
    : rendering - (context.outputLatency ?? 0)
}

function stampedTime(context: AudioTimeSource, at: number): number | null {
  const { contextTime, performanceTime } = context.getOutputTimestamp?.() ?? {}
  if (contextTime === undefined || performanceTime === undefined) return null
  // Safari and Firefox return zeros until the first sound has been output.
  if (contextTime <= 0 || performanceTime <= 0) return null
  return contextTime + (at - performanceTime) / 1000
}
