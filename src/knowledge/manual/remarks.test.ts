import { expect, test } from 'vitest'
import { manual } from '#locales/ja/manual.ts'
import { careRemarks, troubles } from './remarks.ts'
import { manualSources } from './sources.ts'

const remarks = Object.values(careRemarks).flat()
/** General statements without a source. */
const own = ['disposeLeaflet', 'keepOthers', 'tap']

test('every remark and every trouble that has words is shown once', () => {
  expect(remarks.map(({ name }) => name).toSorted()).toEqual(Object.keys(manual.remarks).toSorted())
  expect(troubles.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(manual.troubles).toSorted(),
  )
})

test('every sentence names its sources, except what is marked as our own', () => {
  const bare = [...remarks, ...troubles].filter(({ sources }) => sources.length === 0)
  expect(bare.map(({ name }) => name)).toEqual(own)
  expect(bare.every(({ trust }) => trust === 'inferred')).toBe(true)
})

test('first aid comes from the maker', () => {
  for (const { trust, sources } of careRemarks['first-aid']) {
    expect(trust).toBe('official')
    expect(sources).toContain('KY')
  }
})

test('every source has a web address and is named somewhere', () => {
  const named = new Set<string>([...remarks, ...troubles].flatMap(({ sources }) => [...sources]))
  for (const { url } of manualSources()) expect(url).toMatch(/^https?:\/\//)
  expect(
    manualSources()
      .map(({ key }) => key)
      .filter((key) => !named.has(key)),
  ).toEqual([])
})

test('the limits of home kits are said in figures', () => {
  expect(manual.remarks.limitsStudy).toContain('94%')
  expect(manual.remarks.limitsStudy).toContain('33%')
})
