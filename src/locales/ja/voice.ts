import { assertNever } from '#domain/result.ts'
import type { Phrase } from '#domain/run/signals.ts'

/** Sentences of the voice, and words of system notifications. */
export const voice = {
  phrase(phrase: Phrase): string {
    switch (phrase.kind) {
      case 'count':
        return String(phrase.seconds)
      case 'cue':
        return phrase.text === '' ? '時間になりました' : phrase.text
      case 'read-soon':
        return `${phrase.sample}、まもなく読みます`
      case 'read-now':
        return `${phrase.sample}、いま読んでください`
      case 'late':
        return `${phrase.sample}、時間を過ぎました。すぐ読んでください`
      case 'clear-yet':
        return `${phrase.sample}、上の液の濁りは消えましたか`
      case 'begin':
        return `${phrase.sample}、${phrase.name}。始めてください`
      case 'time-up':
        return `${phrase.name}。時間になりました`
      case 'rinse':
        return '次の試料に使う容器を洗ってください'
      default:
        return assertNever(phrase)
    }
  },
  step: (sample: string, title: string) => `${sample}、${title}`,
  notification: 'アプリを開いて、測定を続けてください。',
  sample: '試料1、いま読んでください',
}
