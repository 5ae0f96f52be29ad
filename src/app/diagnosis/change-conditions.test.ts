import { expect, test } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createDiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { createPlots } from '#app/records/plots.ts'
import { unknownConditions } from '#domain/diagnosis/input/field-conditions.ts'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { changeConditions } from './change-conditions.ts'

async function phone() {
  const log = fakeEventLog()
  const plots = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  const choices = createDiagnosisChoices({ preferences: fakePreferences(), clock: fakeClock() })
  const north = newPlot('p1', '北の畑')
  await plots.keep(north)
  return {
    log,
    north,
    needs: { plots, choices, today: '2026-04-01' },
    kept: () => plots.store.getState().plots[0],
    places: () => choices.store.getState().places,
    recentCrops: () => choices.store.getState().recentCrops,
  }
}
const answerOf = (plot: Plot | null, soilType: string | null = null) => ({
  place: 'sample r s1',
  plot,
  conditions: { ...unknownConditions, soilType },
})

test('conditions of a kept field stay with it, the others beside it, and both are undone', async () => {
  const { needs, north, kept, places, recentCrops } = await phone()
  const { stored, undo } = changeConditions(
    [{ answer: answerOf(north), patch: { crop: 'tomato', depth: 15, soilType: 'andosol' } }],
    needs,
  )
  expect(await stored).toMatchObject({ ok: true })
  const crops = [{ crop: 'tomato', from: '2026-04-01', to: null }]
  expect(kept()).toMatchObject({ depthCm: 15, crops })
  expect(places()).toEqual({ 'plot p1': { soilType: 'andosol' } })
  expect(recentCrops()).toEqual(['tomato'])
  expect(await undo()).toMatchObject({ ok: true })
  expect(kept()).toEqual(north)
  expect(places()).toEqual({ 'plot p1': { soilType: null } })
})

test('without a field all is kept for the sample alone', async () => {
  const { needs, log, places } = await phone()
  const before = log.all().length
  const patch = { crop: 'tomato', depth: 15 }
  const { stored, undo } = changeConditions([{ answer: answerOf(null), patch }], needs)
  expect(await stored).toMatchObject({ ok: true })
  expect(places()).toEqual({ 'sample r s1': patch })
  await undo()
  expect(places()).toEqual({ 'sample r s1': { crop: null, depth: null } })
  expect(log.all()).toHaveLength(before)
})

test('of two samples of one field, undoing brings back what was before the first', async () => {
  const { needs, north, places } = await phone()
  const { undo } = changeConditions(
    [
      { answer: answerOf(north, 'first'), patch: { soilType: 'second' } },
      { answer: answerOf(north, 'second'), patch: { soilType: 'third' } },
    ],
    needs,
  )
  expect(places()).toEqual({ 'plot p1': { soilType: 'third' } })
  await undo()
  expect(places()).toEqual({ 'plot p1': { soilType: 'first' } })
})

test('what was not stored is told once, and undoing it stores nothing', async () => {
  const { needs, north, log } = await phone()
  log.fail('full')
  const { stored, undo } = changeConditions(
    [{ answer: answerOf(north), patch: { depth: 15 } }],
    needs,
  )
  expect(await stored).toEqual({ ok: false, reason: 'full' })
  const events = log.all().length
  expect(await undo()).toMatchObject({ ok: true })
  expect(log.all()).toHaveLength(events)
})
