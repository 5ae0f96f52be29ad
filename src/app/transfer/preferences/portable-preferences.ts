import { isObject } from '#domain/property-of.ts'
import { parseDraft } from '#domain/kit/parse-draft.ts'
import { maxRemembered } from '#domain/run/hands-times.ts'
import { chosenKitKey } from '#app/kits/kit-shelf.ts'
import { maxReagents, parseReagents, reagentsKey } from '#app/kits/opened-reagents.ts'
import { draftsKey, maxDrafts } from '#app/kits/own-kits.ts'
import { handsKey, parseTimes } from '#app/planning/hands-learning.ts'
import {
  choicesKey,
  maxPlaces,
  parseChoices,
  type ChosenForDiagnosis,
} from '#app/records/diagnosis-choices.ts'
import { favoritesKey, maxFavorites, parseFavorites } from '#app/records/favorites.ts'
import { checklistKey, parseChecklist } from '#app/records/sampling-checklist.ts'
import { parseTypedDraft, typedDraftKey } from '#app/records/typed-draft.ts'
import { parseSetup, setupKey } from '#app/session/setup.ts'
import { parseSettings, settingsKey } from '#app/settings/settings.ts'
import { mappingsKey, maxMappings, parseMappings } from '#app/transfer/table-mappings.ts'
import type { PreferenceEntries, PreferenceGroup } from './preference-entries.ts'

/** A preference that belongs to the user rather than to the device, so that a backup contains it. */
interface PortablePreference {
  readonly key: string
  readonly group: PreferenceGroup
  readonly maxEntries: number
  /** Parses what is stored here or in a file; invalid parts are left out. */
  readonly entriesOf: (kept: unknown) => PreferenceEntries
  /** The opposite: the value to be stored. */
  readonly valueOf: (entries: PreferenceEntries) => unknown
}

const maxIdChars = 120
/** More than all built-in and own kits with all their steps. */
const maxPaces = 5000
const maxKitsSetUp = 300

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxIdChars
/** Name of an entry that belongs to a group. */
const inGroup = (group: string, name: string) => JSON.stringify([group, name])

const partsOf = (name: string): readonly string[] => {
  const parts: unknown = JSON.parse(name)
  return Array.isArray(parts) ? parts.map(String) : []
}

/** The values of entries by group and name. */
function grouped(
  entries: PreferenceEntries,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const groups = new Map<string, [string, unknown][]>()
  for (const [entry, value] of entries) {
    const [group = '', name = ''] = partsOf(entry)
    const values = groups.get(group) ?? []
    values.push([name, value])
    groups.set(group, values)
  }
  return Object.fromEntries(
    [...groups].map(([group, values]) => [group, Object.fromEntries(values)]),
  )
}

const favorites: PortablePreference = {
  key: favoritesKey,
  group: 'favorites',
  maxEntries: maxFavorites,
  entriesOf: (kept) => new Map(parseFavorites(kept).map((id) => [id, true])),
  valueOf: (entries) => [...entries.keys()],
}

const reagents: PortablePreference = {
  key: reagentsKey,
  group: 'reagents',
  maxEntries: maxReagents,
  entriesOf(kept) {
    const entries = new Map<string, unknown>()
    for (const { name, openedOn, useBy } of parseReagents(kept)) {
      // Two bottles of the same reagent may have been opened on one day.
      const nameOf = (nth: number) => JSON.stringify([name, openedOn, useBy, nth])
      let nth = 1
      while (entries.has(nameOf(nth))) nth += 1
      entries.set(nameOf(nth), { name, openedOn, useBy })
    }
    return entries
  },
  valueOf: (entries) => [...entries.values()].map((it, id) => ({ ...(isObject(it) && it), id })),
}

const paces: PortablePreference = {
  key: handsKey,
  group: 'paces',
  maxEntries: maxPaces,
  entriesOf: (kept) =>
    new Map(
      Object.entries(parseTimes(kept))
        .flatMap(([kit, steps]) =>
          Object.entries(steps).flatMap(([step, times]) =>
            isId(kit) && isId(step) && times.length > 0
              ? [[inGroup(kit, step), times.slice(-maxRemembered)] as const]
              : [],
          ),
        )
        .slice(0, maxPaces),
    ),
  valueOf: grouped,
}

const layouts: PortablePreference = {
  key: mappingsKey,
  group: 'layouts',
  maxEntries: maxMappings,
  entriesOf: (kept) => new Map(parseMappings(kept).map((one) => [one.head, one])),
  valueOf: (entries) => [...entries.values()],
}

const drafts: PortablePreference = {
  key: draftsKey,
  group: 'drafts',
  maxEntries: maxDrafts,
  entriesOf: (kept) =>
    new Map(
      (Array.isArray(kept) ? kept : [])
        .slice(0, maxDrafts)
        .flatMap((one: unknown) => parseDraft(one) ?? [])
        .map((draft) => [draft.id, draft]),
    ),
  valueOf: (entries) => [...entries.values()],
}

const conditions: PortablePreference = {
  key: choicesKey,
  group: 'conditions',
  maxEntries: maxPlaces * 2,
  entriesOf(kept) {
    if (!isObject(kept)) return new Map()
    const { places, bags, ...single } = parseChoices(kept)
    const chosen = Object.entries(single).filter(
      ([name, value]) =>
        isChosen(value) && (!Object.hasOwn(hasDefault, name) || Object.hasOwn(kept, name)),
    )
    const of = (whose: string, values: object): (readonly [string, unknown])[] =>
      Object.entries(values).map(([name, value]) => [inGroup(whose, name), value])
    return new Map(
      [
        ...of('choice', Object.fromEntries(chosen)),
        ...of('bags', bags),
        ...of('places', places).slice(-maxPlaces),
      ].slice(0, maxPlaces * 2),
    )
  },
  valueOf(entries) {
    const { choice, bags = {}, places = {} } = grouped(entries)
    return { ...choice, bags, places }
  },
}
/** Choices that are stored even where the value is the default: only their presence shows that they were made. */
const hasDefault = { areaUnit: true, isExpert: true } satisfies Partial<
  Record<keyof ChosenForDiagnosis, true>
>
const isChosen = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const settings: PortablePreference = {
  key: settingsKey,
  group: 'settings',
  maxEntries: 100,
  entriesOf(kept) {
    if (!isObject(kept)) return new Map()
    // A value that this version does not know would be replaced by the default.
    return new Map(
      Object.entries(parseSettings(kept)).filter(([name, value]) => kept[name] === value),
    )
  },
  valueOf: (entries) => Object.fromEntries(entries),
}

const setup: PortablePreference = {
  key: setupKey,
  group: 'settings',
  maxEntries: maxKitsSetUp,
  entriesOf(kept) {
    if (!isObject(kept)) return new Map()
    const { skipped, ...samples } = parseSetup(kept)
    const ofKits = Object.entries(skipped).flatMap(([kit, analytes]) =>
      isId(kit) ? [[inGroup('skipped', kit), analytes.filter(isId).slice(0, 50)] as const] : [],
    )
    return new Map<string, unknown>([
      [inGroup('last', 'samples'), samples],
      ...ofKits.slice(0, maxKitsSetUp - 1),
    ])
  },
  valueOf(entries) {
    const { last = {}, skipped = {} } = grouped(entries)
    return { ...(isObject(last['samples']) && last['samples']), skipped }
  },
}

/** A preference that is one value. */
const single = (
  key: string,
  parse: (kept: unknown) => unknown,
  group: PreferenceGroup = 'settings',
): PortablePreference => ({
  key,
  group,
  maxEntries: 1,
  entriesOf(kept) {
    const value = parse(kept)
    return new Map(value === null ? [] : [[key, value]])
  },
  valueOf: (entries) => entries.get(key),
})

/** Not among them: what is true of the device alone, such as its membership in a team or the plan of a running test. */
export const portablePreferences: readonly PortablePreference[] = [
  favorites,
  reagents,
  paces,
  layouts,
  drafts,
  conditions,
  settings,
  setup,
  single(checklistKey, (kept) => (isObject(kept) ? parseChecklist(kept) : null)),
  single(typedDraftKey, parseTypedDraft, 'typedTest'),
  single(chosenKitKey, (kept) => (isId(kept) ? kept : null)),
]
