import { expect, test } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createDiagnosisChoices, parseChoices } from '#app/records/diagnosis-choices.ts'
import { createPlots } from '#app/records/plots.ts'
import { createRecords } from '#app/records/records.ts'
import { createSetup } from '#app/session/setup.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { answerOf } from '#testing/answer-of.ts'
import type { DiagnosisSubject } from './answer-sample.ts'
import { createSamplePlot } from './sample-plot.ts'

const at = instant(1_795_134_600_000)
const conditions = { crop: 'tomato', depth: 15, soilType: 'andosol' }

async function phone({ sampleName = '試料1', judgesTyped = false } = {}) {
  const log = fakeEventLog()
  const plots = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  const records = createRecords({ log, store: createStoreOf('records') })
  const setup = createSetup(fakePreferences())
  const choices = createDiagnosisChoices({ preferences: fakePreferences(), clock: fakeClock() })
  const record = soilRecord('r', at, { samples: [{ id: 's1', name: sampleName }] })
  await records.keep(record)
  const [sample] = record.samples
  if (sample === undefined) throw new Error('no sample')
  const judged: DiagnosisSubject = judgesTyped
    ? { kind: 'typed' }
    : { kind: 'record', record, sample }
  const growth = 'growing'
  const chosen = { ...conditions, growth }
  const answer = answerOf({
    judged,
    choices: parseChoices({ places: { 'sample r s1': chosen, typed: chosen } }),
  })
  const forTyped: (string | null)[] = []
  const samplePlot = createSamplePlot(answer, {
    plots: { ...plots, newId: async () => plots.newId() },
    records,
    setup,
    choices,
    today: () => '2026-04-01',
    chooseForTyped: (plot) => void forTyped.push(plot),
  })
  const keptSample = async () => (await records.read(['r']))[0]?.record.samples[0]
  return { log, plots, setup, choices, samplePlot, keptSample, forTyped }
}

test('a new plot takes over what was entered for the sample, and names it where the app had', async () => {
  const { samplePlot, plots, setup, choices, keptSample } = await phone()
  expect(samplePlot.nameOfSample).toBe('')
  expect(await samplePlot.add('北の畑')).toEqual({ ok: true, value: 'new' })
  const [plot] = plots.store.getState().plots
  const crops = [{ crop: 'tomato', from: '2026-04-01', to: null }]
  expect(plot).toMatchObject({ name: '北の畑', depthCm: 15, crops })
  expect(choices.store.getState().places).toEqual({
    [`plot ${plot?.id}`]: { soilType: 'andosol', standard: null, flowerColor: null },
  })
  expect(await keptSample()).toMatchObject({ name: '北の畑', plot: plot?.id })
  expect(setup.store.getState().names).toEqual(['北の畑'])
})

test('a name that the user gave the sample stays, and is suggested for its plot', async () => {
  const { samplePlot, setup, keptSample } = await phone({ sampleName: '西' })
  expect(samplePlot.nameOfSample).toBe('西')
  await samplePlot.add('西の畑')
  expect(await keptSample()).toMatchObject({ name: '西' })
  expect(setup.store.getState().names).toEqual([])
})

test('an archived plot of that name is put back, but not another farmer’s', async () => {
  const { samplePlot, plots, keptSample } = await phone()
  const west = { ...newPlot('p3', '西の畑'), archived: true }
  await plots.keep({ ...west, id: 'p4', farmer: '佐藤' })
  await plots.keep(west)
  expect(await samplePlot.add('西の畑')).toEqual({ ok: true, value: 'unarchived' })
  const archived = plots.store.getState().plots.filter((one) => one.archived)
  expect(archived.map(({ id }) => id)).toEqual(['p4'])
  expect(await keptSample()).toMatchObject({ plot: 'p3' })
})

test('values without a test are stored with no plot', async () => {
  const { samplePlot, log, forTyped } = await phone({ judgesTyped: true })
  const before = log.all().length
  expect(await samplePlot.assign('p1')).toMatchObject({ ok: true })
  expect(forTyped).toEqual(['p1'])
  expect(log.all()).toHaveLength(before)
})

test('a plot that cannot be stored is assigned to nothing', async () => {
  const { samplePlot, log, choices, keptSample } = await phone()
  log.fail('full')
  expect(await samplePlot.add('北の畑')).toEqual({ ok: false, reason: 'full' })
  expect(await keptSample()).not.toHaveProperty('plot')
  expect(choices.store.getState().places).toEqual({})
})
