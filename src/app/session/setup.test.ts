import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { stripKit } from '#testing/small-kit.ts'
import { chosenAnalytes, createSetup, maxSamples, parseSetup, scarceVessels } from './setup.ts'

describe('the setup of a test', () => {
  it('remembers count, names and analytes for the next time', () => {
    const preferences = fakePreferences()
    const before = createSetup(preferences)
    before.setCount(3)
    before.rename(1, '北の畑')
    before.toggle('strips', 'p')
    before.setPeople(2)
    before.setVessels(2)
    const after = createSetup(preferences)
    after.start()
    expect(after.store.getState()).toEqual({
      count: 3,
      names: ['', '北の畑'],
      skipped: { strips: ['p'] },
      people: 2,
      vessels: 2,
    })
    expect(chosenAnalytes(stripKit, after.store.getState())).toEqual(['ph', 'no3'])
  })

  it('includes an analyte again at the second tap', () => {
    const setup = createSetup(fakePreferences())
    setup.toggle('strips', 'p')
    setup.toggle('strips', 'p')
    expect(chosenAnalytes(stripKit, setup.store.getState())).toEqual(['ph', 'no3', 'p'])
  })

  it('counts vessels as scarce only where they are fewer than the samples', () => {
    const setup = createSetup(fakePreferences())
    setup.setCount(8)
    expect(scarceVessels(setup.store.getState())).toBeNull()
    setup.setVessels(6)
    expect(scarceVessels(setup.store.getState())).toBe(6)
    setup.setCount(6)
    expect(scarceVessels(setup.store.getState())).toBeNull()
  })

  it('keeps the count within its limits', () => {
    const setup = createSetup(fakePreferences())
    setup.setCount(99)
    expect(setup.store.getState().count).toBe(maxSamples)
    setup.setCount(0)
    expect(setup.store.getState().count).toBe(1)
  })

  it('parses invalid data to something usable', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const { count, names, skipped } = parseSetup(kept)
        expect(count).toBeGreaterThanOrEqual(1)
        expect(count).toBeLessThanOrEqual(maxSamples)
        expect(names.every((name) => typeof name === 'string')).toBe(true)
        expect(Object.values(skipped).every(Array.isArray)).toBe(true)
      }),
    )
    expect(parseSetup({ count: 2, names: [5, 'a'], skipped: 3 })).toEqual({
      count: 2,
      names: ['a'],
      skipped: {},
      people: 1,
      vessels: null,
    })
  })
})
