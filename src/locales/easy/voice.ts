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
        return phrase.text === '' ? '時間になりました' : phrase.text
      case 'read-soon':
        return `${phrase.sample}、もうすぐ読みます`
      case 'read-now':
        return `${phrase.sample}、いま読んでください`
      case 'late':
        return `${phrase.sample}、時間がすぎました。すぐ読んでください`
      case 'clear-yet':
        return `${phrase.sample}、上の水はきれいになりましたか`
      case 'begin':
        return `${phrase.sample}、${phrase.name}。始めてください`
      case 'time-up':
        return `${phrase.name}。時間になりました`
      case 'rinse':
        return '次の土に使う入れ物をあらってください'
      default:
        return assertNever(phrase)
    }
  },
  step: (sample, title) => `${sample}、${title}`,
  notification: 'アプリを開いて、続（つづ）けてください。',
  sample: '土1、いま読んでください',
}
