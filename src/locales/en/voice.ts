import { assertNever } from '#domain/result.ts'
import type { voice as source } from '#locales/ja/voice.ts'
import type { Translated } from '#locales/translated.ts'

/** Sentences of the voice, and words of system notifications. */
export const voice: Translated<typeof source> = {
  phrase(phrase) {
    switch (phrase.kind) {
      case 'count':
        return String(phrase.seconds)
      case 'cue':
        return phrase.text === '' ? 'Time is up' : phrase.text
      case 'read-soon':
        return `${phrase.sample}: read soon`
      case 'read-now':
        return `${phrase.sample}: read now`
      case 'late':
        return `${phrase.sample}: time is up, read it now`
      case 'clear-yet':
        return `${phrase.sample}: is it clear?`
      case 'begin':
        return `${phrase.sample}: ${phrase.name}. Start now`
      case 'time-up':
        return `${phrase.name}: time is up`
      case 'rinse':
        return 'Wash a container for the next sample'
      default:
        return assertNever(phrase)
    }
  },
  step: (sample, title) => `${sample}. ${title}`,
  notification: 'Open the app to continue.',
  sample: 'Sample 1: read now',
}
