import type { Instant } from '#domain/units.ts'

/** pip: last 5 s, one a second. act: two rising notes. read: three notes. late: one low note. done: the end. */
export type Sound = 'pip' | 'act' | 'read' | 'late' | 'done'

/** A sound at a given time. Cues with equal ids are the same. */
export interface Cue {
  readonly id: string
  readonly at: Instant
  readonly sound: Sound
}

export type AlarmState = 'locked' | 'ready' | 'interrupted' | 'unavailable'

/** Sounds scheduled ahead, exact even while the page is busy or hidden. */
export interface Alarm {
  /** Call inside a tap: browsers unlock sound only there. */
  prepare(): Promise<AlarmState>
  state(): AlarmState
  onState(listener: (state: AlarmState) => void): () => void
  /** Replaces the whole plan. Cues already past are not played; cues already planned under the same id and time are left alone. */
  schedule(cues: readonly Cue[]): void
  /** Plays one sound now, for trying it out. */
  play(sound: Sound): void
  setVolume(volume: number): void
}
