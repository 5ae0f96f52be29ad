import { propertyOf } from '#domain/property-of.ts'
import type { EventRange, NewEvent } from '#ports/event-log.ts'

// The names of all streams of events. They are stored and shared with other devices: none is changed, or used for something else.

export const kitStream = 'kits'
export const chartStream = 'charts'
export const standardStream = 'standards'
export const fertilizerStream = 'fertilizers'
export const plotStream = 'plots'
export const timerStream = 'timers'
/** The kits of records share one stream that sorts before them: ten thousand records use a handful. */
export const recordKitStream = 'record-kits'
/** Stream of records before version 2 of their events, each containing its kit. */
export const legacyRecordStream = 'records'

const recordPrefix = 'record:'
/** Each record has its own stream, so that it is read without the others. */
export const recordStream = (id: string) => `${recordPrefix}${id}`
export const isRecordStream = (stream: string) => stream.startsWith(recordPrefix)

const runPrefix = 'run:'
export const runStream = (id: string) => `${runPrefix}${id}`
export const isRunStream = (stream: string) => stream.startsWith(runPrefix)

/** Streams of what the user made besides tests and plots. */
export const ownStreams = [kitStream, chartStream, standardStream, fertilizerStream] as const
export type OwnStream = (typeof ownStreams)[number]
export const isOwnStream = (stream: string): stream is OwnStream =>
  ownStreams.some((one) => one === stream)

type Range = Omit<EventRange, 'limit'>

export const recordRange: Range = range(recordPrefix, 'record;')
/** U+FFFF sorts after the names of all streams. */
export const allStreams: Range = range('', '\u{ffff}')
/** Everything but running tests and timers. */
export const lastingStreams: readonly Range[] = [range('', runPrefix), range('run;', timerStream)]

function range(from: string, until: string): Range {
  return { after: { stream: from, clock: '' }, until }
}

type Placed = Pick<NewEvent, 'stream' | 'payload'>

/** Id of the record an event belongs to; null for other events. */
export function recordIdOf({ stream, payload }: Placed): string | null {
  if (isRecordStream(stream)) return stream.slice(recordPrefix.length)
  if (stream !== legacyRecordStream) return null
  const id = propertyOf(payload, 'id')
  return typeof id === 'string' ? id : null
}

/** Id of the one plot, kit, chart, standard or product that an event is about; empty if it has none. */
export function subjectIdOf({ payload }: Pick<Placed, 'payload'>): string {
  const id = propertyOf(payload, 'id')
  return typeof id === 'string' ? id : ''
}
