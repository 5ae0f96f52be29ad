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
  /** Two people who share the samples; one when omitted. */
  readonly people?: 2
  /** Number of tubes or bottles, where there are fewer than samples. */
  readonly vessels?: number
}

/** Everything that happened, in order. A run is derived from its events alone. */
export type RunEvent = { readonly id: string; readonly at: Instant } & RunEventBody

export type RunEventBody = { readonly kind: 'started'; readonly setup: RunSetup } | RunCommand

/** What can be done to a test that has begun. */
export type RunCommand =
  /** `step` guards against a tap meant for a step that is already over. */
  | ({ readonly kind: 'confirmed'; readonly step: number } & TrackKey)
  | ({ readonly kind: 'extended'; readonly step: number } & TrackKey)
  /** The remedy for a step begun too late was done: its time limit starts over. */
  | ({ readonly kind: 'remedied'; readonly step: number } & TrackKey)
  | ({
      readonly kind: 'read'
      readonly analyte: string
      readonly answer: Answer
      /** The camera's estimate, if the camera was used. */
      readonly camera?: CameraEvidence
    } & TrackKey)
  /** Another answer for a reading already taken; its time stays. */
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

const undoable = new Set<RunEvent['kind']>([
  'confirmed',
  'extended',
  'remedied',
  'read',
  'corrected',
  'sample-added',
  'sample-dropped',
])

/** The latest event that can be undone; null when there is none. */
export function lastUndoable(events: readonly RunEvent[]): RunEvent | null {
  const undone = undoneIds(events)
  return events.findLast((event) => undoable.has(event.kind) && !undone.has(event.id)) ?? null
}

export function undoneIds(events: readonly RunEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event] : [])))
}
