import { cropOf } from '#knowledge/crops/crops.ts'
import { describe, expect, test } from 'vitest'
import { fittingHints, type HintFact } from '#domain/hints/fitting-hints.ts'
import type { Source } from '#domain/kit/kit.ts'
import { hintWords } from './hint-words.ts'
import { hints } from './hints.ts'
import { hintSources } from './sources.ts'

const ids = hints.map(({ id }) => id)
const fact = (measured: HintFact['measured'], value: number): HintFact => ({
  sample: 's1',
  measured,
  unit: measured === 'ph' ? '' : 'kg/10a',
  finding: { kind: 'value', value },
})
const fitting = (...facts: readonly HintFact[]) => fittingHints(hints, facts).map(({ id }) => id)

describe('the hints', () => {
  test('name crops that exist', () => {
    const named = hints.flatMap(({ crops }) => crops)
    expect(named.filter((id) => cropOf(id) === null)).toEqual([])
  })

  test('are at least twenty-eight, each with its own id', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(28)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,40}$/)
  })

  test('name a listed source each, and every listed source is named', () => {
    const named = hints.flatMap(({ sources }) => sources.map(({ key }) => key))
    for (const { sources } of hints) {
      expect(sources).not.toHaveLength(0)
      // A conclusion of the app must also cite a source it is based on.
      expect(sources.some(({ key }) => key !== 'OWN')).toBe(true)
    }
    expect(new Set(named)).toEqual(new Set(hintSources().map(({ key }) => key)))
  })

  test('link to the web, except what the app itself concludes', () => {
    const sources = hintSources()
    const isLinked = ({ url }: Source) => url !== undefined && URL.canParse(url)
    expect(sources.filter((one) => !isLinked(one)).map(({ key }) => key)).toEqual(['OWN'])
  })

  test('say one thing in two to four sentences, and what to do', () => {
    const unfit = hints.filter(({ id }) => {
      const { title, sentences, todo, kana } = hintWords()[id]
      const known = sentences.join('')
      const count = known.split('。').length - 1
      const isShort = title.length <= 27 && known.length < 160 && todo.length < 70
      return count < 2 || count > 4 || !isShort || kana === ''
    })
    expect(unfit.map(({ id }) => id)).toEqual([])
  })

  test('know something for every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      expect(hints.filter(({ months }) => months.includes(month)).length).toBeGreaterThan(2)
    }
  })

  test('ask for months and hints that there are', () => {
    for (const { months, yieldsTo } of hints) {
      for (const month of months) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(month)
      for (const id of yieldsTo) expect(ids).toContain(id)
    }
  })
})

describe('a reading brings the hints it should', () => {
  test('acid soil: lime, in steps', () => {
    expect(fitting(fact('ph', 5.2))[0]).toBe('acid-soil')
    expect(fitting(fact('ph', 4.5))).toContain('very-acid')
  })

  test('acid soil full of nitrate: no lime now', () => {
    const found = fitting(fact('ph', 5.2), fact('nitrate', 12))
    expect(found[0]).toBe('nitrate-before-lime')
    expect(found).not.toContain('acid-soil')
    expect(found).not.toContain('lime-timing')
    expect(found).not.toContain('lime-cap')
  })

  test('a soil that is well gets no hint in particular', () => {
    expect(fitting(fact('ph', 6.2), fact('nitrate', 4), fact('phosphate', 6))).toEqual([])
  })

  test.each([
    ['ph', 7.2, 'over-limed'],
    ['nitrate', 20, 'nitrate-left'],
    ['nitrate', 1, 'nitrate-gone'],
    ['phosphate', 10, 'phosphate-excess'],
    ['potassium', 10, 'potassium-excess'],
  ] as const)('%s %d: %s', (measured, value, id) => {
    expect(fitting(fact(measured, value))).toContain(id)
  })

  test('water-soluble phosphate that was not seen is not called too little', () => {
    const unseen: HintFact = {
      sample: 's1',
      measured: 'phosphate',
      unit: 'kg/10a',
      finding: { kind: 'undetectable' },
    }
    expect(fitting(unseen)).toEqual(['not-detected'])
  })
})
