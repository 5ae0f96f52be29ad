import { beforeAll, describe, expect, test } from 'vitest'
import { hints } from '#knowledge/hints/hints.ts'
import { loadTexts } from '#locales/texts.ts'
import { findHints } from './found-hints.ts'

beforeAll(() => loadTexts('ja', 'hints'))

const all = { typed: '', topic: null, savedOnly: false }
const find = (typed: string) => findHints({ ...all, typed }, []).hints.map(({ id }) => id)

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
    expect(findHints({ ...all, typed: 'ぶるべり ぞうさん' }, []).isExact).toBe(false)
  })

  test.each([
    ['石灰をまきすぎた', 'lime-cap'],
    ['ハウスの塩害', 'greenhouse-salts'],
    ['pHを下げたいときは', 'lower-ph'],
  ])('offers the nearest for %s', (typed, id) => {
    const { isExact, hints: nearest } = findHints({ ...all, typed }, [])
    expect(isExact).toBe(false)
    expect(nearest.map((hint) => hint.id)).toContain(id)
    expect(nearest.length).toBeLessThanOrEqual(3)
  })

  test('with nothing typed finds all of a topic, or all favorites', () => {
    expect(findHints(all, []).hints).toHaveLength(hints.length)
    const [first] = hints
    expect(findHints({ ...all, savedOnly: true }, [first?.id ?? '']).hints).toEqual([first])
    const compost = findHints({ ...all, topic: 'compost' }, []).hints
    expect(new Set(compost.map(({ topic }) => topic))).toEqual(new Set(['compost']))
  })
})
