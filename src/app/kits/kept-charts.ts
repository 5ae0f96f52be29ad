import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Result } from '#domain/result.ts'
import type { NewEvent } from '#ports/event-log.ts'
import { propertyOf } from '#domain/property-of.ts'

/** The user's charts, folded from its events. */
export interface KeptCharts {
  readonly charts: ReadonlyMap<string, OwnChart>
  readonly removed: ReadonlyMap<string, OwnChart>
  /** `name: path` of each chart that cannot be read; it stays in storage. */
  readonly unreadable: readonly string[]
}

export const noCharts: KeptCharts = { charts: new Map(), removed: new Map(), unreadable: [] }

type Parse = (payload: unknown) => Result<OwnChart, string>

/** Folds the events of the stream, oldest first. */
export function foldCharts(
  events: readonly Pick<NewEvent, 'kind' | 'payload'>[],
  parse: Parse,
): KeptCharts {
  const charts = new Map<string, OwnChart>()
  const removed = new Map<string, OwnChart>()
  const unreadable: string[] = []
  for (const { kind, payload } of events) {
    if (kind === 'chart-removed') {
      const id = field(payload, 'id')
      const chart = charts.get(id)
      if (chart !== undefined) removed.set(id, chart)
      charts.delete(id)
    }
    if (kind === 'chart-saved') {
      const parsed = parse(payload)
      if (parsed.ok) charts.set(parsed.value.id, parsed.value)
      else unreadable.push(`${field(payload, 'name')}: ${parsed.reason}`)
    }
  }
  return { charts, removed, unreadable }
}

function field(payload: unknown, name: 'id' | 'name'): string {
  const value = propertyOf(payload, name)
  return typeof value === 'string' ? value.slice(0, 60) : '?'
}
