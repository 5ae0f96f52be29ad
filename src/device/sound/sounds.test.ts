import { describe, expect, it } from 'vitest'
import type { Sound } from '#ports/alarm.ts'
import { renderSound, soundLength } from './sounds.ts'

const sampleRate = 48_000
const all: readonly Sound[] = ['pip', 'act', 'read', 'late', 'done']
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

describe.each(all)('the sound %s', (sound) => {
  const samples = renderSound(sound, sampleRate)

  it('is over within 0.8 s', () => {
    expect(soundLength(sound)).toBeLessThanOrEqual(0.8)
    expect(samples.length / sampleRate).toBeCloseTo(soundLength(sound), 3)
  })

  it('is loud without clipping', () => {
    expect(loudness(samples)).toBeGreaterThan(0.4)
    expect(samples.every((value) => Math.abs(value) <= 1)).toBe(true)
  })

  it('starts and ends without a click, yet is heard within 5 ms', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.05)
    const heard = samples.findIndex((value) => Math.abs(value) > 0.2)
    expect(heard / sampleRate).toBeLessThan(0.005)
  })
})

it('no two sounds are alike', () => {
  const shapes = all.map((sound) => renderSound(sound, sampleRate).slice(0, 20_000).join(','))
  expect(new Set(shapes).size).toBe(all.length)
})
