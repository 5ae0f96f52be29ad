import { fileNameOf } from '#domain/file-name.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { problem, type KitProblem } from '#domain/kit/kit-problem.ts'
import { propertyOf } from '#domain/property-of.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKitNow } from '#knowledge/kits/first-kit.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, NewEvent } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Preferences } from '#ports/preferences.ts'
import { foldKits, nothingSaved, type SavedItems } from '#app/records/fold-saved.ts'
import { arrivedKit, type ArrivedKit } from './arrived-kit.ts'
import { chosenKitKey, type KitShelf } from './kit-shelf.ts'
import { kitStream } from '#app/records/event-streams.ts'
import { createStreamReader } from '#app/records/stream-reader.ts'
import { isStorageSilent, onStorageRecovered } from '#app/status/storage-recovery.ts'

export type SaveFailure =
  | { readonly kind: 'invalid'; readonly problems: readonly KitProblem[] }
  /** Usable until the page closes, but not stored. */
  | { readonly kind: 'not-kept'; readonly failure: StorageFailure }

export type KitImportFailure =
  | { readonly kind: 'invalid'; readonly problems: readonly KitProblem[] }
  | { readonly kind: 'file'; readonly reason: 'canceled' | 'too-large' | 'unreadable' }

/** Kits made by the user, and files of kits. Stored ones are put on the shelf. */
export interface OwnKits extends KitDrafts {
  /** Reads what is stored, then follows other tabs. */
  start(): Promise<void>
  /** Rereads everything, after an import. */
  readAgain(): Promise<void>
  save(kit: Kit): Promise<Result<void, SaveFailure>>
  remove(id: string): Promise<Result<void, StorageFailure>>
  /** Restores a removed kit. */
  restore(id: string): Promise<Result<void, StorageFailure>>
  /** Lets the user pick a kit file. Call inside a tap. */
  importFile(from?: 'arrived'): Promise<Result<ArrivedKit, KitImportFailure>>
  exportFile(kit: Kit): Promise<void>
  /** An id for a new kit. */
  newId(): Promise<string>
}

/** The parser is loaded only when needed: a first visit has nothing to parse. */
const parser = () => import('#domain/kit/parse-kit.ts')

const isBuiltIn = (id: string) => builtInKits.some((kit) => kit.id === id)

export function createOwnKits(outside: {
  readonly shelf: KitShelf
  readonly log: EventLog
  readonly preferences: Preferences
  readonly ids: Ids
  readonly files: Files
}): OwnKits {
  const { shelf, log, preferences, ids, files } = outside
  const { store } = shelf
  let kept: SavedItems<Kit> = nothingSaved

  function show(next: SavedItems<Kit>) {
    kept = next
    const { chosen, isChosen } = store.getState()
    const isRemoved = !isBuiltIn(chosen.id) && !kept.shown.has(chosen.id)
    store.setState({
      userKits: [...kept.shown.values()],
      unreadable: kept.unreadable,
      isChosen: isChosen && !isRemoved,
      chosen: isRemoved ? firstKitNow() : (kept.shown.get(chosen.id) ?? chosen),
    })
  }

  const reader = createStreamReader(log, [kitStream], async () => {
    const events = await log.readStream(kitStream)
    if (events.length > 0) show(foldKits(events, (await parser()).parseKit))
  })

  async function append(event: Pick<NewEvent, 'kind' | 'payload'>) {
    const result = await log.append({ stream: kitStream, version: 1, ...event })
    await reader.read()
    return result.ok ? ok(undefined) : failed(result.reason)
  }

  return {
    ...createKitDrafts(preferences),
    readAgain: reader.readAgain,
    async start() {
      onStorageRecovered(log, () => void reader.read().then(() => shelf.start()))
      await reader.start()
      await shelf.start()
      const id = preferences.read(chosenKitKey)
      // While storage does not answer, a kit that is not found may still exist.
      const isGone =
        typeof id === 'string' && !isStorageSilent(log) && (await shelf.load(id)) === undefined
      store.setState({ isReady: true, ...(isGone && { isChosen: false, isPending: false }) })
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
      await shelf.start()
      return result
    },
    async importFile(from) {
      const file = await files.pick({ accept: kitFile.accept, maxBytes: kitLimits.fileBytes, from })
      if (!file.ok) return failed({ kind: 'file', reason: file.reason } as const)
      const parsed = (await parser()).parseKitText(file.value.text)
      if (!parsed.ok) return failed({ kind: 'invalid', problems: parsed.reason } as const)
      return ok(await arrivedKit(parsed.value, shelf, ids))
    },
    async exportFile(kit) {
      const text = (await parser()).serializeKit(kit)
      files.save({ name: fileNameOf(kit.name, '.kit.json'), type: kitFile.type, text })
    },
    newId: async () => ids.next(),
  }
}

async function parseOwn(kit: Kit): Promise<Result<Kit, readonly KitProblem[]>> {
  if (isBuiltIn(kit.id)) return failed([problem(['id'], 'duplicate-id', kit.id)])
  const { parseNewKit, serializeKit } = await parser()
  // Rejects a kit that could be exported but not read back.
  if (serializeKit(kit).length > kitLimits.fileBytes) return failed([problem([], 'file-too-large')])
  return parseNewKit(kit)
}

const kitFile = { type: 'application/json', accept: 'application/json,.json' }

/** Kits being written, stored at every keystroke so that leaving the page loses nothing. */
interface KitDrafts {
  /** The latest five, newest first. */
  drafts(): Promise<readonly Kit[]>
  /** False where the device could not store it. */
  keepDraft(kit: Kit): Promise<boolean>
  dropDraft(id: string): Promise<void>
}

export const draftsKey = 'kit-drafts'
export const maxDrafts = 5

function createKitDrafts(preferences: Preferences): KitDrafts {
  const kept = (): readonly unknown[] => {
    const value = preferences.read(draftsKey)
    return Array.isArray(value) ? value : []
  }
  const without = (id: string) => kept().filter((draft) => idOf(draft) !== id)
  return {
    async drafts() {
      const drafts = kept()
      if (drafts.length === 0) return []
      const { parseDraft } = await import('#domain/kit/parse-draft.ts')
      return drafts.flatMap((draft) => parseDraft(draft) ?? [])
    },
    keepDraft: async (kit) =>
      preferences.write(draftsKey, [storable(kit), ...without(kit.id)].slice(0, maxDrafts)),
    async dropDraft(id) {
      preferences.write(draftsKey, without(id))
    },
  }
}

/** Replaces NaN: JSON would turn it into null, and the whole draft could not be read any more. */
const storable = (kit: Kit): unknown =>
  JSON.parse(
    JSON.stringify(kit, (name, value: unknown) =>
      (name === 'hands' || name === 'extend') && Number.isNaN(value) ? 0 : value,
    ),
  )

const idOf = (draft: unknown) => propertyOf(draft, 'id')
