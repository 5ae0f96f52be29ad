import type { Kit } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'

export interface SampleName {
  readonly id: string
  readonly name: string
}

/** One lane of one sample. */
export interface TrackKey {
  readonly sample: string
  readonly lane: string
}

/** What a test begins with. */
export interface RunSetup {
  readonly id: string
  readonly kit: Kit
  /** Ids of the analytes to be read. */
  readonly analytes: readonly string[]
  readonly samples: readonly SampleName[]
  readonly wallOffset: number
  /** Two people share the work in two roles; one where it is not said. */
  readonly people?: 2
  /** Tubes or bottles at hand, where they are fewer than the samples. */
  readonly vessels?: number
}

/** Everything that happened, in order. A run is nothing but its events. */
export type RunEvent = { readonly id: string; readonly at: Instant } & RunCommand

export type RunCommand =
  | { readonly kind: 'started'; readonly setup: RunSetup }
  /** `step` guards against a tap meant for a step that is already over. */
  | ({ readonly kind: 'confirmed'; readonly step: number } & TrackKey)
  | ({ readonly kind: 'extended'; readonly step: number } & TrackKey)
  /** What helps where a step did not begin as soon as it must was done: the time starts over. */
  | ({ readonly kind: 'remedied'; readonly step: number } & TrackKey)
  | ({
      readonly kind: 'read'
      readonly analyte: string
      readonly answer: Answer
      /** The phone's second opinion, where one was asked for. */
      readonly camera?: CameraEvidence
    } & TrackKey)
  /** Another answer for a reading already taken; the time of the look stays. */
  | {
      readonly kind: 'corrected'
      readonly sample: string
      readonly analyte: string
      readonly answer: Answer
    }
  | { readonly kind: 'sample-added'; readonly sample: SampleName }
  | { readonly kind: 'sample-dropped'; readonly sample: string }
  | { readonly kind: 'sample-renamed'; readonly sample: string; readonly name: string }
  | { readonly kind: 'undone'; readonly event: string }
  | { readonly kind: 'clock-turned'; readonly wallOffset: number }
  | { readonly kind: 'ended'; readonly how: 'finished' | 'abandoned' }

const undoable = new Set<RunCommand['kind']>([
  'confirmed',
  'extended',
  'remedied',
  'read',
  'corrected',
  'sample-added',
  'sample-dropped',
])

/** The latest command that can be taken back. */
export function lastUndoable(events: readonly RunEvent[]): RunEvent | null {
  const undone = undoneIds(events)
  return events.findLast((event) => undoable.has(event.kind) && !undone.has(event.id)) ?? null
}

export function undoneIds(events: readonly RunEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event] : [])))
}
