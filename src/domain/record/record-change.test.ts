import { describe, expect, it } from 'vitest'

import { instant } from '#domain/units.ts'
import { changeKey, isOfRun, type RecordChange } from './record-change.ts'

const reading = (sample: string, analyte: string): RecordChange => ({
  field: 'reading',
  sample,
  analyte,
  value: null,
})
/** Each about something else. */
const changes: readonly RecordChange[] = [
  { field: 'note', value: '' },
  { field: 'weather', value: '' },
  { field: 'started-at', value: instant(0) },
  { field: 'sample', sample: 'a', name: '' },
  { field: 'sample', sample: 'b', name: '' },
  { field: 'sample-name', sample: 'a', value: '' },
  { field: 'sample-name', sample: 'b', value: '' },
  { field: 'sample-plot', sample: 'a', value: null },
  { field: 'sample-plot', sample: 'b', value: null },
  reading('a', 'ph'),
  reading('b', 'ph'),
  reading('a', 'p'),
  { field: 'photo', photo: 'a', value: null },
  { field: 'photo', photo: 'b', value: null },
  { field: 'measured', id: 'a', value: null },
  { field: 'measured', id: 'b', value: null },
  { field: 'diagnosis', id: 'a', value: null },
  { field: 'diagnosis', id: 'b', value: null },
]

describe('what a correction is about', () => {
  it('is told apart by field and by sample, analyte, photograph or id', () => {
    expect(new Set(changes.map(changeKey)).size).toBe(changes.length)
  })

  it('does not depend on the value', () => {
    expect(changeKey({ field: 'sample-name', sample: 'a', value: '北' })).toBe(
      changeKey({ field: 'sample-name', sample: 'a', value: '南' }),
    )
  })

  it('is also set by the run itself for readings, names of samples and the time', () => {
    const ofRun = changes.filter(isOfRun).map(({ field }) => field)
    expect(new Set(ofRun)).toEqual(new Set(['started-at', 'sample-name', 'reading']))
  })
})
