import { describe, expect, test } from 'vitest'
import { parseSoilRecord } from './parse-soil-record.ts'
import { summarize } from './record-summary.ts'
import { instant } from '#domain/units.ts'
import kept from '#domain/record/fixtures/soil-record-2.json'

function summaryOf(items: readonly unknown[]) {
  const parsed = parseSoilRecord(structuredClone(kept))
  if (!parsed.ok) throw new Error('the fixture is no record')
  const [diagnosis] = parsed.value.diagnoses ?? []
  if (diagnosis === undefined) throw new Error('the fixture has no diagnosis')
  const diagnoses = [{ ...diagnosis, at: instant(diagnosis.at + 1), result: { items } }]
  return summarize({ ...parsed.value, diagnoses })
}

describe('the verdict of a sample in a list', () => {
  const bordering = { kind: 'judged', levels: ['fit', 'high'] }

  test('is the one that the diagnosis gave, also where a value lies on a border', () => {
    const { verdicts } = summaryOf([
      { item: 'nitrate', level: 'fit', verdict: { kind: 'judged', levels: ['fit'] } },
      { item: 'ph', level: 'fit', verdict: bordering },
    ])
    expect(verdicts).toMatchObject([{ item: 'nitrate', level: 'fit' }])
  })

  test('names the item farthest off', () => {
    const { verdicts } = summaryOf([
      { item: 'nitrate', level: 'low', verdict: { kind: 'judged', levels: ['low'] } },
      { item: 'ph', level: 'high', verdict: { kind: 'judged', levels: ['high'] } },
    ])
    expect(verdicts).toMatchObject([{ item: 'ph', level: 'high' }])
  })

  test('is none where the diagnosis could not tell', () => {
    expect(summaryOf([{ item: 'ph', level: 'unknown', verdict: bordering }]).verdicts).toEqual([])
  })

  test('of a diagnosis kept before items had a level is the level that it lies in', () => {
    const { verdicts } = summaryOf([{ item: 'ph', verdict: { kind: 'judged', levels: ['low'] } }])
    expect(verdicts).toMatchObject([{ item: 'ph', level: 'low' }])
  })
})
