import { describe, expect, test } from 'vitest'
import { parsePlot, parsePlotPatch } from './parse-plot.ts'
import { farmersOf, firstAnsweredSample, newPlot, plotOfSample, withCurrentCrop } from './plot.ts'

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

describe('the field of a sample', () => {
  test('is the one it names by id, whatever it is called', () => {
    expect(plotOfSample({ name: '南の畑', plot: 'p1' }, [north, south])).toBe(north)
    expect(plotOfSample({ name: '南の畑', plot: 'gone' }, [north, south])).toBeNull()
  })

  test('else the only one of its name', () => {
    expect(plotOfSample({ name: ' 南の畑 ' }, [north, south])).toBe(south)
    expect(plotOfSample({ name: '南の畑' }, [south, newPlot('p3', '南の畑')])).toBeNull()
    expect(plotOfSample({ name: '' }, [newPlot('p4', '')])).toBeNull()
  })

  test('of two farmers is distinguished by the name of its farmer', () => {
    const [one, other] = ['山田', '佐藤'].map((farmer, at) => ({
      ...newPlot(`f${at}`, '西1号'),
      farmer,
    }))
    const plots = [one, other].flatMap((plot) => plot ?? [])
    expect(plotOfSample({ name: '佐藤 西1号' }, plots)).toBe(other)
    expect(plotOfSample({ name: '西1号' }, plots)).toBeNull()
    expect(farmersOf([...plots, south, ...plots])).toEqual(['佐藤', '山田'])
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
})
