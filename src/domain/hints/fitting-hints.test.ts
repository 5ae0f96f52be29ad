import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fittingHints, hintsOfMonth, type HintFact } from './fitting-hints.ts'
import { hintDeck } from './hint-deck.ts'
import type { Hint, HintCondition } from './hint.ts'

const acid: HintCondition = { kind: 'value', measured: 'ph', unit: '', below: 6 }
const nitrate: HintCondition = { kind: 'value', measured: 'nitrate', unit: 'kg/10a', atLeast: 10 }

const hint = (id: string, patch: Partial<Hint> = {}): Hint => ({
  id,
  topic: 'acidity',
  when: [],
  crops: [],
  yieldsTo: [],
  months: [],
  sources: [],
  ...patch,
})

const value = (measured: HintFact['measured'], unit: string, amount: number, sample = 's1') => ({
  sample,
  measured,
  unit,
  finding: { kind: 'value', value: amount } as const,
})

const ids = (hints: readonly Hint[], facts: readonly HintFact[]) =>
  fittingHints(hints, facts).map(({ id }) => id)

describe('hints that fit a test', () => {
  const lime = hint('lime', { when: [[acid]], yieldsTo: ['wait'] })
  const wait = hint('wait', { when: [[acid, nitrate]] })

  test('a hint about a crop fits no field of another crop, and one of its own even without a condition', () => {
    const spinach = hint('spinach', { when: [[acid]], crops: ['spinach'] })
    const berries = hint('berries', { crops: ['strawberry', 'blueberry'] })
    const fits = (crop?: string) =>
      ids([spinach, berries], [{ ...value('ph', '', 5.2), ...(crop !== undefined && { crop }) }])
    expect(fits('tomato')).toEqual([])
    expect(fits('spinach')).toEqual(['spinach'])
    expect(fits('blueberry')).toEqual(['berries'])
    expect(fits()).toEqual(['spinach'])
  })

  test('a hint fits where its condition holds, and names the fact', () => {
    const fact = value('ph', '', 5.2)
    expect(fittingHints([lime], [fact])).toEqual([{ id: 'lime', evidence: [fact] }])
    expect(ids([lime], [value('ph', '', 6)])).toEqual([])
  })

  test('what the kept diagnosis calls fit for the crop, or off to the other side, fits no hint', () => {
    const fact = value('ph', '', 4.8)
    expect(ids([lime], [{ ...fact, level: 'low' }])).toEqual(['lime'])
    expect(ids([lime], [{ ...fact, level: 'fit' }])).toEqual([])
    expect(ids([lime], [{ ...fact, level: 'high' }])).toEqual([])
    const rich = hint('rich', { when: [[nitrate]] })
    const left = value('nitrate', 'kg/10a', 20)
    expect(ids([rich], [{ ...left, level: 'excess' }])).toEqual(['rich'])
    expect(ids([rich], [{ ...left, level: 'fit' }])).toEqual([])
  })

  test('a general limit gives way to the level of the crop, in whatever unit it was read', () => {
    const high = { kind: 'value', measured: 'ph', unit: '', above: 6.5, isGeneral: true } as const
    const rest = hint('rest', { when: [[high]] })
    const potato = value('ph', '', 6.2)
    expect(ids([rest], [potato])).toEqual([])
    expect(ids([rest], [{ ...potato, level: 'high' }])).toEqual(['rest'])
    expect(ids([rest], [{ ...value('ph', '', 6.8), level: 'fit' }])).toEqual([])
    const much = hint('much', { when: [[{ ...nitrate, isGeneral: true }]] })
    const strip = value('nitrate', 'mg/L NO3', 250)
    expect(ids([much], [strip])).toEqual([])
    expect(ids([much], [{ ...strip, level: 'excess' }])).toEqual(['much'])
    // A limit that is not general still applies its figure.
    expect(ids([hint('acid', { when: [[acid]] })], [{ ...potato, level: 'low' }])).toEqual([])
  })

  test('a word is high where the decision says so, be it not the last of its chart', () => {
    const rich = hint('rich', { when: [[{ kind: 'rank', measured: 'nitrate', rank: 'high' }]] })
    const fact = {
      ...value('nitrate', '', 0),
      finding: { kind: 'rank', rank: 'middle' } as const,
    }
    expect(ids([rich], [fact])).toEqual([])
    expect(ids([rich], [{ ...fact, level: 'high' }])).toEqual(['rich'])
  })

  test('a hint without conditions fits nothing in particular', () => {
    expect(ids([hint('always')], [value('ph', '', 5)])).toEqual([])
  })

  test('two conditions must hold in one sample, not in two', () => {
    const [ph, n] = [value('ph', '', 5), value('nitrate', 'kg/10a', 20)]
    expect(ids([wait], [ph, n])).toEqual(['wait'])
    expect(ids([wait], [ph, { ...n, sample: 's2' }])).toEqual([])
  })

  test('a hint yields to one that knows more', () => {
    const facts = [value('ph', '', 5), value('nitrate', 'kg/10a', 12)]
    expect(ids([lime, wait], facts)).toEqual(['wait'])
    expect(ids([lime, wait], facts.slice(0, 1))).toEqual(['lime'])
  })

  test('the more reasons, the earlier; else in their own order', () => {
    const facts = [value('ph', '', 5), value('nitrate', 'kg/10a', 12)]
    const [one, other] = [hint('one', { when: [[acid]] }), hint('other', { when: [[nitrate]] })]
    expect(ids([other, one, wait], facts)).toEqual(['wait', 'other', 'one'])
  })

  test('a number of another unit tells nothing', () => {
    expect(ids([hint('n', { when: [[nitrate]] })], [value('nitrate', 'mg/L', 100)])).toEqual([])
  })

  test.each<[keyof Extract<HintCondition, { kind: 'value' }>, readonly boolean[]]>([
    ['atLeast', [false, true, true]],
    ['above', [false, false, true]],
    ['atMost', [true, true, false]],
    ['below', [true, false, false]],
  ])('%s keeps its edge', (bound, expected) => {
    const bounded = hint('b', { when: [[{ kind: 'value', measured: 'ph', unit: '', [bound]: 6 }]] })
    const fits = [5.9, 6, 6.1].map((ph) => ids([bounded], [value('ph', '', ph)]).length === 1)
    expect(fits).toEqual(expected)
  })

  test('not detected is not low, and a high word is not a number', () => {
    const unseen: HintFact = {
      sample: 's1',
      measured: 'phosphate',
      unit: 'kg/10a',
      finding: { kind: 'undetectable' },
    }
    const high: HintFact = { ...unseen, finding: { kind: 'rank', rank: 'high' } }
    const hints = [
      hint('unseen', { when: [[{ kind: 'undetectable', measured: 'phosphate' }]] }),
      hint('low', { when: [[{ kind: 'value', measured: 'phosphate', unit: 'kg/10a', below: 5 }]] }),
      hint('high', { when: [[{ kind: 'rank', measured: 'phosphate', rank: 'high' }]] }),
    ]
    expect(ids(hints, [unseen])).toEqual(['unseen'])
    expect(ids(hints, [high])).toEqual(['high'])
  })
})

describe('the deck', () => {
  const months = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const anyHints = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1 }),
      months,
      when: fc.constantFrom([], [[acid]], [[nitrate]]),
    }),
    { selector: ({ id }) => id },
  )

  test('holds every hint exactly once, whatever was measured and whenever', () => {
    fc.assert(
      fc.property(anyHints, fc.option(fc.integer({ min: 1, max: 12 })), (parts, month) => {
        const hints = parts.map(({ id, ...patch }) => hint(id, patch))
        const deck = hintDeck(hints, [value('ph', '', 5)], month)
        const all = [...deck.fitting.map(({ id }) => id), ...deck.ofMonth, ...deck.rest]
        expect(all.toSorted()).toEqual(hints.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('knows the hints of a month', () => {
    const hints = [hint('spring', { months: [3, 4] }), hint('autumn', { months: [10] })]
    expect(hintsOfMonth(hints, 4).map(({ id }) => id)).toEqual(['spring'])
    expect(hintDeck(hints, [], null).ofMonth).toEqual([])
  })
})
