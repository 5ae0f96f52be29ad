const recorderFile = new URL('./onset-recorder.js', import.meta.url)

/** Records the sound of one audio context. */
export function createRecorder() {
  const onsets = []
  const asked = []
  let listening
  let heard

  async function listen(context, lastNode) {
    heard = context
    await context.audioWorklet.addModule(recorderFile)
    const node = new AudioWorkletNode(context, 'onset-recorder', { numberOfOutputs: 0 })
    node.port.addEventListener('message', ({ data }) => {
      if (data.kind === 'onset') onsets.push(data.time)
      else asked.push(data)
    })
    node.port.start()
    lastNode.connect(node)
  }

  return {
    tapOutput(context, lastNode) {
      listening = listen(context, lastNode)
    },
    ready: () => listening,
    /** All recorded sounds; times on the audio clock in seconds, wall times in milliseconds. */
    recording: () => ({
      onsets,
      asked,
      outputLatency: heard.outputLatency,
      baseLatency: heard.baseLatency,
      sampleRate: heard.sampleRate,
      stamp: heard.getOutputTimestamp(),
      timeOrigin: performance.timeOrigin,
    }),
  }
}
