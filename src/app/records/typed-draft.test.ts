import { describe, expect, test } from 'vitest'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { createTypedDraft, typedDraftKey, type TypedDraft } from './typed-draft.ts'

const draft: TypedDraft = {
  kit: 'midorikun',
  form: {
    when: '2026-05-01T09:00',
    sample: 'north',
    plot: null,
    answers: { ph: { key: 'typed', text: '6.5', scale: { species: 'pH', unit: '' } } },
    weather: '',
    note: 'after rain',
  },
}

describe('the draft of a test entered by hand', () => {
  test('is there again after a reload, until it is written as none', () => {
    const preferences = fakePreferences()
    const first = createTypedDraft(preferences)
    expect(first.read()).toBeNull()
    first.write(draft)
    expect(createTypedDraft(preferences).read()).toEqual(draft)
    first.write(null)
    expect(createTypedDraft(preferences).read()).toBeNull()
  })

  test.each([
    null,
    7,
    'x',
    [],
    { ...draft, kit: 3 },
    { ...draft, form: { ...draft.form, note: 'x'.repeat(20_001) } },
    { ...draft, form: { ...draft.form, answers: { ph: { key: 'typed', text: '1', scale: 'x' } } } },
  ])('is none where what is stored is invalid: %#', (kept) => {
    expect(createTypedDraft(fakePreferences({ [typedDraftKey]: kept })).read()).toBeNull()
  })
})
