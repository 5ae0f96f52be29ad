import { describe, expect, test } from 'vitest'
import { parsePlot, parsePlotPatch } from './parse-plot.ts'
import {
  byName,
  currentCrop,
  emptyPlot,
  firstAnsweredSample,
  groupsOf,
  newPlot,
  plotOfSample,
  plotSearchTexts,
  plotTitle,
  withCurrentCrop,
  type Plot,
} from './plot.ts'

const north = { ...newPlot('p1', '北の畑'), crops: withCurrentCrop([], 'tomato', '2026-04-01') }
const south = newPlot('p2', '南の畑')

describe('the crop that grows on a field now', () => {
  test('ends what grew until then', () => {
    expect(withCurrentCrop(north.crops, 'cabbage', '2026-09-01')).toEqual([
      { crop: 'tomato', from: '2026-04-01', to: '2026-09-01' },
      { crop: 'cabbage', from: '2026-09-01', to: null },
    ])
  })

  test('chosen twice on a day, leaves no period of no days', () => {
    expect(withCurrentCrop(north.crops, 'eggplant', '2026-04-01')).toEqual([
      { crop: 'eggplant', from: '2026-04-01', to: null },
    ])
  })
})

test('the crop of a field is the one without an end', () => {
  const periods = withCurrentCrop(north.crops, 'cabbage', '2026-09-01')
  expect(currentCrop({ crops: periods })).toBe('cabbage')
  expect(currentCrop({ crops: periods.slice(0, 1) })).toBeNull()
  // A crop that has ended keeps its own last day.
  expect(withCurrentCrop(periods, 'tomato', '2026-12-01')[0]?.to).toBe('2026-09-01')
})

describe('the title of a field', () => {
  const titled = (name: string, farmer: string) => plotTitle({ name, farmer })

  test('begins with its farmer, once', () => {
    expect(titled('西1号', '佐藤')).toBe('佐藤 西1号')
    expect(titled('佐藤さんの畑', '佐藤')).toBe('佐藤さんの畑')
    expect(titled('西の畑は佐藤', '佐藤')).toBe('佐藤 西の畑は佐藤')
    expect(titled('西1号', '')).toBe('西1号')
  })

  test('is found with reading and group as well, where there are any', () => {
    const full = { ...south, farmer: '佐藤', farmerReading: 'さとう', group: '高原部会' }
    expect([...plotSearchTexts([full, { ...north, group: '東' }])]).toEqual([
      ['p2', '佐藤 南の畑 さとう 高原部会'],
      ['p1', '北の畑 東'],
    ])
  })

  test('is sorted with 2 before 10', () => {
    expect(['10号', '2号', '1号'].toSorted(byName)).toEqual(['1号', '2号', '10号'])
    const plots = ['10', '', '2', '10'].map((group) => ({ ...south, group }))
    expect(groupsOf(plots)).toEqual(['2', '10'])
  })
})

describe('the field of a sample', () => {
  test('is the one it names by id, whatever it is called', () => {
    expect(plotOfSample({ name: '南の畑', plot: 'p1' }, [north, south])).toBe(north)
    expect(plotOfSample({ name: '南の畑', plot: 'gone' }, [north, south])).toBeNull()
  })

  test('else the only one of its name', () => {
    expect(plotOfSample({ name: ' 南の畑 ' }, [north, south])).toBe(south)
    expect(plotOfSample({ name: '南の畑' }, [south, newPlot('p3', '南の畑')])).toBeNull()
    expect(plotOfSample({ name: '' }, [newPlot('p4', '')])).toBeNull()
    expect(plotOfSample({ name: '西の畑' }, [north, south])).toBeNull()
    expect(plotOfSample({ name: '西の畑' }, [newPlot('p5', ' 西の畑 ')])?.id).toBe('p5')
  })

  test('may be an archived one, where none in use has the name', () => {
    const archived = { ...newPlot('p6', '西の畑'), archived: true }
    const west = newPlot('p7', '西の畑')
    expect(plotOfSample({ name: '西の畑', plot: 'p6' }, [archived, west])).toBe(archived)
    expect(plotOfSample({ name: '西の畑' }, [north, archived])).toBe(archived)
    expect(plotOfSample({ name: '西の畑' }, [archived, west])).toBe(west)
    const alike = { ...archived, id: 'p8' }
    expect(plotOfSample({ name: '西の畑' }, [archived, alike])).toBeNull()
  })

  test('of two farmers is distinguished by the name of its farmer', () => {
    const [one, other] = ['山田', '佐藤'].map((farmer, at) => ({
      ...newPlot(`f${at}`, '西1号'),
      farmer,
    }))
    const plots = [one, other].flatMap((plot) => plot ?? [])
    expect(plotOfSample({ name: '佐藤 西1号' }, plots)).toBe(other)
    expect(plotOfSample({ name: '西1号' }, plots)).toBeNull()
  })

  test('answers without a question where its crop is known', () => {
    const samples = [{ name: '試料1' }, { name: '南の畑' }, { name: '北の畑' }]
    expect(firstAnsweredSample(samples, [north, south])).toBe(samples[2])
    expect(firstAnsweredSample(samples, [south])).toBeUndefined()
  })
})

describe('a kept field', () => {
  test('of an earlier version has no farmer', () => {
    const { farmer: _f, farmerReading: _r, group: _g, ...old } = newPlot('p1', '北')
    expect(parsePlot(old)).toEqual(newPlot('p1', '北'))
  })

  test('takes what is said of its farmer and group, each for itself', () => {
    expect(parsePlotPatch({ group: '高原部会', farmerReading: 7 })).toEqual({ group: '高原部会' })
  })

  const whole: Plot = {
    ...newPlot('p1', '北'),
    farmer: '佐藤',
    farmerReading: 'さとう',
    group: '高原部会',
    area: { value: 10, unit: 'a' },
    texture: 'loam',
    humus: 'has',
    volcanicAsh: true,
    depthCm: 15,
    bulkDensity: 0.8,
    compost: { compost: 'cow', rate: 2 },
    crops: [{ crop: 'tomato', from: '2026-04-01', to: null }],
    note: '西側は湿る',
    photo: 'a'.repeat(64),
    outline: {
      on: 'sketch',
      corners: [
        [0, 0],
        [10, 0],
        [10, 1e6],
      ],
    },
    archived: true,
  }

  test('is read as it was written', () => {
    expect(parsePlot(whole)).toEqual(whole)
    const { schema: _schema, id: _id, ...fields } = whole
    expect(parsePlotPatch(fields)).toEqual(fields)
  })

  test.each<[keyof Plot, unknown]>([
    ['area', { value: 0, unit: 'a' }],
    ['area', { value: 1, unit: 'acre' }],
    ['texture', 'mud'],
    ['humus', 'some'],
    ['volcanicAsh', 'yes'],
    ['depthCm', -1],
    ['bulkDensity', Number.POSITIVE_INFINITY],
    ['compost', { compost: 'cow' }],
    ['crops', [{ crop: 'tomato', from: '1.4.2026', to: null }]],
    ['crops', [{ crop: 'tomato', from: '12026-04-011', to: null }]],
    ['crops', [{}]],
    ['note', 'x'.repeat(2001)],
    ['photo', 'b'.repeat(63)],
    ['photo', `${'b'.repeat(64)}/`],
    ['photo', `/${'b'.repeat(64)}`],
    ['photo', 'G'.repeat(64)],
    ['outline', { ...whole.outline, on: 'globe' }],
    ['outline', { on: 'map', corners: whole.outline?.corners.slice(1) }],
    ['outline', { on: 'map', corners: [[0], [1], [2]] }],
    ['outline', { on: 'map', corners: [...(whole.outline?.corners ?? []), [1e6 + 1, 0]] }],
    ['archived', 1],
  ])('whose %s cannot be read (%j) keeps everything else', (name, value) => {
    const broken = { ...whole, [name]: value }
    expect(parsePlot(broken)).toEqual({
      ...whole,
      [name]: { ...newPlot('', ''), ...emptyPlot }[name],
    })
    expect(parsePlotPatch({ [name]: value, group: '東' })).toEqual({ group: '東' })
  })

  test('without an id, a name or a known schema is none', () => {
    expect(parsePlot({ ...whole, id: '' })).toBeNull()
    expect(parsePlot({ ...whole, name: null })).toBeNull()
    expect(parsePlot({ ...whole, schema: 2 })).toBeNull()
    expect(parsePlotPatch(null)).toEqual({})
    expect(parsePlotPatch('text')).toEqual({})
  })
})
