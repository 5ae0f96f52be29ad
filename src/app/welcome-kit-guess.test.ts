import { describe, expect, test } from 'vitest'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { guessKit, kitTraits } from './welcome-kit-guess.ts'

const unsure = { contents: 'unsure', letters: 'unsure', maker: 'unsure' } as const

test('every built-in kit can be told by its box', () => {
  expect(Object.keys(kitTraits).toSorted()).toEqual(builtInKits.map(({ id }) => id).toSorted())
})

describe('three answers about the box', () => {
  test.each(Object.entries(kitTraits))('lead to %s, where all of them fit', (kit, traits) => {
    expect(guessKit(traits)).toEqual({ kind: 'sure', kit })
  })

  test.each(Object.entries(kitTraits))(
    'lead to %s also where one of them cannot be given',
    (kit, traits) => {
      for (const question of ['contents', 'letters', 'maker'] as const) {
        expect(guessKit({ ...traits, [question]: 'unsure' })).toEqual({ kind: 'sure', kit })
      }
    },
  )

  test('lead to a perhaps, where only one could be given', () => {
    expect(guessKit({ ...unsure, letters: 'no3' })).toEqual({
      kind: 'maybe',
      kits: ['packtest-no3', 'nitrate-strip'],
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
