import { describe, expect, it } from 'vitest'
import { parseSoilRecord } from './parse-soil-record.ts'
import { summarize } from './record-summary.ts'
import { matchAllRecords, searchRecords, type RecordQuery } from './search-records.ts'
import type { SoilRecord } from './soil-record.ts'
import { instant } from '#domain/units.ts'
import kept from '#domain/record/fixtures/soil-record-1.json'

const parsed = parseSoilRecord(kept)
if (!parsed.ok) throw new Error(parsed.reason.path)
const base = parsed.value

const record = (id: string, patch: Partial<SoilRecord>) => summarize({ ...base, id, ...patch })
const summaries = [
  record('a', { startedAt: instant(300), note: 'ﾊｳｽのトマト', readings: [] }),
  record('b', {
    startedAt: instant(200),
    weather: 'くもり',
    samples: [
      { id: base.samples[0]?.id ?? '', name: 'Ａ区', plot: 'p1' },
      { id: 'no plot', name: 'Ｂ区' },
    ],
  }),
  record('c', { startedAt: instant(100), kit: { ...base.kit, id: 'other', name: 'NPK Tube' } }),
]
const plots = new Map([['p1', '西ノ畑']])
const found = (query: Partial<RecordQuery>) =>
  searchRecords(summaries, { ...matchAllRecords, ...query }, plots).map(({ id }) => id)

describe('searching records', () => {
  it('finds everything in the order given where nothing is asked', () => {
    expect(found({})).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['half width, hiragana for katakana', 'はうす', ['a']],
    ['capitals and wide letters', 'ａ区', ['b']],
    ['the weather', 'クモリ', ['b']],
    ['a plot by its name', 'にしのはた', []],
    ['a plot by its name as written', '西の', ['b']],
    ['a kit', 'npk tube', ['c']],
    ['all words, wherever', 'くもり　西ノ畑', ['b']],
    ['spaces around and between words', ' くもり   西ノ畑 ', ['b']],
    ['no words across two texts', 'トマトみどり', []],
  ])('folds %s', (_, text, ids) => {
    expect(found({ text })).toEqual(ids)
  })

  it('finds names by another rule, as they are read', () => {
    const isRead = (name: string, word: string) =>
      name === '西ノ畑' && 'にしのはた'.startsWith(word)
    const read = (text: string) =>
      searchRecords(summaries, { ...matchAllRecords, text }, plots, isRead).map(({ id }) => id)
    expect(read('に')).toEqual(['b'])
    expect(read('にしのはた')).toEqual(['b'])
    expect(read('みなみ')).toEqual([])
  })

  it('takes days from, not before, and to, without', () => {
    expect(found({ from: instant(200) })).toEqual(['a', 'b'])
    expect(found({ from: instant(100), to: instant(200) })).toEqual(['c'])
  })

  it('takes plot, kit and what was measured', () => {
    expect(found({ plot: 'p1' })).toEqual(['b'])
    expect(found({ kit: 'other' })).toEqual(['c'])
    expect(found({ species: base.kit.analytes[0]?.species ?? '' })).toEqual(['b', 'c'])
    expect(found({ species: 'CaO' })).toEqual([])
  })
})
