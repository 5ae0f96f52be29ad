import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from '#app/settings/follow-preference.ts'

/** A calendar day: `2026-04-01`. */
type Day = string

export interface OpenedReagent {
  /** Distinguishes reagents of the same name; the smallest free number. */
  readonly id: number
  readonly name: string
  readonly openedOn: Day
  /** As printed on the box; null where nothing is printed. */
  readonly useBy: Day | null
}

/** `old`: no date printed, and open for a year. `unknown`: no date printed. */
type ReagentState = 'fresh' | 'soon' | 'past' | 'old' | 'unknown'

/** Why a reagent was not added; `name`: missing or too long. */
type ReagentProblem = 'name' | 'day' | 'full'

interface RemovedReagent {
  readonly reagent: OpenedReagent
  /** Its index in the list. */
  readonly place: number
}

export interface OpenedReagentsState {
  readonly reagents: readonly OpenedReagent[]
  /** False once the device failed to store the list. */
  readonly isKept: boolean
}

export interface OpenedReagents {
  readonly store: StoreApi<OpenedReagentsState>
  /** Reads the stored list and follows other tabs; returns a function that stops. */
  start(): () => void
  /** Null when it was added. */
  add(reagent: Omit<OpenedReagent, 'id'>): ReagentProblem | null
  /** Removes one and returns it, so that this can be undone. */
  remove(id: number): RemovedReagent | null
  /** Puts it back at its position; changes made since are kept. */
  restore(removed: RemovedReagent): void
}

export const reagentsKey = 'opened-reagents'
export const maxReagentNameChars = 60
export const maxReagents = 50
/** Assumption: a month is enough to buy a new one. */
const soonWithinDays = 30
/** Assumption: after a year the leaflet should be checked again. It says nothing about the reagent. */
const oldAfterDays = 365

export function createOpenedReagents(preferences: Preferences): OpenedReagents {
  const store = createStore<OpenedReagentsState>(() => ({ reagents: [], isKept: true }))
  const read = (kept: unknown) => store.setState({ reagents: parseReagents(kept) })
  const change = (reagents: readonly OpenedReagent[]) =>
    store.setState({ reagents, isKept: preferences.write(reagentsKey, reagents) })
  return {
    store,
    start: () => followPreference(preferences, reagentsKey, read),
    add(reagent) {
      const { reagents } = store.getState()
      const added = { ...reagent, name: reagent.name.trim(), id: freeId(reagents) }
      if (reagents.length >= maxReagents) return 'full'
      if (added.name === '' || added.name.length > maxReagentNameChars) return 'name'
      if (!isReagent(added)) return 'day'
      change([...reagents, added])
      return null
    },
    remove(id) {
      const { reagents } = store.getState()
      const place = reagents.findIndex((it) => it.id === id)
      const reagent = reagents[place]
      if (reagent === undefined) return null
      change(reagents.toSpliced(place, 1))
      return { reagent, place }
    },
    restore({ reagent, place }) {
      const { reagents } = store.getState()
      const isTaken = reagents.some(({ id }) => id === reagent.id)
      const id = isTaken ? freeId(reagents) : reagent.id
      change(reagents.toSpliced(place, 0, { ...reagent, id }))
    },
  }
}

function freeId(reagents: readonly OpenedReagent[]): number {
  const ids = new Set(reagents.map(({ id }) => id))
  let free = 0
  while (ids.has(free)) free += 1
  return free
}

/** Parses each entry separately, so that an invalid one does not affect the others. */
export function parseReagents(kept: unknown): readonly OpenedReagent[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : []
  const reagents = list.filter(isReagent)
  return reagents.filter(({ id }, place) => reagents.findIndex((it) => it.id === id) === place)
}

function isReagent(value: unknown): value is OpenedReagent {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, openedOn, useBy }: { [Field in keyof OpenedReagent]?: unknown } = value
  return (
    typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    id >= 0 &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= maxReagentNameChars &&
    dayNumber(openedOn) !== null &&
    (useBy === null || dayNumber(useBy) !== null)
  )
}

/** State of a reagent on a day. */
export function reagentState({ openedOn, useBy }: OpenedReagent, today: Day): ReagentState {
  const now = dayNumber(today) ?? 0
  const end = dayNumber(useBy)
  if (end !== null) {
    if (end < now) return 'past'
    return end - now <= soonWithinDays ? 'soon' : 'fresh'
  }
  return now - (dayNumber(openedOn) ?? now) >= oldAfterDays ? 'old' : 'unknown'
}

/** Reagents to be reminded of on a day, most urgent first. */
export const remindersOn = (reagents: readonly OpenedReagent[], today: Day) =>
  (['past', 'soon', 'old'] as const).flatMap((state) =>
    reagents
      .filter((reagent) => reagentState(reagent, today) === state)
      .map((reagent) => ({ reagent, state })),
  )

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days since the year 0; null if it is not a calendar day. */
function dayNumber(day: unknown): number | null {
  const parts = typeof day === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) : null
  if (parts === null) return null
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number)
  const lengths = monthLengths.map((length, place) =>
    place === 1 && isLeap(year) ? length + 1 : length,
  )
  if (date < 1 || date > (lengths[month - 1] ?? 0)) return null
  const before = year - 1
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const inYear = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0)
  return before * 365 + leapDays + inYear + date
}
