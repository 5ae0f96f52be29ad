import { describe, expect, test } from 'vitest'
import { guessKit, kitBoxes, type KitGuess } from './guess-kit.ts'

const unsure = { contents: 'unsure', letters: 'unsure', maker: 'unsure' } as const

describe('three answers about the box', () => {
  const kitsOf = (guess: KitGuess) =>
    guess.kind === 'sure' ? [guess.kit] : guess.kind === 'maybe' ? guess.kits : []

  test.each(Object.entries(kitBoxes))('lead to %s, where all of them fit', (kit, traits) => {
    const alike = Object.entries(kitBoxes)
      .filter(([, others]) => JSON.stringify(others) === JSON.stringify(traits))
      .map(([id]) => id)
    expect(kitsOf(guessKit(traits))).toEqual(alike)
    expect(alike).toContain(kit)
  })

  test.each(Object.entries(kitBoxes))(
    'lead to %s also where one of them cannot be given',
    (kit, traits) => {
      for (const question of ['contents', 'letters', 'maker'] as const) {
        expect(kitsOf(guessKit({ ...traits, [question]: 'unsure' }))).toContain(kit)
      }
    },
  )

  test('are sure of a kit that no other is like', () => {
    expect(guessKit({ contents: 'drops', letters: 'unsure', maker: 'sumitomo' })).toEqual({
      kind: 'sure',
      kit: 'earth-check',
    })
    expect(guessKit({ contents: 'tubes', letters: 'n-p-k', maker: 'american' })).toEqual({
      kind: 'maybe',
      kits: ['npk-tube', 'soil-master'],
    })
  })

  test('lead to a perhaps, where only one could be given', () => {
    expect(guessKit({ ...unsure, letters: 'no3' })).toEqual({
      kind: 'maybe',
      kits: ['packtest-no3', 'nitrate-strip', 'mquant-nitrate', 'quantofix-nitrate'],
    })
    expect(guessKit({ ...unsure, maker: 'nodai' })).toEqual({ kind: 'maybe', kits: ['midorikun'] })
  })

  test('lead to no kit of ours, where one of them speaks against it', () => {
    expect(guessKit({ contents: 'tubes', letters: 'n-p-k', maker: 'other' })).toEqual({
      kind: 'none',
    })
    expect(guessKit({ contents: 'squeeze-tube', letters: 'other', maker: 'kyoritsu' })).toEqual({
      kind: 'none',
    })
  })

  test('lead nowhere, where none could be given', () => {
    expect(guessKit(unsure)).toEqual({ kind: 'none' })
  })
})
