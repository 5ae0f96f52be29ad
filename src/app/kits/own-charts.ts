import type { StoreApi } from 'zustand/vanilla'
import { fileNameOf } from '#domain/file-name.ts'
import type { ChartFile, ChartFileFault } from '#domain/chart/chart-file.ts'
import {
  ownChartLimits,
  type ChartPatch,
  type OwnChart,
  photosOf,
} from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { EventLog, NewEvent } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Photo, Photos } from '#ports/photos.ts'
import { foldCharts, nothingSaved, type SavedItems } from '#app/records/fold-saved.ts'
import { chartStream } from '#app/records/event-streams.ts'
import { createStreamReader } from '#app/records/stream-reader.ts'

export interface OwnChartsState {
  /** False until the stored ones have been read. */
  readonly isReady: boolean
  /** Oldest first. */
  readonly charts: readonly OwnChart[]
  readonly unreadable: readonly string[]
}

/** A photographed chart before it is stored: with its photographs instead of their names. */
export interface ChartDraft extends Omit<
  OwnChart,
  'schema' | 'id' | 'takenAt' | 'photo' | 'patches'
> {
  readonly photo: Photo | null
  readonly patches: readonly (Omit<ChartPatch, 'photo'> & { readonly photo: Photo | null })[]
}

export type ChartImportFailure =
  | ChartFileFault
  | 'canceled'
  | 'too-large'
  | 'unreadable'
  | StorageFailure

export interface OwnCharts {
  readonly store: StoreApi<OwnChartsState>
  /** Reads what is stored, then follows other tabs; repeated calls have no effect. */
  start(): Promise<void>
  /** Rereads everything, after an import; does nothing before `start`. */
  readAgain(): Promise<void>
  /** Stores the charts of one photograph, all or none; `replaced` are those of an attempt before. */
  save(
    drafts: readonly ChartDraft[],
    replaced?: readonly OwnChart[],
  ): Promise<Result<readonly OwnChart[], StorageFailure | 'invalid'>>
  /** Stores a chart from elsewhere, under a new id if its own is in use here. */
  add(chart: OwnChart): Promise<Result<OwnChart, StorageFailure | 'invalid'>>
  /** Does nothing if there is no such chart. */
  rename(id: string, name: string): Promise<Result<void, StorageFailure>>
  remove(id: string): Promise<Result<void, StorageFailure>>
  /** Restores a removed chart; its photographs were never removed. */
  restore(id: string): Promise<Result<void, StorageFailure>>
  /** A stored photograph; null where it is not on this device. */
  photo(name: string): Promise<Photo | null>
  keepPhoto(photo: Photo): Promise<string | null>
  /** Saves a file with the kit, its charts and their photographs for the user. */
  exportFile(kit: Kit): Promise<void>
  /** Lets the user pick such a file. Call inside a tap. Stores charts not here yet; the kit is returned for the caller to store. */
  importFile(from?: 'arrived'): Promise<Result<ChartFile, ChartImportFailure>>
}

const file = { type: 'application/json', accept: 'application/json,.json' }

/** Both parsers are loaded only when needed. */
const parser = async () => (await import('#domain/chart/parse-own-chart.ts')).parseOwnChart
const files = () => import('#domain/chart/chart-file.ts')

interface Outside {
  readonly log: EventLog
  readonly photos: Photos
  readonly ids: Ids
  readonly files: Files
  readonly clock: Pick<Clock, 'now' | 'wallOffset'>
  readonly store: StoreApi<OwnChartsState>
}

/** Charts photographed by the user: stored as events, with their photographs beside them. */
export function createOwnCharts(outside: Outside): OwnCharts {
  const { log, photos, ids, store } = outside
  let kept: SavedItems<OwnChart> = nothingSaved

  function show(next: SavedItems<OwnChart>) {
    kept = next
    store.setState({ charts: [...kept.shown.values()], unreadable: kept.unreadable })
  }

  const { read, start, readAgain } = createStreamReader(log, [chartStream], async () => {
    const events = await log.readStream(chartStream)
    if (events.length > 0) show(foldCharts(events, await parser()))
    store.setState({ isReady: true })
  })

  async function append(event: Pick<NewEvent, 'kind' | 'payload'>) {
    const result = await log.append({ stream: chartStream, version: 1, ...event })
    await read()
    return result.ok ? ok(undefined) : failed(result.reason)
  }

  const nameOf = async (photo: Photo | null): Promise<Result<string | null, StorageFailure>> =>
    photo === null ? ok(null) : photos.keep(photo)

  async function keepPhotosOf(draft: ChartDraft) {
    const whole = await nameOf(draft.photo)
    if (!whole.ok) return whole
    const patches: ChartPatch[] = []
    for (const patch of draft.patches) {
      const part = await nameOf(patch.photo)
      if (!part.ok) return part
      patches.push({ ...patch, photo: part.value })
    }
    return ok({ photo: whole.value, patches })
  }

  async function keepChart(chart: OwnChart) {
    const checked = (await parser())(chart)
    if (!checked.ok) return failed('invalid' as const)
    const result = await append({ kind: 'chart-saved', payload: checked.value })
    return result.ok ? ok(checked.value) : result
  }

  const remove = (id: string) => append({ kind: 'chart-removed', payload: { id } })
  const removeAll = (charts: readonly OwnChart[]) => Promise.all(charts.map(({ id }) => remove(id)))

  const save: OwnCharts['save'] = async (drafts, replaced = []) => {
    const takenAt = instant(outside.clock.now() + outside.clock.wallOffset())
    const made: OwnChart[] = []
    for (const draft of drafts) {
      const named = await keepPhotosOf(draft)
      if (!named.ok) return named
      const chart = { ...draft, ...named.value, schema: 1, id: ids.next(), takenAt }
      const checked = (await parser())(chart)
      if (!checked.ok) return failed('invalid')
      made.push(checked.value)
    }
    for (const chart of made) {
      const stored = await append({ kind: 'chart-saved', payload: chart })
      if (stored.ok) continue
      // The log tries again what it could not store.
      await removeAll(made)
      return stored
    }
    await removeAll(replaced)
    return ok(made)
  }

  const keepBeside = (chart: OwnChart) =>
    keepChart(kept.shown.has(chart.id) ? { ...chart, id: ids.next() } : chart)

  return {
    store,
    start,
    readAgain,
    save,
    async add(chart) {
      await start()
      return keepBeside(chart)
    },
    async rename(id, name) {
      const chart = kept.shown.get(id)
      if (chart === undefined) return ok(undefined)
      return append({ kind: 'chart-saved', payload: { ...chart, name } })
    },
    remove,
    async restore(id) {
      const chart = kept.removed.get(id)
      return chart === undefined ? ok(undefined) : append({ kind: 'chart-saved', payload: chart })
    },
    photo: (name) => photos.read(name),
    async keepPhoto(photo) {
      const name = await photos.keep(photo)
      return name.ok ? name.value : null
    },
    async exportFile(kit) {
      const charts = [...kept.shown.values()].filter((chart) => chart.kit === kit.id)
      const { serializeChartFile } = await files()
      const found = await readPhotos(photos, charts)
      const text = serializeChartFile({ kit, charts, photos: found })
      outside.files.save({ name: fileNameOf(kit.name, '.chart.json'), type: file.type, text })
    },
    async importFile(from) {
      const maxBytes = ownChartLimits.fileBytes
      const picked = await outside.files.pick({ accept: file.accept, maxBytes, from })
      if (!picked.ok) return picked
      const { parseChartFile } = await files()
      const parsed = parseChartFile(picked.value.text)
      if (!parsed.ok) return parsed
      const photo = await keepFilePhotos(photos, parsed.value)
      if (!photo.ok) return photo
      await start()
      for (const each of parsed.value.charts) {
        const chart = withPhotos(each, photo.value)
        if ([...kept.shown.values()].some((here) => isSameChart(here, chart))) continue
        const result = await keepBeside(chart)
        if (!result.ok) return failed(result.reason === 'invalid' ? 'broken-part' : result.reason)
      }
      return parsed
    },
  }
}

/** Photographs of charts, as far as they are on this device. */
async function readPhotos(photos: Photos, charts: readonly OwnChart[]) {
  const found = new Map<string, Photo>()
  for (const name of charts.flatMap(photosOf)) {
    const photo = await photos.read(name)
    if (photo !== null) found.set(name, photo)
  }
  return found
}

/** Maps names in a file to names here, which depend on the content only. */
async function keepFilePhotos(photos: Photos, { photos: given }: ChartFile) {
  const names = new Map<string, string>()
  for (const [name, photo] of given) {
    const result = await photos.keep(photo)
    if (!result.ok) return result
    names.set(name, result.value)
  }
  return ok(names)
}

function withPhotos(chart: OwnChart, names: ReadonlyMap<string, string>): OwnChart {
  const named = (name: string | null) => (name === null ? null : (names.get(name) ?? null))
  const patches = chart.patches.map((patch) => ({ ...patch, photo: named(patch.photo) }))
  return { ...chart, photo: named(chart.photo), patches }
}

/** Whether two charts are equal apart from their ids. */
const isSameChart = (one: OwnChart, other: OwnChart) => contentOf(one) === contentOf(other)

/** Content of a parsed chart, whose fields have a fixed order, for comparison. */
const contentOf = (chart: OwnChart) => JSON.stringify({ ...chart, id: '' })
