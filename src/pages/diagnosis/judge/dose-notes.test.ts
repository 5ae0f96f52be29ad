import { beforeAll, expect, test } from 'vitest'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { answerNotes, doseNotes } from './dose-notes.tsx'

const north = newPlot('north', '北の畑')
const south = newPlot('south', '南の畑')
const plots = [north, south]
const shared = '同じ畑の試料がほかにもあります。まくのは1つ分だけです。'

beforeAll(async () => {
  await loadTexts('ja', 'judge')
})

/** The notes of the first sample, in the northern field; each other has a name, and a value if it is measured. */
function notesOf(
  others: readonly (readonly [name: string, isMeasured: boolean])[],
  { name = '', daysAgo = 1 } = {},
) {
  const at = instant(Date.now() - daysAgo * 86_400_000)
  const samples = [
    { id: 's', name, plot: north.id },
    ...others.map(([other], place) => ({ id: `s${place}`, name: other })),
  ]
  const measured = ['s', ...others.flatMap(([, is], place) => (is ? [`s${place}`] : []))]
  const record = soilRecord('r', at, {
    samples,
    readings: measured.map((sample) => ({
      sample,
      analyte: 'ph',
      answer: { kind: 'level', level: 0 },
      dueAt: at,
      readAt: at,
    })),
  })
  const sample = samples[0]
  if (sample === undefined) throw new Error('no sample')
  return doseNotes({ record, sample, plot: north }, plots)
}

test('another sample of the same field has the dose of the same ground', () => {
  expect(notesOf([['北の畑', true]])).toEqual([shared])
  expect(notesOf([['南の畑', true]])).toEqual([])
  expect(notesOf([['北の畑', false]])).toEqual([])
})

test('a lower layer has no dose', () => {
  expect(notesOf([['北の畑', true]], { name: '下層土' })).toEqual([])
})

test('a test of an earlier season is told by its age', () => {
  expect(notesOf([], { daysAgo: 80 })).toEqual([])
  expect(notesOf([], { daysAgo: 380 })).toEqual([
    '12か月前の測定です。まく前に測り直してください。',
  ])
  expect(notesOf([['北の畑', true]], { daysAgo: 800 })).toEqual([
    '2年前の測定です。まく前に測り直してください。',
    shared,
  ])
})

test('typed values are of no day and no field’s sample', () => {
  expect(answerNotes({ judged: { kind: 'typed' }, plot: north }, plots)).toEqual([])
})
