import { expect, test } from 'vitest'
import { farmersIn, farmersOf } from './farmers.ts'
import { newPlot } from './plot.ts'

test('farmers come as they are read, each with his fields and groups', () => {
  const plots = [
    { ...newPlot('1', '10号'), farmer: '渡辺', farmerReading: 'わたなべ' },
    { ...newPlot('2', '2号'), farmer: '渡辺', group: '高原部会' },
    { ...newPlot('3', '東'), farmer: '阿部', farmerReading: 'あべ', group: '高原部会' },
    newPlot('4', 'うちの畑'),
  ]
  expect(
    farmersIn(plots).map(({ name, reading, groups, plots: own }) => [
      name,
      reading,
      groups,
      own.map(({ id }) => id),
    ]),
  ).toEqual([
    ['阿部', 'あべ', ['高原部会'], ['3']],
    ['渡辺', 'わたなべ', ['高原部会'], ['2', '1']],
  ])
})

test('names of farmers are in the order in which they are read, also where one field alone has the reading', () => {
  const plots = [
    ['渡辺', 'わたなべ'],
    ['阿部', ''],
    ['阿部', 'あべ'],
    ['', ''],
    ['井上', 'いのうえ'],
  ].map(([farmer = '', farmerReading = '']) => ({ farmer, farmerReading }))
  expect(farmersOf(plots)).toEqual(['阿部', '井上', '渡辺'])
  expect(farmersOf([{ farmer: '山田' }, { farmer: '佐藤' }, { farmer: '山田' }])).toEqual([
    '佐藤',
    '山田',
  ])
})
