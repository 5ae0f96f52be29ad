import type { Instant } from '#domain/units.ts'
import type { Alarm, AlarmState, Cue, Sound } from '#ports/alarm.ts'
import { listeners } from '#ports/listeners.ts'
import { attempt } from '#device/attempt.ts'
import { audioOutput, type AudioOutputOptions, type RunningOutput } from './audio-output.ts'
import { audioTimeAt } from './audio-time.ts'
import { renderSound } from './sounds.ts'

export interface WebAudioAlarmOptions extends Pick<
  AudioOutputOptions,
  'createContext' | 'tapOutput'
> {
  /** The app's time line (ports/clock.ts). */
  readonly now: () => Instant
}

/** Interval at which the plan is compared with the clocks. */
const checkIntervalMs = 250

/** Schedules sounds on the audio clock, which neither a busy nor a throttled page delays. */
export function webAudioAlarm({ now, ...outputOptions }: WebAudioAlarmOptions): Alarm {
  const states = listeners<[AlarmState]>()
  const player = cuePlayer(now)
  let plan: ReadonlyMap<string, Cue> = new Map()
  let interval: ReturnType<typeof setInterval> | undefined

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
  const check = () => {
    arrange()
    void output.check()
  }
  const setChecking = (isNeeded: boolean) => {
    if (isNeeded) interval ??= setInterval(check, checkIntervalMs)
    else {
      clearInterval(interval)
      interval = undefined
    }
  }

  /** While a sound is scheduled, any tap unlocks the output: browsers allow it only then. */
  const unlockIfSilent = () => {
    const canMend = output.state() === 'locked' || output.state() === 'interrupted'
    if (plan.size > 0 && canMend) void output.unlock()
  }
  for (const tap of ['pointerup', 'keydown']) {
    window.addEventListener(tap, unlockIfSilent, { capture: true, passive: true })
  }
  for (const moment of ['visibilitychange', 'resume']) document.addEventListener(moment, check)
  window.addEventListener('pageshow', check)

  return {
    prepare: () => output.unlock(),
    state: output.state,
    onState: states.add,
    schedule(cues) {
      plan = new Map(cues.map((cue) => [cue.id, cue]))
      setChecking(plan.size > 0)
      arrange()
    },
    play(sound) {
      const running = output.running()
      if (running !== null) attempt(() => player.play(running, sound))
    },
    setVolume: (volume) => output.setVolume(volume),
  }
}

/** How far ahead sounds are scheduled on the audio clock: longer than any throttling of a hidden page. */
const horizonMs = 10 * 60_000
/** A cue later than this is no longer played. */
const maxLatenessMs = 1000
/** Least drift between the clocks that is corrected, and time before its start from which a sound is not moved. */
const minDriftSeconds = 0.005
const fixedBeforeStartSeconds = 0.03

interface Started {
  readonly cue: Cue
  readonly source: AudioBufferSourceNode
  readonly context: AudioContext
  /** In seconds on the clock of its context. */
  readonly startsAt: number
}

/** Keeps the scheduled sounds of one context in sync with a plan. */
function cuePlayer(now: () => Instant) {
  const started = new Map<string, Started>()
  const soundsOf = cachedSounds()

  const start = (output: RunningOutput, sound: Sound, startsAt: number) => {
    const source = output.context.createBufferSource()
    source.buffer = soundsOf(output.context, sound)
    source.connect(output.volume)
    source.start(startsAt)
    return source
  }
  const withdraw = (entry: Started) => {
    started.delete(entry.cue.id)
    if (!hasBegun(entry)) attempt(() => entry.source.stop())
  }
  const place = (output: RunningOutput, cue: Cue, at: number) => {
    const due = audioTimeAt(output.context, at, performance.now())
    const entry = started.get(cue.id)
    if (entry !== undefined && (hasBegun(entry) || isWellPlaced(entry, output, due))) return
    if (entry !== undefined) withdraw(entry)
    const startsAt = Math.max(due, output.context.currentTime)
    const source = start(output, cue.sound, startsAt)
    started.set(cue.id, { cue, source, context: output.context, startsAt })
  }

  return {
    /** Idempotent: call it whenever the plan, the time line or the context may have changed. */
    arrange(output: RunningOutput, plan: ReadonlyMap<string, Cue>) {
      const { time, clock } = readTogether(now)
      for (const entry of started.values())
        if (!isSameCue(plan.get(entry.cue.id), entry.cue) || time - entry.cue.at > maxLatenessMs)
          withdraw(entry)
      for (const cue of plan.values())
        if (time - cue.at <= maxLatenessMs && cue.at - time <= horizonMs)
          place(output, cue, clock + (cue.at - time))
    },
    play: (output: RunningOutput, sound: Sound) => start(output, sound, 0),
  }
}

/** Reads both clocks at one moment; reads again if the page was interrupted in between. */
function readTogether(now: () => Instant, attempts = 5): { time: Instant; clock: number } {
  const clock = performance.now()
  const time = now()
  const isTorn = performance.now() - clock > 1
  return isTorn && attempts > 1 ? readTogether(now, attempts - 1) : { time, clock }
}

const hasBegun = ({ context, startsAt }: Started) => context.currentTime >= startsAt

const isWellPlaced = ({ context, startsAt }: Started, output: RunningOutput, due: number) =>
  context === output.context &&
  (Math.abs(startsAt - due) <= minDriftSeconds ||
    startsAt - context.currentTime < fixedBeforeStartSeconds)

const isSameCue = (one: Cue | undefined, other: Cue) =>
  one !== undefined && one.at === other.at && one.sound === other.sound

function cachedSounds() {
  const buffers = new Map<string, AudioBuffer>()
  return (context: AudioContext, sound: Sound) => {
    const key = `${sound} ${context.sampleRate}`
    const kept = buffers.get(key)
    if (kept !== undefined) return kept
    const samples = renderSound(sound, context.sampleRate)
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.copyToChannel(samples, 0)
    buffers.set(key, buffer)
    return buffer
  }
}
