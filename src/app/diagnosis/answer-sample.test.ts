import { expect, test } from 'vitest'
import { parseChoices } from '#app/records/diagnosis-choices.ts'
import { instant } from '#domain/units.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { answerOf } from '#testing/answer-of.ts'

const at = instant(1_795_134_600_000)
const kit = kitsInAllLanguages.find(({ id }) => id === 'nitrate-strip')
if (kit === undefined) throw new Error('no strip')
const answer = { kind: 'typed', value: 225 } as const
const record = soilRecord('r', at, {
  kit,
  readings: [{ sample: 's1', analyte: 'no3', answer, dueAt: at, readAt: at }],
})

function nitrateWith(place: object) {
  const [sample] = record.samples
  if (sample === undefined) throw new Error('no sample')
  const { decision } = answerOf({
    judged: { kind: 'record', record, sample },
    choices: parseChoices({ places: { 'sample r s1': { crop: 'tomato', ...place } } }),
  })
  return decision?.items.find(({ item }) => item === 'nitrate')?.verdict.kind
}

test('a strip in mg/L is judged wherever its amounts of liquid and soil are known', () => {
  expect(nitrateWith({})).toBe('not-judged')
  expect(nitrateWith({ ratio: { liquid: 100, soil: 20 } })).not.toBe('not-judged')
})

test('amounts that are no amounts are unknown', () => {
  expect(nitrateWith({ ratio: { liquid: 0, soil: 20 } })).toBe('not-judged')
})
