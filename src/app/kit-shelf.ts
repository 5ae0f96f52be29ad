import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Kit } from '#domain/kit/kit.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { problem, type KitProblem } from '#domain/kit/kit-problem.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { Trust } from '#domain/sourced.ts'
import { builtInKits, firstKit } from '#knowledge/kits/catalog.ts'
import type { EventLog, NewEvent, StorageFailure } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Preferences } from '#ports/preferences.ts'

import { foldKits, noKits, type KeptKits } from './kept-kits.ts'
import { createKitDrafts, type KitDrafts } from './kit-drafts.ts'

/** A kit as listed. */
export interface KitCard {
  readonly id: string
  readonly name: string
  readonly maker: string
  readonly trust: Trust
  readonly origin: 'built-in' | 'user'
  /** The built-in kit an own kit can be set back to. */
  readonly copiedFrom?: string
}

export interface KitShelfState {
  readonly ready: boolean
  readonly chosen: Kit
  readonly userKits: readonly Kit[]
  /** Kept kits that cannot be read any more: `name: path`. Left as they are. */
  readonly unreadable: readonly string[]
}

export type SaveFailure =
  | { readonly kind: 'invalid'; readonly problems: readonly KitProblem[] }
  /** In use until the page closes, but not kept. */
  | { readonly kind: 'not-kept'; readonly failure: StorageFailure }

export type ImportFailure =
  | { readonly kind: 'invalid'; readonly problems: readonly KitProblem[] }
  | { readonly kind: 'file'; readonly reason: 'canceled' | 'too-large' | 'unreadable' }

export interface KitShelf {
  readonly store: StoreApi<KitShelfState>
  /** Takes over what was kept, and from then on what other tabs keep. */
  start(): Promise<void>
  list(): readonly KitCard[]
  load(id: string): Promise<Kit | undefined>
  /** False where there is no such kit. */
  choose(id: string): Promise<boolean>
  save(kit: Kit): Promise<Result<void, SaveFailure>>
  remove(id: string): Promise<Result<void, StorageFailure>>
  /** Brings a removed kit back. */
  restore(id: string): Promise<Result<void, StorageFailure>>
  /** A kit from the text of a file, under an id that is free here. Not kept until saved. */
  importText(text: string): Promise<Result<Kit, readonly KitProblem[]>>
  exportText(kit: Kit): Promise<string>
  /** Lets the user pick a kit file; call inside a tap. Not kept until saved. */
  importFile(): Promise<Result<Kit, ImportFailure>>
  exportFile(kit: Kit): Promise<void>
  readonly drafts: KitDrafts
  /** An id for a new kit. */
  newId(): string
}

const stream = 'kits'
const preference = 'kit'

/** The parser is loaded when first needed: a first visit has nothing to parse. */
const parser = () => import('#domain/kit/parse-kit.ts')

const isBuiltIn = (id: string) => builtInKits.some((kit) => kit.id === id)

export function createKitShelf(outside: {
  readonly log: EventLog
  readonly preferences: Preferences
  readonly ids: Ids
  readonly files: Files
}): KitShelf {
  const { log, preferences, ids, files } = outside
  const store = createStore<KitShelfState>(() => ({
    ready: false,
    chosen: firstKit,
    userKits: [],
    unreadable: [],
  }))
  let kept: KeptKits = noKits

  const own = (id: string) => store.getState().userKits.find((kit) => kit.id === id)

  async function load(id: string) {
    return own(id) ?? (await builtInKits.find((kit) => kit.id === id)?.load())
  }

  function take(next: KeptKits) {
    kept = next
    const { chosen } = store.getState()
    const userKits = [...kept.kits.values()]
    const removed = !isBuiltIn(chosen.id) && !kept.kits.has(chosen.id)
    store.setState({
      userKits,
      unreadable: kept.unreadable,
      chosen: removed ? firstKit : (kept.kits.get(chosen.id) ?? chosen),
    })
  }

  async function append(event: Pick<NewEvent, 'kind' | 'payload'>) {
    const { parseKit } = await parser()
    const written = { stream, version: 1, ...event }
    const result = await log.append(written)
    take(foldKits(kept, [written], parseKit))
    return result.ok ? ok(undefined) : failed(result.reason)
  }

  async function chooseKept() {
    const id = preferences.read(preference)
    const kit = typeof id === 'string' ? await load(id) : undefined
    if (kit !== undefined) store.setState({ chosen: kit })
  }

  async function start() {
    log.onAppend((event) => {
      if (event.stream !== stream) return
      void parser().then(({ parseKit }) => take(foldKits(kept, [event], parseKit)))
    })
    const events = await log.readStream(stream)
    if (events.length > 0) take(foldKits(noKits, events, (await parser()).parseKit))
    await chooseKept()
    store.setState({ ready: true })
  }

  async function importText(text: string): Promise<Result<Kit, readonly KitProblem[]>> {
    const parsed = (await parser()).parseKitText(text)
    if (!parsed.ok) return parsed
    const taken = isBuiltIn(parsed.value.id) || own(parsed.value.id) !== undefined
    return ok(taken ? { ...parsed.value, id: ids.next() } : parsed.value)
  }

  return {
    store,
    start,
    load,
    list: () => [
      ...builtInKits.map(({ id, name, maker, trust }) => ({
        id,
        name,
        maker,
        trust,
        origin: 'built-in' as const,
      })),
      ...store.getState().userKits.map(cardOf),
    ],
    async choose(id) {
      const kit = await load(id)
      if (kit === undefined) return false
      store.setState({ chosen: kit })
      preferences.write(preference, id)
      return true
    },
    async save(kit) {
      const parsed = await parseOwn(kit)
      if (!parsed.ok) return failed({ kind: 'invalid', problems: parsed.reason } as const)
      const result = await append({ kind: 'kit-saved', payload: parsed.value })
      return result.ok ? result : failed({ kind: 'not-kept', failure: result.reason } as const)
    },
    remove: (id) => append({ kind: 'kit-removed', payload: { id } }),
    async restore(id) {
      const kit = kept.removed.get(id)
      if (kit === undefined) return ok(undefined)
      const result = await append({ kind: 'kit-saved', payload: kit })
      await chooseKept()
      return result
    },
    importText,
    async importFile() {
      const file = await files.pick({ accept: kitFile.accept, maxBytes: kitLimits.fileBytes })
      if (!file.ok) return failed({ kind: 'file', reason: file.reason } as const)
      const parsed = await importText(file.value.text)
      return parsed.ok ? parsed : failed({ kind: 'invalid', problems: parsed.reason } as const)
    },
    exportText: async (kit) => (await parser()).serializeKit(kit),
    async exportFile(kit) {
      const text = (await parser()).serializeKit(kit)
      files.save({ name: `${fileName(kit.name)}.kit.json`, type: kitFile.type, text })
    },
    drafts: createKitDrafts(preferences),
    newId: () => ids.next(),
  }
}

async function parseOwn(kit: Kit): Promise<Result<Kit, readonly KitProblem[]>> {
  if (isBuiltIn(kit.id)) return failed([problem(['id'], 'duplicate-id', kit.id)])
  const { parseKit, serializeKit } = await parser()
  // A kit that could not be exported and read back would be a trap.
  if (serializeKit(kit).length > kitLimits.fileBytes) return failed([problem([], 'file-too-large')])
  return parseKit(kit)
}

const kitFile = { type: 'application/json', accept: 'application/json,.json' }

/** A kit's name as a file name: without what file systems refuse. */
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'kit'

const cardOf = (kit: Kit): KitCard => ({
  id: kit.id,
  name: kit.name,
  maker: kit.maker,
  trust: kit.trust,
  origin: 'user',
  ...(kit.copiedFrom === undefined ? {} : { copiedFrom: kit.copiedFrom }),
})
