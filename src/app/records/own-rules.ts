import type { StoreApi } from 'zustand/vanilla'
import {
  maxOwnRules,
  parseOwnRulesFile,
  serializeOwnRules,
  type OwnFertilizer,
  type OwnRules,
  type OwnRulesFault,
  type OwnStandard,
} from '#domain/diagnosis/own/own-standard.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files, OpenFailure } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import { fertilizerStream, standardStream } from './event-streams.ts'
import {
  foldOwnFertilizers,
  foldOwnStandards,
  ownRuleStreams,
  type OwnRuleStream,
} from './kept-own-rules.ts'
import { createStreamReader } from './stream-reader.ts'

export interface OwnRulesState extends OwnRules {
  /** False until the stored ones have been read. */
  readonly isReady: boolean
  readonly unreadable: number
}

/** Result of importing a file: new ones, replaced ones, and unreadable parts. */
export interface OwnRulesImport {
  readonly fresh: number
  readonly changed: number
  readonly dropped: number
  /** Undoes the whole import. */
  readonly undo: () => Promise<void>
}

export type OwnRulesImportFailure = OwnRulesFault | OpenFailure | StorageFailure

type UndoOwnRule = () => Promise<Result<unknown, StorageFailure>>

export interface OwnRulesService {
  readonly store: StoreApi<OwnRulesState>
  /** Reads what is stored; repeated calls have no effect. */
  start(): Promise<void>
  /** Rereads everything, after a large import; does nothing before `start`. */
  readAgain(): Promise<void>
  /** Stores one, replacing any of the same id. The value undoes it. */
  saveStandard(standard: OwnStandard): Promise<Result<UndoOwnRule, StorageFailure>>
  saveFertilizer(product: OwnFertilizer): Promise<Result<UndoOwnRule, StorageFailure>>
  removeStandard(id: string): Promise<Result<UndoOwnRule, StorageFailure>>
  removeFertilizer(id: string): Promise<Result<UndoOwnRule, StorageFailure>>
  /** Saves a file of all of them for the user. */
  exportFile(name: string): void
  /** Lets the user pick such a file. Call inside a tap. */
  importFile(from?: 'arrived'): Promise<Result<OwnRulesImport, OwnRulesImportFailure>>
  newId(): string
}

const file = { type: 'application/json', accept: 'application/json,.json' }
/** Largest file of standards that is read. */
const maxBytes = 3_000_000

const streams = Object.keys(ownRuleStreams)

type OwnRule = OwnStandard | OwnFertilizer

/** Standards and products entered by an office: stored as events, each complete, so that the latest wins. */
export function createOwnRules(outside: {
  readonly log: EventLog
  readonly ids: Ids
  readonly files: Files
  readonly store: StoreApi<OwnRulesState>
}): OwnRulesService {
  const { log, ids, files, store } = outside

  const { read, start, readAgain } = createStreamReader(log, streams, async () => {
    const [ofStandards, ofFertilizers] = await Promise.all([
      log.readStream(standardStream),
      log.readStream(fertilizerStream),
    ])
    const standards = foldOwnStandards(ofStandards)
    const fertilizers = foldOwnFertilizers(ofFertilizers)
    store.setState({
      isReady: true,
      standards: [...standards.shown.values()].slice(0, maxOwnRules),
      fertilizers: [...fertilizers.shown.values()].slice(0, maxOwnRules),
      unreadable: standards.unreadable.length + fertilizers.unreadable.length,
    })
  })

  const event = (stream: OwnRuleStream, verb: 'saved' | 'removed', payload: object) => ({
    stream,
    kind: `${ownRuleStreams[stream]}-${verb}`,
    version: 1,
    payload,
  })

  const ruleOf = (stream: OwnRuleStream, id: string): OwnRule | undefined =>
    store.getState()[stream].find((one) => one.id === id)

  async function put(
    stream: OwnRuleStream,
    id: string,
    rule: OwnRule | null,
  ): Promise<Result<UndoOwnRule, StorageFailure>> {
    await start()
    const before = ruleOf(stream, id) ?? null
    const newEvent = rule === null ? event(stream, 'removed', { id }) : event(stream, 'saved', rule)
    const kept = await log.append(newEvent)
    await read()
    return kept.ok ? ok(async () => put(stream, id, before)) : failed(kept.reason)
  }

  return {
    store,
    start,
    readAgain,
    saveStandard: (standard) => put(standardStream, standard.id, standard),
    saveFertilizer: (product) => put(fertilizerStream, product.id, product),
    removeStandard: (id) => put(standardStream, id, null),
    removeFertilizer: (id) => put(fertilizerStream, id, null),
    exportFile(name) {
      files.save({ name, type: file.type, text: serializeOwnRules(store.getState()) })
    },
    async importFile(from) {
      const picked = await files.pick({ accept: file.accept, maxBytes, from })
      if (!picked.ok) return picked
      const parsed = parseOwnRulesFile(picked.value.text)
      if (!parsed.ok) return parsed
      await start()
      const { standards, fertilizers, dropped } = parsed.value
      const all = [
        ...standards.map((rule) => ({ stream: standardStream, rule }) as const),
        ...fertilizers.map((rule) => ({ stream: fertilizerStream, rule }) as const),
      ].map((one) => ({ ...one, before: ruleOf(one.stream, one.rule.id) ?? null }))
      const changed = all.filter(
        ({ rule, before }) => before === null || JSON.stringify(before) !== JSON.stringify(rule),
      )
      const kept = await Promise.all(
        changed.map(({ stream, rule }) => log.append(event(stream, 'saved', rule))),
      )
      await read()
      const fault = kept.find((one) => !one.ok)
      if (fault !== undefined) return failed(fault.reason)
      return ok({
        fresh: changed.filter(({ before }) => before === null).length,
        changed: changed.filter(({ before }) => before !== null).length,
        dropped,
        undo: async () => {
          for (const { stream, rule, before } of changed) {
            // One after the other, in the original order.
            // oxlint-disable-next-line no-await-in-loop
            await put(stream, rule.id, before)
          }
        },
      })
    },
    newId: () => ids.next(),
  }
}
