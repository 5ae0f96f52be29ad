import { describe, expect, test } from 'vitest'
import { plotOfSample } from '#domain/plot/plot.ts'
import { isShared, noOwner, ownersOfSamples, scopeOf, type Sharing } from './sharing.ts'

const north = { id: 'p1', name: '北の畑', farmer: '山田', group: '高原部会', archived: false }
const south = { id: 'p2', name: '南の畑', farmer: '佐藤', group: '', archived: false }
const own = { id: 'p3', name: '庭', farmer: '', group: '', archived: false }
const plotOf = (sample: { readonly name: string; readonly plot?: string }) =>
  plotOfSample(sample, [north, south, own])
const chosen = (farmers: readonly string[], groups: readonly string[] = []): Sharing => ({
  kind: 'chosen',
  farmers,
  groups,
})

describe('what is shared', () => {
  test('is everything, when everything is', () => {
    expect(isShared({ kind: 'all' }, [noOwner, north])).toBe(true)
  })

  test('is a farmer, or a group, and no other', () => {
    expect(isShared(chosen(['山田']), [north])).toBe(true)
    expect(isShared(chosen(['山田']), [south])).toBe(false)
    expect(isShared(chosen([], ['高原部会']), [north])).toBe(true)
    expect(isShared(chosen([], ['高原部会']), [south])).toBe(false)
  })

  test('includes things without a farmer only when that is chosen', () => {
    expect(isShared(chosen(['山田']), [noOwner])).toBe(false)
    expect(isShared(chosen(['']), [noOwner])).toBe(true)
    // An empty group name is not a group.
    expect(isShared(chosen([], ['']), [noOwner])).toBe(false)
  })

  test('excludes a test in which one of the farmers is private', () => {
    expect(isShared(chosen(['山田']), [north, south])).toBe(false)
    expect(isShared(chosen(['山田', '佐藤']), [north, south])).toBe(true)
  })
})

describe('the owners of a test', () => {
  test('follow from the fields of its samples, by id or by name', () => {
    expect(ownersOfSamples([{ name: 'x', plot: 'p1' }, { name: '南の畑' }], plotOf)).toEqual([
      north,
      south,
    ])
    expect(ownersOfSamples([], plotOf)).toEqual([noOwner])
    expect(ownersOfSamples([{ name: 'どこか' }], plotOf)).toEqual([noOwner])
  })

  test('are sent to the server only if there is one', () => {
    expect(scopeOf([north, { ...north, group: '' }])).toBe('山田')
    expect(scopeOf([north, south])).toBe('')
    expect(scopeOf([north, noOwner])).toBe('')
    expect(scopeOf([noOwner])).toBe('')
  })
})
