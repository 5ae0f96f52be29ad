import type { Instant } from '#domain/units.ts'
import type { Alarm, AlarmState, Cue } from '#ports/alarm.ts'
import { listeners } from '#ports/listeners.ts'
import { attempt } from '#device/attempt.ts'
import { audioOutput } from './audio-output.ts'
import type { AudioOutputOptions } from './audio-output.ts'
import { cuePlayer } from './cue-player.ts'

export interface WebAudioAlarmOptions extends Pick<
  AudioOutputOptions,
  'createContext' | 'tapOutput'
> {
  /** The app's time line (ports/clock.ts). */
  readonly now: () => Instant
}

/** How often the plan is held against the clocks, in milliseconds. */
const ROUND = 250

/** Sounds on the audio clock, which neither a busy page nor a throttled one delays. */
export function webAudioAlarm({ now, ...outputOptions }: WebAudioAlarmOptions): Alarm {
  const states = listeners<[AlarmState]>()
  const player = cuePlayer(now)
  let plan: ReadonlyMap<string, Cue> = new Map()
  let rounds: ReturnType<typeof setInterval> | undefined

  const output = audioOutput({
    ...outputOptions,
    onState: states.tell,
    onRunning: (running) => {
      attempt(() => player.arrange(running, plan))
    },
  })
  const arrange = () => {
    const running = output.running()
    if (running !== null) attempt(() => player.arrange(running, plan))
  }
  const round = () => {
    arrange()
    void output.check()
  }
  const keepRound = (isNeeded: boolean) => {
    if (isNeeded) rounds ??= setInterval(round, ROUND)
    else {
      clearInterval(rounds)
      rounds = undefined
    }
  }

  /** While something is going to ring, any tap anywhere brings the sound back: browsers allow it only there. */
  const unlockIfSilent = () => {
    const canMend = output.state() === 'locked' || output.state() === 'interrupted'
    if (plan.size > 0 && canMend) void output.unlock()
  }
  for (const tap of ['pointerup', 'keydown']) {
    window.addEventListener(tap, unlockIfSilent, { capture: true, passive: true })
  }
  for (const moment of ['visibilitychange', 'resume']) document.addEventListener(moment, round)
  window.addEventListener('pageshow', round)

  return {
    prepare: () => output.unlock(),
    state: output.state,
    onState: states.add,
    schedule(cues) {
      plan = new Map(cues.map((cue) => [cue.id, cue]))
      keepRound(plan.size > 0)
      arrange()
    },
    play(sound) {
      const running = output.running()
      if (running !== null) attempt(() => player.play(running, sound))
    },
    setVolume: (volume) => output.setVolume(volume),
  }
}
