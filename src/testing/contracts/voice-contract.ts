import { describe, expect, it } from 'vitest'
import type { Voice } from '#ports/voice.ts'

export interface VoiceUnderTest {
  readonly voice: Voice
  /** Sentences passed to the phone, oldest first, without silent ones. */
  readonly said: () => readonly string[]
}

/** Contract for every voice, on a phone that can speak. */
export function voiceContract(make: () => VoiceUnderTest) {
  describe('a voice', () => {
    it('says what it is given, in order', () => {
      const { voice, said } = make()
      voice.prepare()
      expect(voice.isAvailable()).toBe(true)
      voice.say('3')
      voice.say('2', { interrupt: true })
      voice.stop()
      expect(said()).toEqual(['3', '2'])
    })

    it('says nothing by being prepared', () => {
      const { voice, said } = make()
      voice.prepare()
      expect(said()).toEqual([])
    })
  })
}

/** Contract for every voice on a phone that cannot speak. */
export function silentVoiceContract(make: () => Voice, isAvailable: boolean) {
  describe('a voice on a mute phone', () => {
    it('stays quiet instead of failing', () => {
      const voice = make()
      voice.prepare()
      voice.say('3')
      voice.say('2', { interrupt: true })
      voice.stop()
      expect(voice.isAvailable()).toBe(isAvailable)
    })
  })
}
