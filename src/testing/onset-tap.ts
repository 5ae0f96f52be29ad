/** How loud a sample must be, and how long it must have been quiet, to count as the beginning of a sound. */
const DETECTOR = `
registerProcessor('onset-detector', class extends AudioWorkletProcessor {
  lastLoud = -Infinity
  process([input]) {
    const samples = input[0]
    if (samples === undefined) return true
    for (let index = 0; index < samples.length; index += 1) {
      if (Math.abs(samples[index]) < 0.01) continue
      const frame = currentFrame + index
      if (frame - this.lastLoud > 0.1 * sampleRate) this.port.postMessage(frame / sampleRate)
      this.lastLoud = frame
    }
    return true
  }
})`

/** Listens to what an alarm renders, on the audio thread, whatever the page is doing. For `tapOutput` of webAudioAlarm. */
export function onsetTap() {
  const onsets: number[] = []
  const shifts: (() => number)[] = []
  let listening: Promise<void> = Promise.resolve()

  const listen = async (context: AudioContext, lastNode: AudioNode) => {
    const source = URL.createObjectURL(new Blob([DETECTOR], { type: 'text/javascript' }))
    await context.audioWorklet.addModule(source)
    const detector = new AudioWorkletNode(context, 'onset-detector', { numberOfOutputs: 0 })
    detector.port.addEventListener('message', ({ data: time }: MessageEvent<number>) =>
      onsets.push(offset(context) + time * 1000),
    )
    detector.port.start()
    lastNode.connect(detector)
    const first = offset(context)
    shifts.push(() => Math.abs(offset(context) - first))
  }
  return {
    tapOutput(context: AudioContext, lastNode: AudioNode) {
      listening = listen(context, lastNode)
    },
    ready: () => listening,
    /** When each sound left the loudspeaker, on the clock of `performance.now()`. */
    onsets: (): readonly number[] => onsets,
    /** How far, in milliseconds, the audio clock slipped: a machine too busy to keep the loudspeaker fed. */
    slip: () => Math.max(0, ...shifts.map((shift) => shift())),
  }
}

const offset = (context: AudioContext) => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
  return performanceTime - contextTime * 1000
}
