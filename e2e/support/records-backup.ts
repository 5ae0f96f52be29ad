import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const kit: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'short-kit.json'), 'utf8'))

/** A day of 2026, before the time of every journey. */
const firstTest = Date.UTC(2026, 0, 1, 3)
const hour = 3_600_000

export interface MadeBackup {
  readonly tests: number
  readonly photos: number
  /** Bytes of one photograph. */
  readonly photoBytes?: number
}

interface Event {
  readonly stream: string
  readonly kind: string
  readonly version: number
  readonly payload: unknown
}

/** An event as another phone may have stored it. */
const event = (at: number, { stream, kind, version, payload }: Event) => ({
  id: `made-${at}`,
  device: 'other-phone',
  clock: `${firstTest + at}-0000-other-phone`,
  stream,
  kind,
  version,
  payload,
})

/** Pseudo-random bytes, the same every time. */
function photoLine(at: number, length: number) {
  const bytes = Buffer.alloc(length)
  let state = at + 1
  for (let place = 0; place < length; place += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes.writeUInt32LE(state, Math.min(place, length - 4))
  }
  const name = createHash('sha256').update(bytes).digest('hex')
  const photo = { name, type: 'image/jpeg', base64: bytes.toString('base64') }
  return { name, line: JSON.stringify({ photo }) }
}

export const madeTest = (at: number) => `made-test-${at}`

interface Told {
  readonly name: string
  readonly plot?: string
  readonly note?: string
  readonly weather?: string
  readonly photo?: string
}

function testPayload(at: number, { name, plot, note, weather, photo }: Told) {
  const startedAt = firstTest + at * hour
  return {
    schema: 1,
    id: madeTest(at),
    kit,
    startedAt,
    endedAt: startedAt,
    wallOffset: 0,
    how: 'finished',
    origin: 'typed',
    samples: [{ id: 's1', name, ...(plot !== undefined && { plot }) }],
    readings: [
      { sample: 's1', analyte: 'ph', answer: { kind: 'level', level: 0 }, dueAt: 0, readAt: 0 },
    ],
    ...(note !== undefined && { note }),
    ...(weather !== undefined && { weather }),
    ...(photo !== undefined && { photos: [{ name: photo, sample: null }] }),
  }
}

const recordKept = (at: number, payload: object): Event => ({
  stream: `record:${madeTest(at)}`,
  kind: 'record-kept',
  version: 2,
  payload,
})

const testEvent = (at: number, photo: string | undefined) =>
  event(
    at,
    recordKept(at, testPayload(at, { name: `畑${at}`, ...(photo !== undefined && { photo }) })),
  )

/** A backup as the app writes it. */
function textOf(photos: readonly string[], events: readonly unknown[]): string {
  return [
    '{"format":"soil-backup","version":1,"items":[',
    ...photos.map((line) => `${line},`),
    ...events.map((one) => `${JSON.stringify({ event: one })},`),
    JSON.stringify({ end: { events: events.length, photos: photos.length } }),
    ']}',
    '',
  ].join('\n')
}

/** Another phone's tests and photographs. */
export function backupText({ tests, photos, photoBytes = 20_000 }: MadeBackup): string {
  const made = Array.from({ length: photos }, (_, at) => photoLine(at, photoBytes))
  const events = Array.from({ length: tests }, (_, at) => testEvent(at, made[at]?.name))
  return textOf(
    made.map(({ line }) => line),
    events,
  )
}

/** A test for each text, placed wherever a user can write; and a plot of that name. */
export function backupSaying(texts: readonly string[]): string {
  const events = texts.flatMap((text, at) => {
    const plot = `made-plot-${at}`
    const fields = { name: text, area: null, texture: null, humus: null, volcanicAsh: null }
    const more = { depthCm: null, bulkDensity: null, crops: [], note: text, archived: false }
    const kept = testPayload(at, { name: text, plot, note: text, weather: text })
    return [
      event(2 * at, {
        stream: 'plots',
        kind: 'plot-kept',
        version: 1,
        payload: { schema: 1, id: plot, ...fields, ...more },
      }),
      event(2 * at + 1, recordKept(at, kept)),
    ]
  })
  return textOf([], events)
}

/** The same as a file: Playwright cannot upload a buffer of more than 50 MB. */
export async function backupFile(path: string, backup: MadeBackup): Promise<string> {
  await writeFile(path, backupText(backup))
  return path
}
