import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    audio: {
      readonly contexts: AudioContext[]
      /** When a sound began to leave the loudspeaker, on the wall clock. */
      readonly onsets: number[]
    }
  }
}

/**
 * Records what each page renders to its loudspeaker: an analyser before every destination, sampled more often than
 * its window is long. Sound that is only scheduled, or rendered at volume zero, is not recorded.
 */
export const recordSound = (target: BrowserContext) =>
  target.addInitScript(() => {
    const loud = 0.02
    const quietSeconds = 0.1
    window.audio = { contexts: [], onsets: [] }

    function record(context: AudioContext) {
      const ear = context.createAnalyser()
      ear.fftSize = 32_768
      const samples = new Float32Array(ear.fftSize)
      let heardUntil = 0
      let lastLoud = -Infinity
      setInterval(() => {
        if (context.state !== 'running') return
        const end = context.currentTime
        ear.getFloatTimeDomainData(samples)
        const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
        const wall = performance.timeOrigin + performanceTime - contextTime * 1000
        const begin = end - samples.length / context.sampleRate
        samples.forEach((sample, index) => {
          const time = begin + index / context.sampleRate
          if (time <= heardUntil || Math.abs(sample) < loud) return
          if (time - lastLoud > quietSeconds) window.audio.onsets.push(wall + time * 1000)
          lastLoud = time
        })
        heardUntil = end
      }, 150)
      return ear
    }

    const ears = new Map<BaseAudioContext, AnalyserNode>()
    const Original = window.AudioContext
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options)
        window.audio.contexts.push(this)
        ears.set(this, record(this))
      }
    }
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
    const { connect } = AudioNode.prototype
    Object.defineProperty(AudioNode.prototype, 'connect', {
      value(this: AudioNode, ...args: unknown[]) {
        const ear = ears.get(this.context)
        if (args[0] === this.context.destination && ear !== undefined)
          Reflect.apply(connect, this, [ear])
        const outcome: unknown = Reflect.apply(connect, this, args)
        return outcome
      },
    })
  })

export const onsetsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...window.audio.onsets])
