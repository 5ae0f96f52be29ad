import type { Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { Voice } from '#ports/voice.ts'

export interface FakeVoice extends Voice {
  /** Every sentence, oldest first. */
  said(): readonly string[]
  /** Sentences with their time (when created with a clock) and whether they interrupted another. */
  utterances(): readonly {
    readonly text: string
    readonly at: Instant | null
    readonly interrupt: boolean
  }[]
  isPrepared(): boolean
  /** How often `stop` was called. */
  stops(): number
}

export function fakeVoice(
  options: { readonly clock?: Clock; readonly isMissing?: boolean } = {},
): FakeVoice {
  const utterances: { text: string; at: Instant | null; interrupt: boolean }[] = []
  let isPrepared = false
  let stops = 0
  return {
    prepare: () => void (isPrepared = true),
    isAvailable: () => options.isMissing !== true,
    say(text, { interrupt = false } = {}) {
      if (options.isMissing !== true)
        utterances.push({ text, at: options.clock?.now() ?? null, interrupt })
    },
    stop: () => void (stops += 1),
    said: () => utterances.map(({ text }) => text),
    utterances: () => utterances,
    isPrepared: () => isPrepared,
    stops: () => stops,
  }
}
