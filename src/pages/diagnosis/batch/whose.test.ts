import { expect, test } from 'vitest'
import { isTheirs, whoseChoices } from './whose.tsx'

const fields = [
  { farmer: '山田', group: '東部' },
  { farmer: '佐藤', group: '東部' },
  { farmer: '鈴木', group: '西部' },
  null,
]
const everybody = { farmer: null, group: null }

test('a group narrows the farmers down; who is not in it is not asked for', () => {
  expect(whoseChoices(fields, everybody)).toEqual({
    groups: ['東部', '西部'],
    farmers: ['佐藤', '山田', '鈴木'],
    whose: everybody,
  })
  const east = whoseChoices(fields, { farmer: '鈴木', group: '東部' })
  expect(east).toMatchObject({ farmers: ['佐藤', '山田'], whose: { farmer: null, group: '東部' } })
  expect(fields.filter((field) => isTheirs(field, east.whose))).toEqual(fields.slice(0, 2))
  expect(fields.filter((field) => isTheirs(field, everybody))).toEqual(fields)
})

test('nothing is asked where there is one group, and one farmer', () => {
  const [yamada] = fields
  const asked = { farmer: '山田', group: '東部' }
  expect(whoseChoices([yamada ?? null], asked)).toEqual({
    groups: [],
    farmers: [],
    whose: everybody,
  })
})
