import type { Sound } from '#ports/alarm.ts'

interface Note {
  readonly hertz: number
  /** Seconds from the start of the sound. */
  readonly at: number
  readonly length: number
}

// Assumption: phone loudspeakers reproduce 1–3 kHz best, and older people hear higher sounds less well; the pitches lie low in
// that band and the partials fill it. Revisit with field trials.
const notesOf: Readonly<Record<Sound, readonly Note[]>> = {
  pip: [{ hertz: 1047, at: 0, length: 0.09 }],
  act: [
    { hertz: 784, at: 0, length: 0.2 },
    { hertz: 1175, at: 0.2, length: 0.35 },
  ],
  read: [
    { hertz: 1047, at: 0, length: 0.18 },
    { hertz: 1319, at: 0.2, length: 0.18 },
    { hertz: 1568, at: 0.4, length: 0.36 },
  ],
  late: [{ hertz: 440, at: 0, length: 0.6 }],
  done: [
    { hertz: 1047, at: 0, length: 0.2 },
    { hertz: 784, at: 0.2, length: 0.2 },
    { hertz: 1047, at: 0.4, length: 0.38 },
  ],
}

/** Weights of the partials 1, 2, 3… of each note. */
const partialWeights = [1, 0.7, 0.5, 0.25]
/** Attack and release: long enough not to click, short enough to be exact. */
const attackSeconds = 0.004
const releaseSeconds = 0.06
/** Gain before soft clipping with tanh: louder without hard clipping. */
const gainBeforeClipping = 1.6

export const soundLength = (sound: Sound) =>
  Math.max(...notesOf[sound].map(({ at, length }) => at + length))

/** Synthesizes the samples of a sound, each in -1…1, so that no file has to be loaded. */
export function renderSound(sound: Sound, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(soundLength(sound) * sampleRate))
  for (const note of notesOf[sound]) addNote(samples, note, sampleRate)
  return samples.map((value) => Math.tanh(value * gainBeforeClipping))
}

function addNote(samples: Float32Array, { hertz, at, length }: Note, sampleRate: number) {
  const first = Math.round(at * sampleRate)
  const count = Math.min(Math.round(length * sampleRate), samples.length - first)
  for (let index = 0; index < count; index += 1) {
    const time = index / sampleRate
    samples[first + index] =
      (samples[first + index] ?? 0) + envelope(time, length) * tone(hertz, time)
  }
}

const envelope = (time: number, length: number) =>
  Math.min(1, time / attackSeconds, Math.max(0, (length - time) / releaseSeconds))

const tone = (hertz: number, time: number) =>
  partialWeights.reduce(
    (sum, weight, index) => sum + weight * Math.sin(2 * Math.PI * hertz * (index + 1) * time),
    0,
  ) / 2
