// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RunPlan } from '#domain/run/run-plan.ts'
import { startRun } from '#domain/run/run.ts'
import { instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { kitOf, read } from '#testing/small-kit.ts'
import { TimelineDialog } from './timeline-card.tsx'

const at = (minutes: number) => instant(minutes * 60_000)
const setup = {
  id: 'run',
  wallOffset: 0,
  kit: kitOf(read('look', ['n'])),
  analytes: ['n'],
  samples: [{ id: 'a', name: 'a' }],
}
const run = startRun(setup, { id: '0', at: at(0), kind: 'started', setup })
const place = document.createElement('div')
let root: Root

const words = async (plan: Pick<RunPlan, 'end' | 'earliestEnd'>, now = at(0)) => {
  const whole = { steps: [], rinses: [], late: [], ...plan }
  await act(async () =>
    root.render(
      <TimelineDialog open onClose={() => {}} run={run} plan={whole} now={now} current={null} />,
    ),
  )
  return place.textContent
}

beforeEach(async () => {
  await loadTexts('ja', 'ui', 'live', 'timer')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

it('shows beside the end the lower bound of any order of the work', async () => {
  const plan = { end: at(40), earliestEnd: at(33.9) }
  expect(await words(plan)).toContain('早くても、あと約33分かかります')
  expect(await words(plan, at(10))).toContain('早くても、あと約23分かかります')
})

it('hides it if the plan is about as short, or almost nothing is left', async () => {
  expect(await words({ end: at(40), earliestEnd: at(39.5) })).not.toContain('どの順番でも')
  expect(await words({ end: at(40), earliestEnd: at(10) }, at(9.5))).not.toContain('どの順番でも')
})
