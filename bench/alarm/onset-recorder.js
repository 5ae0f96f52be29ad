/** Minimum level of a sample, and minimum preceding silence, for the onset of a sound. */
const loud = 0.01
const quiet = 0.1

/**
 * Notes on the audio thread, from the rendered samples, the frame at which each sound begins; and, beside the
 * browser's own time stamps and independent of them, when by `Date.now()` each frame was asked for.
 */
class OnsetRecorder extends AudioWorkletProcessor {
  lastLoud = -Infinity
  lastWall = 0

  process([input]) {
    this.noteClock(Date.now())
    const samples = input[0] ?? []
    for (let index = 0; index < samples.length; index += 1) {
      if (Math.abs(samples[index]) < loud) continue
      const time = (currentFrame + index) / sampleRate
      if (time - this.lastLoud > quiet) this.tell({ kind: 'onset', time })
      this.lastLoud = time
    }
    return true
  }

  /** The loudspeaker requests several blocks at once: the first of them shows when the request was made. */
  noteClock(wall) {
    const isFirstOfBurst = wall - this.lastWall >= 2
    this.lastWall = wall
    if (isFirstOfBurst) this.tell({ kind: 'asked', time: currentFrame / sampleRate, wall })
  }

  tell(message) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no origin
    this.port.postMessage(message)
  }
}

registerProcessor('onset-recorder', OnsetRecorder)
