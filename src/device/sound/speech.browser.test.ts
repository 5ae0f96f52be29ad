import { describe, expect, it, vi } from 'vitest'
import { silentVoiceContract, voiceContract } from '#testing/contracts/voice-contract.ts'
import { speech, voiceFor } from './speech.ts'

const spoken = () => {
  const all: SpeechSynthesisUtterance[] = []
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => void all.push(utterance))
  return all
}

voiceContract(() => {
  const all = spoken()
  return {
    voice: speech(),
    said: () => all.filter(({ volume }) => volume > 0).map(({ text }) => text),
  }
})

silentVoiceContract(() => {
  for (const call of ['speak', 'cancel', 'resume', 'getVoices'] as const)
    vi.spyOn(speechSynthesis, call).mockImplementation(() => {
      throw new DOMException('broken', 'InvalidStateError')
    })
  return speech()
}, true)

describe('the speech of a browser', () => {
  it('is unlocked by a silent utterance inside the tap', () => {
    const all = spoken()
    speech().prepare()
    expect(all.map(({ volume }) => volume)).toEqual([0])
  })

  it('speaks the language of the screen', () => {
    const all = spoken()
    speech().say('3')
    speech({ language: () => 'en-US' }).say('3')
    expect(all.map(({ lang }) => lang)).toEqual(['ja-JP', 'en-US'])
  })

  it('does not speak the characters that isolate a name', () => {
    const all = spoken()
    speech().say('\u2068حقل\u2069、いま読んでください')
    expect(all.map(({ text }) => text)).toEqual(['حقل、いま読んでください'])
  })

  it('speaks a sentence that holds Japanese as Japanese', () => {
    const all = spoken()
    speech({ language: () => 'en-US' }).say('Sample 1: 試験紙を浸す')
    expect(all.map(({ lang }) => lang)).toEqual(['ja-JP'])
  })

  it('empties the queue before it cuts in, and only then', () => {
    spoken()
    vi.spyOn(speechSynthesis, 'speaking', 'get').mockReturnValue(true)
    const cancel = vi.spyOn(speechSynthesis, 'cancel')
    speech().say('3')
    expect(cancel).not.toHaveBeenCalled()
    speech().say('2', { interrupt: true })
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('is not available where the browser has none', () => {
    const kept = Object.getOwnPropertyDescriptor(globalThis, 'speechSynthesis')
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
    const voice = speech()
    voice.prepare()
    voice.say('3', { interrupt: true })
    voice.stop()
    expect(voice.isAvailable()).toBe(false)
    if (kept !== undefined) Object.defineProperty(globalThis, 'speechSynthesis', kept)
  })
})

describe('the choice of a voice', () => {
  const english = { lang: 'en-US', localService: true }
  const distant = { lang: 'ja-JP', localService: false }
  const android = { lang: 'ja_JP', localService: true }

  it('prefers one on the phone itself', () => {
    expect(voiceFor([english, distant, android], 'ja-JP')).toBe(android)
  })

  it('takes a distant one before a foreign one, and none before that', () => {
    expect(voiceFor([english, distant], 'ja-JP')).toBe(distant)
    expect(voiceFor([english], 'ja-JP')).toBeNull()
  })
})
