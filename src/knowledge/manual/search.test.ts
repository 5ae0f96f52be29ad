import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#knowledge/search/fold.ts'
import { spellingsOf } from '#knowledge/search/spellings.ts'
import { placesOf, searchManual, type Entry } from './search.ts'

const entries: readonly Entry[] = [
  {
    anchor: 'step-n-dip',
    title: '試験紙Nを浸す',
    text: '濁った液に試験紙Nを3秒だけ浸して、上げます。',
  },
  { anchor: 'cloudy', title: '液が澄まない', text: '粘土の多い土は、ろ紙でこします。' },
  {
    anchor: 'potassium',
    title: 'カリの見方',
    text: '黒い図形がどのくらい見えるかを比べます。',
  },
  { anchor: 'install', title: 'ホーム画面に追加する', text: 'iPhone では Safari で開きます。' },
  { anchor: 'sharing', title: 'キットを渡す', text: 'カリのキットも渡せます。' },
]
const anchors = (query: string, among = entries) =>
  searchManual(among, query).hits.map(({ entry }) => entry.anchor)

describe('the search of the manual', () => {
  test.each([
    ['試験紙', ['step-n-dip']],
    ['ひたす', ['step-n-dip']],
    ['ヒタス', ['step-n-dip']],
    ['しけんし', ['step-n-dip']],
    ['しけん', ['step-n-dip']],
    ['すまない', ['cloudy']],
    ['ﾛｶ', ['cloudy']],
    ['ｲﾝｽﾄｰﾙ', ['install']],
    ['ＩＰＨＯＮＥ', ['install']],
    ['すまほ', ['install']],
    ['くろい ずけい', ['potassium']],
    ['ほーむがめん', ['install']],
    ['3びょう', ['step-n-dip']],
  ])('finds for %s', (query, expected) => {
    expect(anchors(query)).toEqual(expected)
  })

  test('finds in a title before finding in a text', () => {
    expect(anchors('カリ')).toEqual(['potassium', 'sharing'])
    expect(anchors('かりうむ')).toEqual(['potassium', 'sharing'])
  })

  test('wants every word', () => {
    expect(anchors('カリ 図形')).toEqual(['potassium'])
    expect(searchManual(entries, 'カリ　Safari').isExact).toBe(false)
  })

  test.each([
    ['ろ過したけど澄んでこない', 'cloudy'],
    ['試験紙は何秒つければいいですか', 'step-n-dip'],
    ['Safariで開けません', 'install'],
    ['iphones', 'install'],
    ['図形がよく見えません', 'potassium'],
  ])('offers the nearest for %s', (query, nearest) => {
    const { isExact, hits } = searchManual(entries, query)
    expect(isExact).toBe(false)
    expect(hits[0]?.entry.anchor).toBe(nearest)
    expect(hits.length).toBeLessThanOrEqual(3)
  })

  test('prefers what few entries have', () => {
    const common = ['液を待つ', '液を捨てる', '液を振る'].map((title) => ({
      anchor: title,
      title,
      text: '',
    }))
    const rare = { anchor: 'rare', title: '泡', text: '' }
    expect(anchors('液に泡が立った', [...common, rare])[0]).toBe('rare')
  })

  test('offers others beside what has only a part of a long question', () => {
    const bag = { anchor: 'bag', title: '', text: '', asked: ['袋の土'] }
    const rain = { anchor: 'rain', title: '', text: '', asked: ['雨の翌日に掘る'] }
    const question = '昨日の雨で袋の土を掘った畑はどうする'
    const { isExact, hits } = searchManual([rain, bag], question)
    expect(isExact).toBe(false)
    expect(hits.map(({ entry }) => entry.anchor)).toEqual(['bag', 'rain'])
    expect(searchManual([rain, bag], '袋の土は').isExact).toBe(true)
  })

  test('looks for what a question is about, not for how it is asked', () => {
    const asked = { anchor: 'asked', title: '', text: 'How will it be when we should have this?' }
    const about = { anchor: 'about', title: '', text: 'Shaking' }
    expect(anchors('how long should we shake this', [asked, about])).toEqual(['about'])
  })

  test.each(['', '  ', '。、', 'ѣ'])('finds nothing for "%s"', (query) => {
    expect(anchors(query)).toEqual([])
  })

  test('marks what was found in its own spelling', () => {
    const [hit] = searchManual(entries, 'ひたす').hits
    expect(hit?.snippet.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['浸'])
    expect(hit?.snippet.map(({ text }) => text).join('')).toContain('3秒だけ浸して')
  })

  test('marks nothing after what was found', () => {
    const entry = { anchor: 'k', title: '', text: '読むもの：カリ（水溶性）' }
    const [hit] = searchManual([entry], 'かり').hits
    expect(hit?.snippet.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['カリ'])
  })
})

describe('the places of what was found', () => {
  test('lie in the text, in order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, query) => {
        let last = 0
        for (const [start, end] of placesOf(fold(text), spellingsOf(query))) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = end
        }
      }),
    )
  })
})
