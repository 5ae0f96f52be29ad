import {
  parseOwnFertilizer,
  parseOwnStandard,
  type OwnFertilizer,
  type OwnStandard,
} from '#domain/diagnosis/own/own-standard.ts'
import { inClockOrder } from '#domain/record/clock-order.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { propertyOf } from '#domain/property-of.ts'

interface OwnThing {
  readonly id: string
}

/** State of a stream of own standards or own products, folded from its events. */
export interface KeptOwn<Thing extends OwnThing> {
  readonly shown: ReadonlyMap<string, Thing>
  readonly removed: ReadonlyMap<string, Thing>
  /** Number of stored events that cannot be read; they stay in storage. */
  readonly unreadable: number
}

export const ownRuleStreams = { standards: 'standard', fertilizers: 'fertilizer' } as const
export type OwnRuleStream = keyof typeof ownRuleStreams

/** Folds events, in any order, into things: the latest event of each wins. */
function fold<Thing extends OwnThing>(
  events: readonly StoredEvent[],
  kind: string,
  parse: (input: unknown) => Thing | null,
): KeptOwn<Thing> {
  const shown = new Map<string, Thing>()
  const removed = new Map<string, Thing>()
  let unreadable = 0
  for (const event of inClockOrder(events)) {
    if (event.kind === `${kind}-saved`) {
      const thing = parse(event.payload)
      if (thing === null) unreadable += 1
      else {
        shown.set(thing.id, thing)
        removed.delete(thing.id)
      }
    }
    if (event.kind === `${kind}-removed`) {
      const id = propertyOf(event.payload, 'id')
      const thing = typeof id === 'string' ? shown.get(id) : undefined
      if (thing === undefined) continue
      removed.set(thing.id, thing)
      shown.delete(thing.id)
    }
  }
  return { shown, removed, unreadable }
}

export const foldOwnStandards = (events: readonly StoredEvent[]): KeptOwn<OwnStandard> =>
  fold(events, ownRuleStreams.standards, parseOwnStandard)

export const foldOwnFertilizers = (events: readonly StoredEvent[]): KeptOwn<OwnFertilizer> =>
  fold(events, ownRuleStreams.fertilizers, parseOwnFertilizer)
