import { instant } from '#domain/units.ts'
import type { Instant } from '#domain/units.ts'
import type { Alarm, AlarmState, Cue, Sound } from '#ports/alarm.ts'
import { listeners } from '#ports/listeners.ts'
import type { FakeClock } from './fake-clock.ts'

export interface HeardCue {
  readonly id: string
  readonly sound: Sound
  readonly due: Instant
  /** Time at which it rang. */
  readonly at: Instant
}

export interface FakeAlarm extends Alarm {
  /** The current plan. */
  planned(): readonly Cue[]
  /** Cues that rang, in order. Only a prepared alarm rings, and not while the phone sleeps. */
  heard(): readonly HeardCue[]
  /** Sounds tried out with `play`. */
  played(): readonly Sound[]
  volume(): number
  /** Puts the alarm into a state, as a phone call or a missing API would. */
  become(state: AlarmState): void
}

/** A cue planned up to this long after its due time still rings. */
const maxLatenessMs = 1000

export function fakeAlarm(options: {
  readonly clock: FakeClock
  /** State after `prepare`. */
  readonly unlocks?: AlarmState
}): FakeAlarm {
  const { clock } = options
  let state: AlarmState = options.unlocks === 'unavailable' ? 'unavailable' : 'locked'
  let plan: readonly Cue[] = []
  let volume = 1
  const heard: HeardCue[] = []
  const played: Sound[] = []
  const states = listeners<[AlarmState]>()

  const become = (next: AlarmState) => {
    if (next === state) return
    state = next
    states.tell(next)
  }
  const wasHeard = (cue: Cue) => heard.some(({ id, due }) => id === cue.id && due === cue.at)
  const ring = (from: Instant, to: Instant) => {
    if (state !== 'ready') return
    plan
      .filter((cue) => cue.at > from - maxLatenessMs && cue.at <= to && !wasHeard(cue))
      .toSorted((one, other) => one.at - other.at)
      .forEach(({ id, sound, at }) =>
        heard.push({ id, sound, due: at, at: instant(Math.max(at, from)) }),
      )
  }
  const ringNow = () => ring(clock.now(), clock.now())

  clock.onMove(({ from, to, how }) => {
    if (how === 'passed') ring(from, to)
  })

  return {
    prepare: async () => {
      become(options.unlocks ?? 'ready')
      ringNow()
      return state
    },
    state: () => state,
    onState: states.add,
    schedule(cues) {
      plan = cues
      ringNow()
    },
    play: (sound) => void (state === 'ready' && played.push(sound)),
    setVolume: (next) => (volume = next),
    planned: () => plan,
    heard: () => heard,
    played: () => played,
    volume: () => volume,
    become,
  }
}
