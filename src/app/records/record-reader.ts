import type { Kit } from '#domain/kit/kit.ts'
import { kitInLanguage } from '#app/kits/kit-in-language.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import { canonicalJson } from '#domain/record/content-name.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { EventLog, StoredEvent } from '#ports/event-log.ts'
import { wholeRecords } from './event-pages.ts'
import {
  conflictingChanges,
  projectRecord,
  replacedByChanges,
  type KitOf,
  type Projection,
} from './project-record.ts'
import { kitRef } from './record-events.ts'
import { legacyRecordStream, recordIdOf, recordKitStream, recordStream } from './event-streams.ts'
import { propertyOf } from '#domain/property-of.ts'

export type RecordReader = Awaited<ReturnType<typeof openRecordReader>>

/** Reads records one by one, or all of them in pages. */
export async function openRecordReader(log: EventLog) {
  const kits = new Map<string, Kit>()
  /** Built-in kits in the language of the screen. */
  const spokenKits = new Map<string, Kit>()
  /** By record: its events in the stream of earlier versions. */
  const legacyEvents = new Map<string, readonly StoredEvent[]>()
  const refs = new WeakMap<Kit, string>()
  /** Events of that stream that belong to no record. */
  let orphans: readonly StoredEvent[] = []

  function addKit(payload: unknown) {
    const ref = propertyOf(payload, 'ref')
    if (typeof ref !== 'string' || kits.has(ref)) return
    const parsed = parseKit(propertyOf(payload, 'kit'))
    if (parsed.ok) kits.set(ref, parsed.value)
  }

  function addLegacy(event: StoredEvent) {
    const id = recordIdOf(event)
    if (id === null) orphans = [...orphans, event]
    else legacyEvents.set(id, [...(legacyEvents.get(id) ?? []), event])
  }

  /** If the texts cannot be loaded, the kit keeps those it had. */
  async function translate(known: Iterable<readonly [ref: string, kit: Kit]>) {
    const translated = Array.from(known, async ([ref, kit]) => {
      spokenKits.set(ref, await kitInLanguage(kit).catch(() => kit))
    })
    await Promise.all(translated)
  }

  /** Takes in an event that another tab or an import has just stored. */
  async function receive(event: StoredEvent) {
    if (event.stream === legacyRecordStream) addLegacy(event)
    if (event.stream !== recordKitStream) return
    addKit(event.payload)
    await translate([...kits].filter(([ref]) => !spokenKits.has(ref)))
  }

  const keptKit: KitOf = (ref) => kits.get(ref)
  const spokenKit: KitOf = (ref) => spokenKits.get(ref) ?? kits.get(ref)
  const project = (id: string, events: readonly StoredEvent[], kitOf: KitOf) =>
    projectRecord([...(legacyEvents.get(id) ?? []), ...events], kitOf)
  const readWith =
    (kitOf: KitOf) =>
    async (id: string): Promise<Projection> =>
      project(id, await log.readStream(recordStream(id)), kitOf)
  const readAllWith = (kitOf: KitOf) => async (onPage: (page: ProjectionPage) => void) => {
    const unseen = new Set(legacyEvents.keys())
    for await (const events of wholeRecords(log)) {
      const page = [...byRecord(events)]
      for (const [id] of page) unseen.delete(id)
      onPage(page.map(([id, ofOne]) => [id, project(id, ofOne, kitOf)]))
    }
    onPage([...unseen].map((id) => [id, project(id, [], kitOf)]))
  }

  async function load() {
    const [keptKits, keptLegacy] = await Promise.all([
      log.readStream(recordKitStream),
      log.readStream(legacyRecordStream),
    ])
    legacyEvents.clear()
    orphans = []
    for (const { payload } of keptKits) addKit(payload)
    for (const event of keptLegacy) addLegacy(event)
    await translate(kits)
  }
  await load()

  return {
    load,
    replacedByChanges,
    conflictingChanges,
    isSameTest,
    receive,
    kits: () => [...kits.values()],
    orphans: () => projectRecord(orphans, keptKit).unreadable,
    /** The name under which a kit is stored, and whether it is stored yet. */
    refOf: (kit: Kit) => {
      const ref = refs.get(kit) ?? kitRef(kit)
      refs.set(kit, ref)
      return { ref, isKept: kits.has(ref) }
    },
    noteKit: (ref: string, kit: Kit) => void kits.set(ref, kit),
    read: readWith(keptKit),
    /** With a built-in kit's texts in the language of the screen. */
    readShown: readWith(spokenKit),
    /** Passes every record on, including removed and unreadable ones. Each page is processed in a task of its own. */
    readAll: readAllWith(keptKit),
    readAllShown: readAllWith(spokenKit),
  }
}

type ProjectionPage = readonly (readonly [id: string, Projection])[]

/** Whether two records hold the same readings: a run that is reopened ends at a different time. */
function isSameTest(one: SoilRecord, other: SoilRecord) {
  const contentOf = (record: SoilRecord) => canonicalJson({ ...record, endedAt: 0 })
  return contentOf(one) === contentOf(other)
}

function byRecord(events: readonly StoredEvent[]): ReadonlyMap<string, readonly StoredEvent[]> {
  const groups = new Map<string, StoredEvent[]>()
  for (const event of events) {
    const id = recordIdOf(event)
    if (id === null) continue
    const group = groups.get(id)
    if (group === undefined) groups.set(id, [event])
    else group.push(event)
  }
  return groups
}
