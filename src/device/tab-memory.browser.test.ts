import { afterEach, expect, test, vi } from 'vitest'
import { tabMoment, tabText } from './tab-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('keeps a moment for this tab', () => {
  const moment = tabMoment('moment')
  expect(moment.read()).toBe('never')
  expect(moment.write(1234)).toBe(true)
  expect(tabMoment('moment').read()).toBe(1234)
})

test('says so where the browser keeps nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  const moment = tabMoment('moment')
  expect(moment.read()).toBe('unknown')
  expect(moment.write(1234)).toBe(false)
})

test('keeps a text for this tab, and is silent where the browser keeps nothing', () => {
  expect(tabText('text').read()).toBeNull()
  tabText('text').write('kept')
  expect(tabText('text').read()).toBe('kept')
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  tabText('text').write('lost')
  expect(tabText('text').read()).toBeNull()
})
