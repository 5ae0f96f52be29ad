// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { createStore } from 'zustand'
import type { Services } from '#app/services.ts'
import { agenda } from '#domain/run/agenda.ts'
import { applyEvent } from '#domain/run/replay.ts'
import { advance, startRun, type Run } from '#domain/run/run.ts'
import type { RunSetup } from '#domain/run/run-event.ts'
import { instant } from '#domain/units.ts'
import { practiceKit } from '#knowledge/practice/practice-kit.ts'
import { loadTexts, texts } from '#locales/texts.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ReadingPanel } from './reading.tsx'
import { TaskStage } from './task-stage.tsx'

beforeEach(() => loadTexts('ja', 'ui', 'live', 'first', 'drawings'))

const sample = 'practice'
const lane = 'paper'

/** The practice one minute after each tap: ready to begin, ready to dip, ready to read. */
function stages(): readonly Run[] {
  const setup: RunSetup = {
    id: 'run',
    kit: practiceKit(texts('first').practiceKit),
    analytes: ['wetness'],
    samples: [{ id: sample, name: 'A' }],
    wallOffset: 0,
  }
  let run = startRun(setup, { id: 'start', at: instant(0), kind: 'started', setup })
  const found = [run]
  for (const step of [0, 1]) {
    const at = instant(step * 60_000)
    const done = applyEvent(advance(run, at), {
      id: `${step}`,
      at,
      kind: 'confirmed',
      sample,
      lane,
      step,
    })
    if (!done.ok) throw new Error(done.reason)
    run = advance(done.value, instant(at + 60_000))
    found.push(run)
  }
  return found
}

/** Labels of the controls that lead away from each stage. */
async function waysOut(isPractice: boolean): Promise<readonly (readonly string[])[]> {
  const ways: string[][] = []
  for (const [index, run] of stages().entries()) {
    const now = instant(index * 60_000)
    const { now: task } = agenda(run, now)
    if (task === null) throw new Error('nothing to do')
    const session = { time: createStore(() => ({ now })) }
    const services: unknown = {
      session,
      practice: isPractice ? session : {},
      kits: { store: createStore(() => ({ isReady: false })) },
      charts: { store: createStore(() => ({ charts: [] })) },
    }
    const screen = (
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the two ask for
      <ServicesProvider services={services as Services}>
        {task.status.kind === 'read' ? (
          <ReadingPanel run={run} task={task} />
        ) : (
          <TaskStage run={run} task={task} now={now} notBefore={null} isHalf={false} />
        )}
      </ServicesProvider>
    )
    const place = document.createElement('div')
    const root = createRoot(place)
    const router = createMemoryRouter([{ path: '/', element: screen }])
    await act(async () => root.render(<RouterProvider router={router} />))
    const found = [...place.querySelectorAll('a, button:has(.icon-photo_camera)')]
    ways.push(found.map(({ textContent }) => textContent))
    await act(async () => root.unmount())
  }
  return ways
}

it('a practice has no links away: the manual, the charts and the camera do not know its kit', async () => {
  expect(await waysOut(false)).toEqual([
    ['くわしく'],
    ['くわしく'],
    ['カメラで確かめる', '大きな比色表'],
  ])
  expect(await waysOut(true)).toEqual([[], [], []])
})
