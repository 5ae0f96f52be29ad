import { describe, expect, test } from 'vitest'
import { instant } from '#domain/units.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { createDiagnosisChoices } from './diagnosis-choices.ts'

const clock = { now: () => instant(5000), wallOffset: () => 7 }

function open(preferences = fakePreferences()) {
  const choices = createDiagnosisChoices({ preferences, clock })
  choices.start()
  return { choices, preferences, state: choices.store.getState }
}

describe('the choices of a diagnosis', () => {
  test('nothing is said at first', () => {
    const { state } = open()
    expect(state()).toMatchObject({ crop: null, area: null, mix: [], growth: 'before-planting' })
  })

  test('are there the next time', () => {
    const { choices, preferences } = open()
    choices.change({ crop: 'spinach', area: { value: 30, unit: 'tsubo' }, bags: { urea: 10 } })
    expect(open(preferences).state()).toMatchObject({
      crop: 'spinach',
      area: { value: 30, unit: 'tsubo' },
      bags: { urea: 10 },
      kept: true,
    })
  })

  test('a spoiled one leaves the others alone', () => {
    const preferences = fakePreferences({
      'diagnosis-choices': {
        crop: 'tomato',
        area: { value: -3, unit: 'm2' },
        depth: 'deep',
        mix: 'x',
        cropOfPlot: { p1: 'tea', p2: 4 },
        isExpert: true,
      },
    })
    expect(open(preferences).state()).toMatchObject({
      crop: 'tomato',
      area: null,
      depth: null,
      mix: [],
      cropOfPlot: {},
      isExpert: true,
    })
    expect(open(fakePreferences({ 'diagnosis-choices': 'no' })).state().crop).toBeNull()
  })

  test('a standard is kept by id, and the place of earlier versions is still read', () => {
    const { choices, preferences, state } = open(
      fakePreferences({ 'diagnosis-choices': { standards: { cucumber: 2, tomato: -1 } } }),
    )
    expect(state().standards).toEqual({})
    preferences.writeElsewhere('diagnosis-choices', { standards: { cucumber: 2 } })
    expect(state().standards).toEqual({ cucumber: 2 })
    choices.change({ standards: { cucumber: 'forcing' } })
    expect(open(preferences).state().standards).toEqual({ cucumber: 'forcing' })
  })

  test('another tab is followed, and a refusal is said', () => {
    const { preferences, state, choices } = open()
    preferences.writeElsewhere('diagnosis-choices', { crop: 'tea' })
    expect(state().crop).toBe('tea')
    preferences.refuse()
    choices.change({ crop: 'tomato' })
    expect(state()).toMatchObject({ crop: 'tomato', kept: false })
  })

  test('the moment is the clock’s', () => {
    expect(open().choices.now()).toEqual({ at: 5000, wallOffset: 7 })
  })
})
