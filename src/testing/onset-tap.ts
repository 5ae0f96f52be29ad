/** Amplitude, and length of the quiet before it, from which a sample counts as the onset of a sound. */
const loudAmplitude = 0.05
const quietSeconds = 0.1
/** Time until the marker tone, and its length. */
const marker = { afterSeconds: 0.05, lengthSeconds: 0.02 }

/**
 * Records what an alarm renders, whatever the state of the page. For `tapOutput` of webAudioAlarm. Uses a recorder instead of an
 * AudioWorklet, with which Chromium renders on a thread of lower priority that starves on a busy machine.
 */
export function onsetTap() {
  const recordings: Recording[] = []
  let settled: Promise<unknown> = Promise.resolve()
  return {
    tapOutput: (context: AudioContext, lastNode: AudioNode) => {
      const recording = record(context, lastNode)
      recordings.push(recording)
      settled = recording.ready
    },
    ready: () => settled,
    /** Time at which each sound left the loudspeaker, on the clock of `performance.now()`. */
    onsets: async (): Promise<readonly number[]> =>
      (await Promise.all(recordings.map((recording) => recording.onsets()))).flat(),
    /** Slip of the audio clock in milliseconds, which shows a machine too busy to feed its loudspeaker. */
    slip: () => Math.max(0, ...recordings.map((recording) => recording.slip())),
  }
}

type Recording = ReturnType<typeof record>

function record(context: AudioContext, lastNode: AudioNode) {
  const target = context.createMediaStreamDestination()
  lastNode.connect(target)
  const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/webm;codecs=pcm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data: part }) => parts.push(part))

  const start = async () => {
    await context.resume()
    recorder.start()
    await event(recorder, 'start')
    await pause(marker.afterSeconds)
    const markedAt = playMarker(context, target)
    await pause(0.3)
    return { markedAt, offset: offsetOf(context) }
  }
  const ready = start()
  let known: { readonly markedAt: number; readonly offset: number } | null = null
  void ready.then((marked) => (known = marked))
  const offset = () => (context.state === 'running' ? offsetOf(context) : (known?.offset ?? 0))

  return {
    ready,
    slip: () => (known === null ? 0 : Math.abs(offset() - known.offset)),
    async onsets() {
      const { markedAt } = await ready
      if (recorder.state === 'recording') {
        const isThere = event(recorder, 'dataavailable')
        recorder.requestData()
        await isThere
      }
      const [markerAt = 0, ...sounds] = await onsetsIn(new Blob(parts))
      return sounds.map((time) => offset() + (markedAt + time - markerAt) * 1000)
    },
  }
}

/** Plays a short tone into the recording only, to convert its seconds to those of the audio clock. */
function playMarker(context: AudioContext, target: AudioNode) {
  const length = Math.round(marker.lengthSeconds * context.sampleRate)
  const source = context.createBufferSource()
  source.buffer = context.createBuffer(1, length, context.sampleRate)
  source.buffer.copyToChannel(new Float32Array(length).fill(1), 0)
  source.connect(target)
  const at = context.currentTime + marker.afterSeconds
  source.start(at)
  return at
}

async function onsetsIn(recording: Blob) {
  const decoder = new OfflineAudioContext(1, 1, 48_000)
  const decoded = await decoder.decodeAudioData(await recording.arrayBuffer())
  const onsets: number[] = []
  let lastLoud = -Infinity
  decoded.getChannelData(0).forEach((sample, index) => {
    if (Math.abs(sample) < loudAmplitude) return
    if (index - lastLoud > quietSeconds * decoded.sampleRate)
      onsets.push(index / decoded.sampleRate)
    lastLoud = index
  })
  return onsets
}

const event = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const offsetOf = (context: AudioContext) => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
  return performanceTime - contextTime * 1000
}
