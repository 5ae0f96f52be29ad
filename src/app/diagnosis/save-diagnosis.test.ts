import { beforeAll, expect, test } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createRecords } from '#app/records/records.ts'
import { formOf } from '#domain/diagnosis/input/typed-values.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { decidedOf } from '#testing/answer-of.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { soilRecord } from '#testing/soil-record.ts'
import type { DiagnosisSubject } from './answer-sample.ts'
import { saveDiagnoses, saveDiagnosis } from './save-diagnosis.ts'

beforeAll(() => loadTexts('ja', 'judge'))

const at = instant(1_795_134_600_000)
const typed = formOf((name) => (name === 'ph' ? '5.2_pH_' : null))

const decidedOn = (judged: DiagnosisSubject) => decidedOf({ judged, typed })

async function phone() {
  const log = fakeEventLog()
  const records = createRecords({ log, store: createStoreOf('records') })
  const measured = [
    {
      id: 'm',
      sample: 's1',
      source: 'laboratory',
      method: 'lab-ph',
      species: 'pH',
      unit: '',
      value: 5.2,
    },
  ] as const
  await records.keep(soilRecord('r', at, { measured }))
  const read = async (id: string) => (await records.read([id]))[0]?.record
  const decided = async () => {
    const record = await read('r')
    const sample = record?.samples[0]
    if (record === undefined || sample === undefined) throw new Error('no sample')
    return decidedOn({ kind: 'record', record, sample })
  }
  const opened: string[] = []
  const openSaved = async (record: string) => {
    opened.push(record)
    return () => void opened.pop()
  }
  const now = { at, wallOffset: 0 }
  const ids = { diagnosis: 'd1', record: 'made' }
  return { log, records, read, decided, opened, needs: { records, ids, typed, now, openSaved } }
}

test('a decision is kept with its test, and taken back by undoing', async () => {
  const { read, decided, needs } = await phone()
  const saved = await saveDiagnosis(await decided(), needs)
  expect(saved).toMatchObject({ ok: true, record: 'r', diagnosis: 'd1' })
  expect((await read('r'))?.diagnoses).toMatchObject([
    { id: 'd1', sample: 's1', crop: 'tomato', at },
  ])
  if (saved.ok) await saved.undo()
  expect((await read('r'))?.diagnoses ?? []).toEqual([])
})

test('values without a test become one, which is shown until it is undone', async () => {
  const { read, opened, needs } = await phone()
  const saved = await saveDiagnosis(decidedOn({ kind: 'typed' }), needs)
  expect(saved).toMatchObject({ ok: true, record: 'made', diagnosis: 'd1' })
  expect(await read('made')).toMatchObject({ readings: [{}], diagnoses: [{ id: 'd1' }] })
  expect(opened).toEqual(['made'])
  if (saved.ok) await saved.undo()
  expect(await read('made')).toBeUndefined()
  expect(opened).toEqual([])
})

test('what cannot be stored is neither saved nor shown', async () => {
  const { log, opened, decided, needs } = await phone()
  const ofTest = await decided()
  log.fail('full')
  expect(await saveDiagnosis(ofTest, needs)).toEqual({ ok: false, reason: 'full' })
  const ofTyped = decidedOn({ kind: 'typed' })
  expect(await saveDiagnosis(ofTyped, needs)).toEqual({ ok: false, reason: 'full' })
  expect(opened).toEqual([])
})

test('of many, the one that is a sample’s latest already is not saved again', async () => {
  const { records, read, decided } = await phone()
  let count = 0
  const needs = { records, newId: async () => `d${(count += 1)}`, at }
  expect(await saveDiagnoses([await decided()], needs)).toBeNull()
  expect(await saveDiagnoses([await decided()], needs)).toBeNull()
  expect((await read('r'))?.diagnoses).toHaveLength(1)
})
