import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    heard: Heard[]
  }
}

/** An output of the phone: a sound, speech or vibration. */
export interface Heard {
  readonly what: 'sound' | 'voice' | 'vibration'
  /** When it was requested, and when it is to be perceived, on the page's wall clock. */
  readonly asked: number
  readonly at: number
  readonly text: string
}

/** Records everything the pages play, speak and vibrate, without suppressing it. */
export const listen = (target: BrowserContext | Page) =>
  target.addInitScript(() => {
    window.heard = []
    const note = (what: Heard['what'], delay: number, text = '') => {
      const asked = Date.now()
      window.heard.push({ what, asked, at: asked + delay, text })
    }
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` it is given
    const startSource = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function start(when = 0, ...rest) {
      // The one-sample buffer that unlocks sound on an iPhone is inaudible.
      const isSound = (this.buffer?.length ?? 0) > 1
      if (isSound) note('sound', Math.max(0, when - this.context.currentTime) * 1000)
      return startSource.call(this, when, ...rest)
    }
    const speak = speechSynthesis.speak.bind(speechSynthesis)
    SpeechSynthesis.prototype.speak = (utterance) => {
      if (utterance.text.trim() !== '') note('voice', 0, utterance.text)
      speak(utterance)
    }
    Navigator.prototype.vibrate = () => {
      note('vibration', 0)
      return true
    }
  })

export const heardBy = (page: Page): Promise<readonly Heard[]> => page.evaluate(() => window.heard)

/** Clears the recorded outputs. */
export const fallSilent = (page: Page) => page.evaluate(() => void (window.heard = []))
