import {
  parseOwnFertilizer,
  parseOwnStandard,
  type OwnFertilizer,
  type OwnStandard,
} from '#domain/diagnosis/own/own-standard.ts'
import { inClockOrder } from '#domain/record/clock-order.ts'
import { fertilizerStream, standardStream } from './event-streams.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { propertyOf } from '#domain/property-of.ts'

interface OwnRule {
  readonly id: string
}

/** State of a stream of own standards or own products, folded from its events. */
export interface KeptOwn<Rule extends OwnRule> {
  readonly shown: ReadonlyMap<string, Rule>
  readonly removed: ReadonlyMap<string, Rule>
  /** Number of stored events that cannot be read; they stay in storage. */
  readonly unreadable: number
}

export const ownRuleStreams = {
  [standardStream]: 'standard',
  [fertilizerStream]: 'fertilizer',
} as const
export type OwnRuleStream = keyof typeof ownRuleStreams

/** Folds events, in any order, into rules: the latest event of each wins. */
function fold<Rule extends OwnRule>(
  events: readonly StoredEvent[],
  kind: string,
  parse: (input: unknown) => Rule | null,
): KeptOwn<Rule> {
  const shown = new Map<string, Rule>()
  const removed = new Map<string, Rule>()
  let unreadable = 0
  for (const event of inClockOrder(events)) {
    if (event.kind === `${kind}-saved`) {
      const rule = parse(event.payload)
      if (rule === null) unreadable += 1
      else {
        shown.set(rule.id, rule)
        removed.delete(rule.id)
      }
    }
    if (event.kind === `${kind}-removed`) {
      const id = propertyOf(event.payload, 'id')
      const rule = typeof id === 'string' ? shown.get(id) : undefined
      if (rule === undefined) continue
      removed.set(rule.id, rule)
      shown.delete(rule.id)
    }
  }
  return { shown, removed, unreadable }
}

export const foldOwnStandards = (events: readonly StoredEvent[]): KeptOwn<OwnStandard> =>
  fold(events, ownRuleStreams[standardStream], parseOwnStandard)

export const foldOwnFertilizers = (events: readonly StoredEvent[]): KeptOwn<OwnFertilizer> =>
  fold(events, ownRuleStreams[fertilizerStream], parseOwnFertilizer)
