import { describe, expect, test } from 'vitest'

import { nutrients } from '#domain/diagnosis/crop.ts'
import { cropOf, crops } from './crops.ts'
import { cropWords } from './crop-words.ts'
import { searchCrops } from './search-crops.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'

describe('the crops', () => {
  test('are 72, each once, with names in the same order', () => {
    expect(crops).toHaveLength(72)
    expect(crops.map(({ id }) => id)).toEqual(Object.keys(cropWords()))
    expect(cropOf('tomato')?.id).toBe('tomato')
    expect(cropOf('nothing')).toBeNull()
  })

  test.each(crops.map((crop) => [crop.id, crop] as const))(
    '%s names all its sources',
    (_, crop) => {
      const { ph, ec, compost, dolomitePerPh, phRisk, laboratory } = crop
      const cited = [ph, ec, compost, dolomitePerPh, phRisk, ...Object.values(laboratory)]
      const keys = [
        ...crop.sources,
        ...cited.flatMap((figure) => figure?.sources ?? []),
        ...crop.standards.flatMap(({ sources }) => sources),
      ]
      expect(keys.map(diagnosisSource)).not.toContain(null)
      expect(cropWords()[crop.id]?.standards).toHaveLength(crop.standards.length)
    },
  )

  test('never want more before planting than in the whole season', () => {
    const more = crops.flatMap(({ id, standards }) =>
      standards.flatMap(({ basal, total }) =>
        nutrients.filter((one) => (basal?.[one] ?? 0) > (total[one] ?? 0)).map(() => id),
      ),
    )
    expect(more).toEqual([])
  })

  test('have ranges that can be', () => {
    const impossible = crops.filter(({ ph }) => {
      if (ph === null) return false
      const { low, high } = ph.value
      return low < 4 || (high ?? 7) > 7 || low >= (high ?? 7)
    })
    expect(impossible).toEqual([])
  })

  test('that must not be limed are known by name', () => {
    const policies = crops.filter(({ lime }) => lime !== 'usual').map(({ id, lime }) => [id, lime])
    expect(Object.fromEntries(policies)).toEqual({
      potato: 'to-minimum',
      'sweet-potato': 'not-urged',
      blueberry: 'acid-lover',
      chestnut: 'acid-lover',
      tea: 'acid-lover',
      'rice-nursery': 'acid-lover',
      azalea: 'acid-lover',
      hydrangea: 'ask-color',
      'lawn-jp': 'usually-not-needed',
    })
  })
})

describe('the search', () => {
  test.each([
    ['とまと', 'tomato'],
    ['トマト', 'tomato'],
    ['ﾄﾏﾄ', 'tomato'],
    ['TOMATO', 'tomato'],
    ['ｔｏｍａｔｏ', 'tomato'],
    ['茄子', 'eggplant'],
    ['ナス', 'eggplant'],
    ['人参', 'carrot'],
    ['ホウレン草', 'spinach'],
    ['法蓮草', 'spinach'],
    ['馬鈴薯', 'potato'],
    ['じゃが', 'potato'],
    ['ゴーヤ', 'bitter-gourd'],
    ['ゴーヤー', 'bitter-gourd'],
    ['sweet potato', 'sweet-potato'],
    ['Sweet-Potato', 'sweet-potato'],
    ['葱', 'negi'],
    ['稲', 'rice'],
    ['さくらんぼ', 'cherry'],
    ['キャベ', 'cabbage'],
  ])('finds %s first', (query, id) => {
    expect(searchCrops(query)[0]).toBe(id)
  })

  test('lists everything for nothing, and nothing for what is no crop', () => {
    expect(searchCrops('  ')).toHaveLength(72)
    expect(searchCrops('xyz')).toEqual([])
  })

  test('puts the very word before words that hold it', () => {
    expect(searchCrops('なし')[0]).toBe('pear')
    expect(searchCrops('かき')[0]).toBe('persimmon')
    expect(searchCrops('もも')[0]).toBe('peach')
  })
})
