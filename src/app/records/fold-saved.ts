import type { Kit } from '#domain/kit/kit.ts'
import type { KitProblem } from '#domain/kit/kit-problem.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { propertyOf } from '#domain/property-of.ts'
import { inClockOrder } from '#domain/record/clock-order.ts'
import { failed, type Result } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'

/** What the user made of one kind, by id: the latest version of each that can be read. */
export interface SavedItems<Item> {
  readonly shown: ReadonlyMap<string, Item>
  /** In their state before they were removed. */
  readonly removed: ReadonlyMap<string, Item>
  /** `name: path` of each version that cannot be read; it stays in storage. */
  readonly unreadable: readonly string[]
}

export const nothingSaved: SavedItems<never> = {
  shown: new Map<string, never>(),
  removed: new Map<string, never>(),
  unreadable: [],
}

/** Folds the events of a stream, in any order. Each `saved` event holds a whole item. `parse` fails with the path of the problem. */
export function foldSaved<Item extends { readonly id: string }>(
  events: readonly StoredEvent[],
  kind: string,
  parse: (payload: unknown) => Result<Item, string>,
): SavedItems<Item> {
  const shown = new Map<string, Item>()
  const removed = new Map<string, Item>()
  const unreadable: string[] = []
  for (const event of inClockOrder(events)) {
    if (event.kind === `${kind}-saved`) {
      const parsed = parse(event.payload)
      if (parsed.ok) {
        shown.set(parsed.value.id, parsed.value)
        removed.delete(parsed.value.id)
      } else unreadable.push(`${nameIn(event.payload)}: ${parsed.reason}`)
    }
    if (event.kind === `${kind}-removed`) {
      const id = propertyOf(event.payload, 'id')
      const item = typeof id === 'string' ? shown.get(id) : undefined
      if (item === undefined) continue
      removed.set(item.id, item)
      shown.delete(item.id)
    }
  }
  return { shown, removed, unreadable }
}

const maxNameChars = 60

function nameIn(payload: unknown): string {
  const name = propertyOf(payload, 'name')
  return typeof name === 'string' ? name.slice(0, maxNameChars) : '?'
}

/** The parser is passed, as it is loaded only when there is something to parse. */
export const foldKits = (
  events: readonly StoredEvent[],
  parseKit: (payload: unknown) => Result<Kit, readonly KitProblem[]>,
): SavedItems<Kit> =>
  foldSaved(events, 'kit', (payload) => {
    const parsed = parseKit(payload)
    return parsed.ok ? parsed : failed(parsed.reason[0]?.path ?? '')
  })

/** The same for charts. */
export const foldCharts = (
  events: readonly StoredEvent[],
  parseOwnChart: (payload: unknown) => Result<OwnChart, string>,
): SavedItems<OwnChart> => foldSaved(events, 'chart', parseOwnChart)
