import type { Page } from '@playwright/test'
import { kept2026 } from './kept-then.ts'
import { keptEvent, makeDatabase } from './records-database.ts'

interface Started {
  readonly id: string
  readonly at: number
  readonly kind: string
  readonly setup: { readonly id: string }
}

/** Seconds from one sample to the next. */
const apart = 240

/** The taps on one sample of みどりくん, in seconds from its start: each strip is read in time. */
const taps = [
  [0, { kind: 'confirmed', lane: 'soil', step: 0 }],
  [10, { kind: 'confirmed', lane: 'soil', step: 1 }],
  [20, { kind: 'confirmed', lane: 'soil', step: 2 }],
  [81, { kind: 'confirmed', lane: 'n', step: 0 }],
  [145, { kind: 'read', lane: 'n', analyte: 'ph', answer: { kind: 'between', lower: 1 } }],
  [148, { kind: 'read', lane: 'n', analyte: 'no3n', answer: { kind: 'level', level: 1 } }],
  [150, { kind: 'confirmed', lane: 'pk', step: 0 }],
  [222, { kind: 'read', lane: 'pk', analyte: 'p', answer: { kind: 'undetectable' } }],
  [225, { kind: 'read', lane: 'pk', analyte: 'k', answer: { kind: 'level', level: 0 } }],
] as const

/** Stores a test with these samples on the device, completely read but not yet left; returns the moment after it. */
export async function keepFinishedTest(page: Page, samples: readonly string[]): Promise<number> {
  const start = kept2026.events.find(isStart)?.payload
  if (start === undefined) throw new Error('No test was kept then.')
  const ids = samples.map((name, place) => ({ id: String(place + 1), name }))
  const began = { ...start, setup: { ...start.setup, samples: ids } }
  const tapped = ids.flatMap(({ id: sample }, turn) =>
    taps.map(([seconds, tap]) => ({
      ...tap,
      sample,
      id: `${sample}-${seconds}`,
      at: start.at + (turn * apart + seconds) * 1000,
    })),
  )
  const stream = `run:${start.setup.id}`
  const events = [began, ...tapped].map((event, place) =>
    keptEvent(place + 1, stream, place === 0 ? 'run-started' : 'run-event', 1, event),
  )
  await makeDatabase(page, { version: 1, events })
  return start.at + samples.length * apart * 1000
}

type Row = (typeof kept2026.events)[number]

const isStart = (row: Row): row is Row & { readonly payload: Started } => row.kind === 'run-started'
