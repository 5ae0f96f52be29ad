import { describe, expect, test } from 'vitest'
import type { TypedTestForm } from '#app/records/typed-draft.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { recordOfForm } from './typed-test-form.ts'

const [ph = '', nitrate = ''] = firstKit.analytes.map(({ id }) => id)
const form = (patch: Partial<TypedTestForm> = {}): TypedTestForm => ({
  when: '2026-04-01T09:05',
  sample: ' 北の畑 ',
  plot: 'p',
  answers: { [ph]: { key: 'level:1', text: '' }, [nitrate]: { key: '', text: '' } },
  weather: '',
  note: '',
  ...patch,
})

describe('a test entered by hand', () => {
  test('becomes a record whose readings are not late', () => {
    const record = recordOfForm(form(), firstKit, 'r')
    expect(record).toMatchObject({
      id: 'r',
      origin: 'typed',
      samples: [{ name: '北の畑', plot: 'p' }],
      readings: [{ analyte: ph, answer: { kind: 'level', level: 1 } }],
    })
    expect(record).not.toHaveProperty('note')
  })

  test('what was left empty is no reading, and never zero', () => {
    const record = recordOfForm(form(), firstKit, 'r')
    expect(typeof record === 'string' ? [] : record.readings).toHaveLength(1)
  })

  test('says what is wrong', () => {
    expect(recordOfForm(form({ when: '' }), firstKit, 'r')).toBe('when')
    expect(recordOfForm(form({ answers: {} }), firstKit, 'r')).toBe('nothing')
    const typed = { [ph]: { key: 'typed', text: 'abc' } }
    expect(recordOfForm(form({ answers: typed }), firstKit, 'r')).toBe('number')
  })
})
