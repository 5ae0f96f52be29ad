import { describe, expect, test } from 'vitest'
import {
  depthAdvice,
  fertilizerWaits,
  hasWaitedFor,
  samplingTasks,
  samplingTopics,
} from './sampling.ts'
import { samplingSources } from './sources.ts'

const used = [
  ...samplingTopics().flatMap(({ remarks, differing }) => [...remarks, ...differing]),
  ...depthAdvice().map(({ layer }) => layer),
  ...fertilizerWaits().map(({ days }) => days),
].map(({ sources }) => sources)

describe('the sampling guide', () => {
  test('names a source for every fact', () => {
    for (const sources of used) expect(sources).not.toHaveLength(0)
  })

  test('lists every source it names, and none that it does not', () => {
    const listed = samplingSources().map(({ key }) => key)
    expect(new Set(used.flat())).toEqual(new Set(listed))
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('keeps differing depths side by side', () => {
    const layers = depthAdvice().map(({ layer }) => layer.value.join('-'))
    expect(layers).toContain('5-10')
    expect(layers).toContain('0-20')
    for (const { layer } of depthAdvice()) expect(layer.value[0]).toBeLessThan(layer.value[1])
  })

  test('says for each advice whether the soil has waited long enough', () => {
    const after10 = fertilizerWaits()
      .filter((wait) => hasWaitedFor(wait, 10))
      .map(({ id }) => id)
    expect(after10).toEqual(['liquid'])
    const after30 = fertilizerWaits()
      .filter((wait) => hasWaitedFor(wait, 30))
      .map(({ id }) => id)
    expect(after30).toEqual(['liquid', 'american', 'solid'])
  })

  test('gives each task its own id', () => {
    expect(samplingTasks().length).toBeGreaterThan(8)
    expect(new Set(samplingTasks().map(({ id }) => id)).size).toBe(samplingTasks().length)
  })
})
