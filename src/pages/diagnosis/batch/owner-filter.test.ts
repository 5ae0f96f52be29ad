import { expect, test } from 'vitest'
import { matchesOwner, ownerChoices } from './owner-filter.tsx'

const fields = [
  { farmer: '山田', group: '東部' },
  { farmer: '佐藤', group: '東部' },
  { farmer: '鈴木', group: '西部' },
  null,
]
const everybody = { farmer: null, group: null }

test('a group narrows the farmers down; who is not in it is not asked for', () => {
  expect(ownerChoices(fields, everybody)).toEqual({
    groups: ['東部', '西部'],
    farmers: ['佐藤', '山田', '鈴木'],
    selected: everybody,
  })
  const east = ownerChoices(fields, { farmer: '鈴木', group: '東部' })
  expect(east).toMatchObject({
    farmers: ['佐藤', '山田'],
    selected: { farmer: null, group: '東部' },
  })
  expect(fields.filter((field) => matchesOwner(field, east.selected))).toEqual(fields.slice(0, 2))
  expect(fields.filter((field) => matchesOwner(field, everybody))).toEqual(fields)
})

test('nothing is asked where there is one group, and one farmer', () => {
  const [yamada] = fields
  const asked = { farmer: '山田', group: '東部' }
  expect(ownerChoices([yamada ?? null], asked)).toEqual({
    groups: [],
    farmers: [],
    selected: everybody,
  })
})
