import { describe, expect, test } from 'vitest'
import type { Preferences } from '#ports/preferences.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createSamplingChecklist } from './sampling-checklist.ts'

const preferencesHolding = (kept?: unknown) =>
  fakePreferences({ 'sampling-checklist': kept ?? null })

const started = (preferences: Preferences) => {
  const checklist = createSamplingChecklist(preferences)
  checklist.start()
  return checklist
}

describe('the sampling checklist', () => {
  test('restores its ticks and days after a reload', () => {
    const preferences = preferencesHolding()
    const first = started(preferences)
    first.tick('tools', true)
    first.tick('label', true)
    first.tick('tools', false)
    first.setDaysSinceFertilizer(12)
    expect(started(preferences).store.getState()).toMatchObject({
      ticked: ['label'],
      daysSinceFertilizer: 12,
    })
  })

  test('restores ticks cleared by mistake', () => {
    const preferences = preferencesHolding({ ticked: ['tools', 'mix'] })
    const checklist = started(preferences)
    const cleared = checklist.clear()
    expect(started(preferences).store.getState().ticked).toEqual([])
    checklist.restore(cleared)
    expect(started(preferences).store.getState().ticked).toEqual(['tools', 'mix'])
  })

  test.each([
    null,
    7,
    'x',
    [],
    { ticked: 'tools' },
    { ticked: [1, null], daysSinceFertilizer: -1 },
  ])('starts empty from %j', (kept) => {
    const { ticked, daysSinceFertilizer } = started(preferencesHolding(kept)).store.getState()
    expect(ticked).toEqual([])
    expect(daysSinceFertilizer).toBeNull()
  })

  test('keeps the valid half of partly invalid data', () => {
    const preferences = preferencesHolding({ ticked: ['mix', 3], daysSinceFertilizer: 'soon' })
    expect(started(preferences).store.getState().ticked).toEqual(['mix'])
  })

  test('reports when the device cannot store it, and can still be ticked', () => {
    const preferences = preferencesHolding()
    const checklist = started(preferences)
    preferences.refuse()
    checklist.tick('mix', true)
    expect(checklist.store.getState()).toMatchObject({ ticked: ['mix'], isKept: false })
  })

  test('follows ticks made in another tab', () => {
    const preferences = preferencesHolding()
    const here = started(preferences)
    preferences.writeElsewhere('something-else', { ticked: ['tools'] })
    expect(here.store.getState().ticked).toEqual([])
    preferences.writeElsewhere('sampling-checklist', { ticked: ['mix'] })
    expect(here.store.getState().ticked).toEqual(['mix'])
  })

  test('rejects an impossible number of days', () => {
    const checklist = started(preferencesHolding({ daysSinceFertilizer: 5 }))
    checklist.setDaysSinceFertilizer(Number.NaN)
    expect(checklist.store.getState().daysSinceFertilizer).toBeNull()
  })
})
