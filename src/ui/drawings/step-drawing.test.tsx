// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { stripKit } from '#testing/small-kit.ts'
import { StepDrawing } from './step-drawing.tsx'

let root: Root

beforeAll(() => loadTexts('ja', 'ui'))
beforeEach(() => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

async function show(id: string) {
  const step = stripKit.lanes.flatMap(({ steps }) => steps).find((it) => it.id === id)
  if (step === undefined) throw new Error(`no step ${id}`)
  await act(async () => root.render(<StepDrawing kit={stripKit} step={step} />))
  await act(async () => vi.dynamicImportSettled())
}
const drawing = () => document.querySelector('svg')

test('fetches the drawing of a step with its words and its seconds', async () => {
  await show('dip-n')
  await vi.waitFor(() => expect(drawing()?.getAttribute('aria-label')).toBe('試験紙を液に浸す図'))
  expect(drawing()?.querySelector('text')?.textContent).toBe('3秒')
})

test('names no seconds where the kit names none', async () => {
  await show('read-n')
  await vi.waitFor(() => expect(drawing()?.getAttribute('aria-label')).toContain('裏返して'))
  expect(drawing()?.querySelector('text')).toBeNull()
})
