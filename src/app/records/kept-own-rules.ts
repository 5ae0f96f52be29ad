import {
  parseOwnFertilizer,
  parseOwnStandard,
  type OwnFertilizer,
  type OwnStandard,
} from '#domain/diagnosis/own/own-standard.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { fertilizerStream, standardStream } from './event-streams.ts'
import { foldSaved, type SavedItems } from './fold-saved.ts'

export const ownRuleStreams = {
  [standardStream]: 'standard',
  [fertilizerStream]: 'fertilizer',
} as const
export type OwnRuleStream = keyof typeof ownRuleStreams

const withoutPath =
  <Rule>(parse: (input: unknown) => Rule | null) =>
  (input: unknown): Result<Rule, string> => {
    const rule = parse(input)
    return rule === null ? failed('') : ok(rule)
  }

export const foldOwnStandards = (events: readonly StoredEvent[]): SavedItems<OwnStandard> =>
  foldSaved(events, ownRuleStreams[standardStream], withoutPath(parseOwnStandard))

export const foldOwnFertilizers = (events: readonly StoredEvent[]): SavedItems<OwnFertilizer> =>
  foldSaved(events, ownRuleStreams[fertilizerStream], withoutPath(parseOwnFertilizer))
