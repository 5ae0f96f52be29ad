import { beforeAll, describe, expect, test } from 'vitest'
import { hints } from '#knowledge/hints/hints.ts'
import { loadTexts } from '#locales/texts.ts'
import { foundHints } from './found-hints.ts'

beforeAll(() => loadTexts('ja', 'hints'))

const all = { typed: '', topic: null, savedOnly: false }
const find = (typed: string) => foundHints({ ...all, typed }, []).map(({ id }) => id)

describe('the search of the hints', () => {
  test.each([
    ['ひりょう', '肥料'],
    ['さくもつ', '作物'],
    ['みず', '水'],
    ['はたけ', '畑'],
    ['つち', '土'],
    ['せっかい', '石灰'],
    ['くどせっかい', '苦土石灰'],
    ['たいひ', '堆肥'],
    ['やさい', '野菜'],
    ['もとごえ', '元肥'],
    ['ついひ', '追肥'],
    ['ちっそ', '窒素'],
    ['たねまき', '種まき'],
    ['しゅうかく', '収穫'],
    ['あたい', '値'],
    ['ﾋﾘｮｳ', '肥料'],
  ])('finds for %s all that it finds for %s', (kana, kanji) => {
    expect(find(kanji)).not.toEqual([])
    expect(find(kana)).toEqual(expect.arrayContaining(find(kanji)))
  })

  test('wants every word', () => {
    expect(find('ぶるべり さんせい').length).toBeGreaterThan(0)
    expect(find('ぶるべり ぞうさん')).toEqual([])
  })

  test('with nothing typed finds all of a topic, or all favorites', () => {
    expect(foundHints(all, [])).toHaveLength(hints.length)
    const [first] = hints
    expect(foundHints({ ...all, savedOnly: true }, [first?.id ?? ''])).toEqual([first])
    const compost = foundHints({ ...all, topic: 'compost' }, [])
    expect(new Set(compost.map(({ topic }) => topic))).toEqual(new Set(['compost']))
  })
})
