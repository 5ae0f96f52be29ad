import { describe, expect, test } from 'vitest'
import { typedRecord } from '#domain/record/typed-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { detailChanges, detailsOf } from './detail-changes.ts'

const record = typedRecord({
  id: 'r',
  at: instant(Date.UTC(2026, 3, 1, 0, 0, 7)),
  wallOffset: 5000,
  kit: firstKit,
  samples: [{ id: 's', name: '北', plot: 'p' }],
  values: [],
  note: '雨',
})
const details = detailsOf(record)

describe('what a form changes of a test', () => {
  test('nothing where nothing was touched', () => {
    expect(detailChanges(record, details)).toEqual([])
  })

  test('only what was touched', () => {
    const next = { ...details, note: '', samples: [{ id: 's', name: '南', plot: null }] }
    expect(detailChanges(record, next)).toEqual([
      { field: 'note', value: '' },
      { field: 'sample-name', sample: 's', value: '南' },
      { field: 'sample-plot', sample: 's', value: null },
    ])
  })

  test('a time is one of the phone, whatever its clock was off by', () => {
    const [change] = detailChanges(record, { ...details, when: '2026-04-02T10:00' }) ?? []
    const wall = new Date(2026, 3, 2, 10, 0).getTime()
    expect(change).toEqual({ field: 'started-at', value: wall - 5000 })
  })

  test('refuses a time that is none', () => {
    expect(detailChanges(record, { ...details, when: '' })).toBeNull()
  })
})
