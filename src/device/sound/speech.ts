import { readableText } from '#domain/readable-text.ts'
import type { Voice } from '#ports/voice.ts'
import { attempt } from '#device/attempt.ts'

/** A little slower than usual, for use outdoors and by older people. */
const speechRate = 0.95

/** Characters that voices of other languages skip. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The browser's speech synthesis. `language` is read for each sentence; a sentence with Japanese in it, from a Japanese kit, is spoken in Japanese. */
export function speech(options: { readonly language?: () => string } = {}): Voice {
  const language = options.language ?? (() => 'ja-JP')
  const isPossible = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
  // Chrome garbage-collects an unreferenced utterance, and its `end` event then never fires.
  let last: SpeechSynthesisUtterance | null = null

  const speak = (text: string, volume: number) => {
    const tag = japanese.test(text) ? 'ja-JP' : language()
    last = new SpeechSynthesisUtterance(readableText(text))
    last.lang = tag
    last.rate = speechRate
    last.volume = volume
    last.voice = voiceFor(speechSynthesis.getVoices(), tag)
    // Chrome's queue can stay paused forever after the page was hidden.
    speechSynthesis.resume()
    speechSynthesis.speak(last)
  }
  const drop = () => {
    if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
  }

  return {
    prepare: () => {
      if (isPossible) attempt(() => speak(' ', 0))
    },
    isAvailable: () => isPossible,
    say(text, { interrupt = false } = {}) {
      if (!isPossible) return
      if (interrupt) attempt(drop)
      attempt(() => speak(text, 1))
    },
    stop: () => {
      if (isPossible) attempt(() => speechSynthesis.cancel())
    },
  }
}

/** Chooses a voice for a language, preferably one on the device, which works offline and without delay. */
export function voiceFor<Candidate extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Candidate[],
  language: string,
): Candidate | null {
  const wanted = language.toLowerCase()
  const speaking = voices.filter(({ lang }) => tagOf(lang).startsWith(wanted.slice(0, 2)))
  const ofCountry = speaking.filter(({ lang }) => tagOf(lang) === wanted)
  const best = [...ofCountry, ...speaking]
  return best.find(({ localService }) => localService) ?? best[0] ?? null
}

/** Normalizes a language tag: Android writes `ja_JP`. */
const tagOf = (lang: string) => lang.toLowerCase().replace('_', '-')
