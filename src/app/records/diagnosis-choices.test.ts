import { describe, expect, test } from 'vitest'
import { instant } from '#domain/units.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createDiagnosisChoices, choiceKey } from './diagnosis-choices.ts'

const clock = { now: () => instant(5000), wallOffset: () => 7 }

function open(preferences = fakePreferences()) {
  const choices = createDiagnosisChoices({ preferences, clock })
  choices.start()
  return { choices, preferences, state: choices.store.getState }
}

describe('the choices of a diagnosis', () => {
  test('are empty at first', () => {
    const { state } = open()
    expect(state()).toMatchObject({ places: {}, recentCrops: [], mix: [] })
  })

  test('are remembered, each for its own place', () => {
    const { choices, preferences } = open()
    choices.changePlace(choiceKey.plot('p1'), { crop: 'spinach' })
    choices.changePlace(choiceKey.plot('p1'), { area: { value: 30, unit: 'tsubo' } })
    choices.changePlace(choiceKey.sample('r1', 's1'), { growth: 'growing' })
    choices.change({ bags: { urea: 10 } })
    expect(open(preferences).state()).toMatchObject({
      places: {
        'plot p1': { crop: 'spinach', area: { value: 30, unit: 'tsubo' } },
        'sample r1 s1': { growth: 'growing' },
      },
      bags: { urea: 10 },
      isKept: true,
    })
  })

  test('of the newest places only are stored, and recently chosen crops are offered first', () => {
    const { choices, state } = open()
    for (let at = 0; at < 1510; at += 1) choices.changePlace(`plot ${at}`, { crop: 'tea' })
    choices.changePlace('plot 200', { soilType: 'x' })
    expect(Object.keys(state().places)).toHaveLength(1500)
    expect(Object.keys(state().places).at(-1)).toBe('plot 200')
    expect(state().places['plot 200']).toEqual({ crop: 'tea', soilType: 'x' })
    for (const crop of ['tea', 'tomato', 'tea']) choices.noteCrop(crop)
    expect(state().recentCrops).toEqual(['tea', 'tomato'])
  })

  test('that are invalid leave the others intact', () => {
    const preferences = fakePreferences({
      'diagnosis-choices': {
        places: { 'plot p1': { crop: 'tomato', area: { value: -3, unit: 'm2' } }, 'plot p2': 4 },
        mix: 'x',
        isExpert: true,
      },
    })
    expect(open(preferences).state()).toMatchObject({
      places: { 'plot p1': { crop: 'tomato', area: null }, 'plot p2': {} },
      mix: [],
      isExpert: true,
    })
    expect(open(fakePreferences({ 'diagnosis-choices': 'no' })).state().places).toEqual({})
  })

  test('of earlier versions: the crop of each plot is read, and the crop for all is only offered', () => {
    const { state } = open(
      fakePreferences({
        'diagnosis-choices': {
          crop: 'tomato',
          area: { value: 7, unit: 'm2' },
          cropOfPlot: { p1: 'cucumber', p2: 'tea' },
          standards: { cucumber: 2, tomato: -1 },
        },
      }),
    )
    expect(state()).toMatchObject({
      places: { 'plot p1': { crop: 'cucumber' }, 'plot p2': { crop: 'tea' } },
      recentCrops: ['tomato'],
    })
    const { state: chosen } = open(
      fakePreferences({
        'diagnosis-choices': { cropOfPlot: { p1: 'cucumber' }, standards: { cucumber: 2 } },
      }),
    )
    expect(chosen().places['plot p1']).toEqual({ crop: 'cucumber', standard: 'forcing' })
  })

  test('follow another tab, and report when they cannot be stored', () => {
    const { preferences, state, choices } = open()
    preferences.writeElsewhere('diagnosis-choices', { recentCrops: ['tea'] })
    expect(state().recentCrops).toEqual(['tea'])
    preferences.refuse()
    choices.noteCrop('tomato')
    expect(state()).toMatchObject({ recentCrops: ['tomato', 'tea'], isKept: false })
  })

  test('take the time from the clock', () => {
    expect(open().choices.now()).toEqual({ at: 5000, wallOffset: 7 })
  })
})
