// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Services } from '#app/services.ts'
import type { LiveSession } from '#app/session/session-state.ts'
import type { CameraEvidence, Reading } from '#domain/reading/reading.ts'
import { startRun } from '#domain/run/run.ts'
import type { RunSetup } from '#domain/run/run-event.ts'
import type { LateReading, RunPlan } from '#domain/run/run-plan.ts'
import { instant, seconds } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { stripKit } from '#testing/small-kit.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { RunNotices } from './run-notices.tsx'

beforeEach(() => loadTexts('ja', 'ui', 'live', 'status'))

const at = instant(0)
const byEye: Reading = {
  sample: 'a',
  analyte: 'no3',
  answer: { kind: 'level', level: 0 },
  dueAt: at,
  readAt: at,
}
const byCamera = (photo: CameraEvidence['photo']): Reading => ({
  ...byEye,
  camera: {
    outcome: { kind: 'refused', reasons: [] },
    gates: {},
    verdict: 'discarded',
    photo,
  },
})

const planWith = (...late: readonly LateReading[]): RunPlan => ({
  steps: [],
  rinses: [],
  end: at,
  earliestEnd: at,
  late,
})

const noticesAfter = (...readings: readonly Reading[]) => noticesOf({ readings })

async function noticesOf({
  readings = [],
  plan = planWith(),
}: {
  readonly readings?: readonly Reading[]
  readonly plan?: RunPlan
}) {
  const setup: RunSetup = {
    id: 'run',
    kit: stripKit,
    analytes: ['no3'],
    samples: [{ id: 'a', name: 'A' }],
    wallOffset: 0,
  }
  const run = startRun(setup, { id: '0', at, kind: 'started', setup })
  const live: LiveSession = {
    phase: 'running',
    run: { ...run, readings },
    isComplete: false,
    plan,
    infeasibility: null,
    preferred: null,
    isElsewhere: false,
    isResumed: false,
    clockCandidates: null,
    notPersisted: null,
    recordStatus: 'open',
  }
  const services: object = {
    signals: { store: createStore(() => ({ ringsHere: true, alarm: 'ready', wakeLock: 'held' })) },
    settings: { store: createStore(() => ({ sound: true, volume: 1 })) },
    storage: {
      store: createStore(() => ({
        health: { kept: 'durable', failure: null },
        unacknowledgedLoss: null,
      })),
    },
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the notices ask for
      <ServicesProvider services={services as Services}>
        <RunNotices live={live} />
      </ServicesProvider>,
    ),
  )
  const text = place.textContent
  await act(async () => root.unmount())
  return text
}

it('says during the test that the photograph of a reading could not be kept, until something else is read', async () => {
  expect(await noticesAfter(byCamera(null))).toContain(
    '写真は保存できませんでした。値は保存します。',
  )
  const together = { ...byEye, analyte: 'ph' }
  expect(await noticesAfter(byCamera(null), together)).toContain('写真は保存できませんでした')
  expect(await noticesAfter(byCamera(null), { ...byEye, sample: 'b' })).toBe('')
})

it('says nothing about a stored photograph, nor without one', async () => {
  expect(await noticesAfter()).toBe('')
  expect(await noticesAfter(byEye, byCamera('a'.repeat(64)))).toBe('')
})

it('says which reading will be late, by how much, and names no more than three', async () => {
  const late: LateReading = { sample: 'a', lane: 'n', step: 2, by: seconds(42) }
  expect(await noticesOf({ plan: planWith(late) })).toContain('A「read-n」：約42秒遅れます。')
  expect(await noticesOf({ plan: planWith() })).not.toContain('遅れ')
  const many = ['n', 'p', 'soil', 'none'].map((lane) => ({ ...late, lane }))
  expect((await noticesOf({ plan: planWith(...many) })).match(/約42秒/g)).toHaveLength(3)
})
