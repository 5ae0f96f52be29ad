import { expect, test } from 'vitest'
import { inClockOrder } from './clock-order.ts'

const event = (id: string, clock: string) => ({ id, clock })

test('events stand in the order of their clocks, whatever the order they came in', () => {
  const [first, second, third] = [event('c', '01'), event('b', '02'), event('a', '10')]
  expect(inClockOrder([third, first, second])).toEqual([first, second, third])
  expect(inClockOrder([second, third, first])).toEqual([first, second, third])
})

test('events of one moment stand by their ids, the same on every device', () => {
  const [one, other] = [event('a', '01'), event('b', '01')]
  expect(inClockOrder([one, other])).toEqual([one, other])
  expect(inClockOrder([other, one])).toEqual([one, other])
})

test('an event that came twice stands once', () => {
  expect(inClockOrder([event('a', '01'), event('b', '02'), event('a', '01')])).toHaveLength(2)
  expect(inClockOrder([])).toEqual([])
})
