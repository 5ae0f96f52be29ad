import type { AlarmState } from '#ports/alarm.ts'
import { attempt, attemptAsync } from '#device/attempt.ts'

export interface AudioOutputOptions {
  /** Replaces `new AudioContext()` in tests. */
  readonly createContext?: () => AudioContext
  /** Called with each new context and the last node before its loudspeaker. */
  readonly tapOutput?: (context: AudioContext, lastNode: AudioNode) => void
  readonly onState: (state: AlarmState) => void
  /** Called when a context runs: new, resumed or back from an interruption. */
  readonly onRunning: (output: RunningOutput) => void
}

export interface RunningOutput {
  readonly context: AudioContext
  readonly volume: GainNode
}

/** Longest time for a context to answer `resume`, and for its clock to stand still. */
const answerTimeoutMs = 300
const standstillMs = 200
/** Minimum time between two repairs without a tap. */
const repairPauseMs = 3000

/**
 * Maintains one working AudioContext. On iPhones a context can be `interrupted`, or run with a stopped clock, for the
 * rest of the session: it is then closed and rebuilt. Source: WebAudio/web-audio-api#2392.
 */
export function audioOutput(options: AudioOutputOptions) {
  const createContext = options.createContext ?? (() => new AudioContext())
  const isPossible = options.createContext !== undefined || 'AudioContext' in globalThis
  let state: AlarmState = isPossible ? 'locked' : 'unavailable'
  let output: RunningOutput | null = null
  let level = 1
  let reviving: Promise<void> | null = null
  let lastRepair = -Infinity
  let seen = { at: -Infinity, time: -1 }

  const become = (next: AlarmState) => {
    if (next === state) return
    state = next
    options.onState(next)
  }
  const open = () => {
    output = attempt(() => build(createContext, level, options.tapOutput)) ?? null
    if (output === null) return become('unavailable')
    const { context } = output
    context.addEventListener('statechange', () => {
      if (output?.context === context) noticeState(context)
    })
  }
  const noticeState = (context: AudioContext) => {
    if (context.state !== 'running') void check()
    else if (reviving === null && state !== 'ready') settle()
  }
  const stopped = () =>
    become(state === 'locked' || state === 'unavailable' ? state : 'interrupted')
  const close = async () => {
    const old = output?.context
    output = null
    await attemptAsync(() => old?.close(), answerTimeoutMs)
  }
  const settle = () => {
    if (output === null) return
    seen = { at: performance.now(), time: output.context.currentTime }
    become('ready')
    options.onRunning(output)
  }
  const comesAlive = async () => output !== null && (await isAdvancing(output.context))
  const reviveOnce = async () => {
    if (await comesAlive()) return settle()
    await close()
    open()
    if (await comesAlive()) settle()
    else stopped()
  }
  const revive = () => {
    reviving ??= reviveOnce().finally(() => (reviving = null))
    return reviving
  }
  const looksAlive = ({ context }: RunningOutput) => {
    const hasAdvanced = context.currentTime > seen.time
    seen = { at: performance.now(), time: context.currentTime }
    return context.state === 'running' && hasAdvanced
  }
  /** Checks that sound is still output, and repairs what can be repaired while the page is visible. */
  const check = async () => {
    if (output === null || state === 'locked' || reviving !== null) return
    const isTooEarly = performance.now() - seen.at < standstillMs
    if (output.context.state === 'running' && isTooEarly) return
    if (looksAlive(output)) return state === 'ready' ? undefined : settle()
    stopped()
    if (document.visibilityState !== 'visible') return
    if (performance.now() - lastRepair < repairPauseMs) return
    lastRepair = performance.now()
    await revive()
  }

  return {
    state: () => state,
    running: () => (state === 'ready' ? output : null),
    check,
    /** Call in a tap's handler: everything up to the first await runs within it. */
    async unlock() {
      askForPlayback()
      if (output === null) open()
      if (output === null) return state
      const { context } = output
      void attemptAsync(() => context.resume())
      attempt(() => playSilence(context))
      await revive()
      return state
    },
    setVolume(volume: number) {
      level = gainOf(volume)
      if (output !== null) output.volume.gain.value = level
    },
  }
}

function build(
  createContext: () => AudioContext,
  level: number,
  tapOutput: AudioOutputOptions['tapOutput'],
): RunningOutput {
  const context = createContext()
  const volume = context.createGain()
  volume.gain.value = level
  volume.connect(context.destination)
  tapOutput?.(context, volume)
  return { context, volume }
}

async function isAdvancing(context: AudioContext) {
  if (context.state !== 'running') await attemptAsync(() => context.resume(), answerTimeoutMs)
  const start = { at: performance.now(), time: context.currentTime }
  do {
    // Each check waits for the one before.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (context.state === 'running' && context.currentTime > start.time) return true
  } while (performance.now() - start.at < standstillMs)
  return false
}

/** Makes sound play even if the iPhone's mute switch is on. */
function askForPlayback() {
  if (!('audioSession' in navigator)) return
  const session = navigator.audioSession
  if (typeof session === 'object' && session !== null)
    attempt(() => Reflect.set(session, 'type', 'playback'))
}

/** Older iPhones unlock sound only if something plays within the tap's handler. */
function playSilence(context: AudioContext) {
  const source = context.createBufferSource()
  source.buffer = context.createBuffer(1, 1, context.sampleRate)
  source.connect(context.destination)
  source.start()
}

/** Gain for a slider's value: its square, which matches perceived loudness. */
const gainOf = (volume: number) => Math.min(1, Math.max(0, volume)) ** 2
