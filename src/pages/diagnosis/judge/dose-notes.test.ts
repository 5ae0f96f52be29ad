import { beforeAll, expect, test } from 'vitest'
import { newPlot } from '#domain/plot/plot.ts'
import { summarize } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { answerNotes, doseNotes, earlierAnswers, newestTests, laterTestsOf } from './dose-notes.tsx'

const north = newPlot('north', '北の畑')
const south = newPlot('south', '南の畑')
const plots = [north, south]
const shared = '同じ畑の試料がほかにもあります。まく量は、1点分だけにします。'

beforeAll(async () => {
  await loadTexts('ja', 'judge', 'ui')
})

const daysAgoAt = (days: number) => instant(Date.now() - days * 86_400_000)

interface Beside {
  readonly name?: string
  readonly daysAgo?: number
  readonly tests?: readonly SoilRecord[]
}

/** The notes of the first sample, in the northern field; each other has a name, and a value if it is measured. */
function notesOf(
  others: readonly (readonly [name: string, isMeasured: boolean])[],
  { name = '', daysAgo = 1, tests = [] }: Beside = {},
) {
  const at = daysAgoAt(daysAgo)
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
  return doseNotes(
    { record, sample, plot: north },
    { plots, tests: [record, ...tests].map(summarize) },
  )
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

const old = '6か月前の測定です。まく前に測り直してください。'
const after = (days: number, plot: string, patch: Partial<SoilRecord> = {}) =>
  soilRecord('later', daysAgoAt(days), { samples: [{ id: 's1', name: '', plot }], ...patch })

test('a field that was tested again, with whatever kit, is dosed by its newer test', () => {
  const of = (...tests: readonly SoilRecord[]) => notesOf([], { daysAgo: 200, tests }).join('')
  expect(of(after(20, 'north'))).toMatch(/^この畑は.*日に測り直しました。[^。]*決めてください。$/u)
  expect(of(after(20, 'north', { kit: { ...firstKit, id: 'other' } }))).toBe(of(after(20, 'north')))
  expect(of(after(20, 'north'), after(2, 'north'))).toBe(of(after(2, 'north')))
  expect(of(after(20, 'south'))).toBe(old)
  expect(of(after(300, 'north'))).toBe(old)
  expect(of(after(20, 'north', { readings: [] }))).toBe(old)
  const lower = [{ id: 's1', name: '下層土', plot: 'north' }]
  expect(of(after(20, 'north', { samples: lower }))).toBe(old)
})

test('another kit that read another pH in the same field this season is named', () => {
  const other = { ...firstKit, id: 'other', name: '別のキット' }
  const before = (ph: number, days: number, patch: Partial<SoilRecord> = {}) => {
    const answer = { kind: 'typed', value: ph } as const
    const at = daysAgoAt(days)
    const reading = { sample: 's1', analyte: 'ph', answer, dueAt: at, readAt: at }
    return after(days, 'north', { kit: other, readings: [reading], ...patch })
  }
  const of = (...tests: readonly SoilRecord[]) => notesOf([], { tests }).join('')
  // The sample itself was read at the first level of the chart, pH 5.0.
  expect(of(before(6.8, 2))).toMatch(/^pHは、.*日の測定（別のキット）では6\.8でした。.*石灰/u)
  expect(of(before(5.3, 2))).toBe('')
  expect(of(before(6.8, 200))).toBe('')
  expect(of(before(6.8, 2, { kit: firstKit }))).toBe('')
  expect(of(before(6.8, 3), before(5.2, 2))).toBe('')
  expect(of(before(6.8, 2, { samples: [{ id: 's1', name: '', plot: 'south' }] }))).toBe('')
})

test('another test of the same field and day that contradicts the values is named', () => {
  const noon = new Date()
  noon.setHours(12, 0, 0, 0)
  const read = (at: number, ph: number, nitrate: number, patch: Partial<SoilRecord> = {}) => {
    const reading = (analyte: string, value: number) => {
      const answer = { kind: 'typed', value } as const
      return { sample: 's1', analyte, answer, dueAt: instant(at), readAt: instant(at) }
    }
    const samples = [{ id: 's1', name: '', plot: 'north' }]
    const readings = [reading('ph', ph), reading('no3n', nitrate)]
    return soilRecord(`at ${at}`, instant(at), { samples, readings, ...patch })
  }
  const minute = 60_000
  const own = read(noon.getTime(), 5, 0)
  const [sample] = own.samples
  if (sample === undefined) throw new Error('no sample')
  const of = (...tests: readonly SoilRecord[]) =>
    doseNotes(
      { record: own, sample, plot: north },
      { plots, tests: [own, ...tests].map(summarize) },
    ).join('')
  const before = noon.getTime() - 20 * minute
  expect(of(read(before, 6.5, 20))).toMatch(/ 11:40の測定では、pH 6\.5・硝酸 20でした。同じ日の/u)
  expect(of(read(before, 5.2, 20))).toMatch(/測定では、硝酸 20でした。/u)
  expect(of(read(before, 5.2, 0))).toBe('')
  expect(of(read(before - 1440 * minute, 6.5, 20))).toBe('')
  const elsewhere = [{ id: 's1', name: '', plot: south.id }]
  expect(of(read(before, 6.5, 20, { samples: elsewhere }))).toBe('')
  // The newer of the two is told, not the older.
  expect(of(read(noon.getTime() + minute, 6.5, 20))).not.toContain('同じ日')
})

test('a later value replaces its own item only: the others are as old as before', () => {
  const at = daysAgoAt(200)
  const read = (analyte: string, level: number) =>
    ({ sample: 's1', analyte, answer: { kind: 'level', level }, dueAt: at, readAt: at }) as const
  const sample = { id: 's1', name: '', plot: 'north' }
  const record = soilRecord('r', at, {
    samples: [sample],
    readings: [read('ph', 0), read('no3n', 1)],
  })
  const meter = { id: 'm', sample: 's1', method: 'meter-ph', species: 'pH', unit: '' }
  const phOnly = after(20, 'north', {
    readings: [],
    measured: [{ ...meter, source: 'instrument', value: 6.2 }],
  })
  const notes = (...tests: readonly SoilRecord[]) =>
    doseNotes({ record, sample, plot: north }, { plots, tests: tests.map(summarize) })
  expect(notes(phOnly)).toEqual([
    expect.stringMatching(/^この畑のpH.*日に測り直しました。その分の量は/u),
    old,
  ])
  const nitrate = after(2, 'north', { readings: [read('no3n', 2)] })
  const both = notes(phOnly, nitrate)
  expect(both).toEqual([
    expect.stringMatching(/^この畑のpH/u),
    expect.stringMatching(/^この畑の硝酸/u),
  ])
})

test('what only an earlier test of this season measured is named, with the way to its answer', () => {
  const at = daysAgoAt(1)
  const read = (analyte: string) =>
    ({ analyte, answer: { kind: 'level', level: 1 }, dueAt: at, readAt: at }) as const
  const before = (days: number, ...analytes: readonly string[]) =>
    soilRecord(`of-${days}`, daysAgoAt(days), {
      samples: [
        { id: 'other', name: '', plot: 'south' },
        { id: 's2', name: '', plot: 'north' },
      ],
      readings: analytes.map((analyte) => ({ sample: 's2', ...read(analyte) })),
    })
  const sample = { id: 's1', name: '', plot: 'north' }
  const notes = (measured: readonly string[], ...tests: readonly SoilRecord[]) => {
    const readings = measured.map((analyte) => ({ sample: 's1', ...read(analyte) }))
    const record = soilRecord('r', at, { samples: [sample], readings })
    const known = { plots, tests: [record, ...tests].map(summarize) }
    const links = earlierAnswers({ record, sample, plot: north }, known).map(({ to }) => to)
    return [...doseNotes({ record, sample, plot: north }, known), ...links]
  }
  expect(notes(['ph'], before(4, 'ph', 'no3n'))).toEqual([
    expect.stringMatching(/^この畑の硝酸は、.*日に測っています。その日の診断も見てから/u),
    '/diag?record=of-4&sample=s2',
  ])
  expect(notes(['ph'], before(9, 'no3n'), before(4, 'no3n')).at(-1)).toContain('of-4')
  expect(notes(['ph', 'no3n'], before(4, 'ph', 'no3n'))).toEqual([])
  expect(notes(['ph'], before(200, 'no3n'))).toEqual([])
  const elsewhere = { ...before(4, 'no3n'), samples: [{ id: 's2', name: '', plot: 'south' }] }
  expect(notes(['ph'], elsewhere)).toEqual([])
})

test('of several tests of fields the newest of each item counts, whatever their order', () => {
  const tests = [3, 9, 5].map((days) =>
    soilRecord(`${days}`, daysAgoAt(days), {
      samples: [
        { id: 's1', name: '', plot: 'north' },
        { id: 't', name: '南の畑' },
      ],
    }),
  )
  const newest = newestTests({ plots, tests: tests.map(summarize) }, daysAgoAt(8))
  const laterOf = (place: number) => {
    const record = tests[place]
    const sample = record?.samples[0]
    if (record === undefined || sample === undefined) throw new Error('no sample')
    return laterTestsOf({ record, sample, plot: north }, newest).later.map(({ test: it }) => it)
  }
  expect(laterOf(0)).toEqual([])
  expect(laterOf(1).map(({ startedAt }) => startedAt)).toEqual([tests[0]?.startedAt])
})

test('typed values are of no day and no field’s sample', () => {
  expect(answerNotes({ judged: { kind: 'typed' }, plot: north }, { plots, records: [] })).toEqual(
    [],
  )
})
