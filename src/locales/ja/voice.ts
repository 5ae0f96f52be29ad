import { assertNever } from '#domain/result.ts'
import type { Phrase } from '#domain/run/signals.ts'

/** What the voice says, and the words of system notices. */
export const voice = {
  phrase(phrase: Phrase): string {
    switch (phrase.kind) {
      case 'count':
        return String(phrase.seconds)
      case 'cue':
        return phrase.text
      case 'read-soon':
        return `まもなく、${phrase.sample}を読みます`
      case 'read-now':
        return `${phrase.sample}、いま読んでください`
      case 'late':
        return `${phrase.sample}、読む時間を過ぎました`
      case 'clear-yet':
        return `${phrase.sample}、澄みましたか`
      case 'begin':
        return `${phrase.sample}、${phrase.name}。始めてください`
      case 'time-up':
        return `${phrase.name}、時間です`
      case 'rinse':
        return '容器をひとつ洗ってください'
      default:
        return assertNever(phrase)
    }
  },
  step: (sample: string, title: string) => `${sample}、${title}`,
  notification: 'アプリを開いて、つづけてください。',
  sample: '試料1、いま読んでください',
}
