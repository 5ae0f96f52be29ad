import { describe, expect, test } from 'vitest'
import { matchAllRecords } from '#domain/record/search-records.ts'
import { conditionsIn, queryOf } from './use-query.ts'

const of = (search: string) => {
  const params = new URLSearchParams(search)
  return queryOf((name) => params.get(name))
}

describe('what the address asks of the history', () => {
  test('an empty address asks for everything', () => {
    expect(of('')).toEqual(matchAllRecords)
    expect(of('plot=&kit=&species=&from=&to=')).toEqual(matchAllRecords)
  })

  test('both days count wholly', () => {
    const { from, to } = of('from=2026-04-01&to=2026-04-01')
    expect((to ?? 0) - (from ?? 0)).toBe(24 * 60 * 60 * 1000)
  })

  test('a day that is none asks for nothing', () => {
    expect(of('from=soon&to=2026-4-1')).toEqual(matchAllRecords)
  })

  test('counts the conditions beside text and field', () => {
    expect(conditionsIn(of('q=a&plot=p&species=pH&from=2026-04-01'))).toBe(2)
  })
})
