// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import { createPlots } from '#app/records/plots.ts'
import type { Services } from '#app/services.ts'
import { createSetup } from '#app/session/setup.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { NamesSheet } from './setup-sheets.tsx'

let root: Root
beforeEach(() => loadTexts('ja', 'ui', 'timer'))
afterEach(() => act(async () => root.unmount()))

async function open() {
  const plots = createPlots({
    log: fakeEventLog(),
    ids: fakeIds(),
    store: createStoreOf('plots'),
  })
  for (const name of ['北の畑', '南の畑']) await plots.keep(newPlot(name, name))
  const setup = createSetup(fakePreferences())
  setup.setCount(3)
  const used: object = { plots, setup }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the services that the sheet uses
      <ServicesProvider services={used as Services}>
        <NamesSheet open onClose={() => undefined} />
      </ServicesProvider>,
    ),
  )
  /** `detail` as in a click: the number of taps, none from a keyboard. */
  const choose = (field: string, detail: number) =>
    act(async () => {
      const chip = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === field,
      )
      chip?.focus()
      chip?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    })
  return { choose, names: () => setup.store.getState().names }
}

const next = () => document.querySelector('output')?.textContent

it('fields tapped name sample after sample, and the list stays under the finger', async () => {
  const { choose, names } = await open()
  expect(next()).toBe('1番目の試料の名前')
  await choose('南の畑', 1)
  expect(document.activeElement?.textContent).toBe('南の畑')
  expect(next()).toBe('2番目の試料の名前')
  await choose('北の畑', 1)
  expect(document.activeElement?.textContent).toBe('北の畑')
  expect(names()).toEqual(['南の畑', '北の畑'])
})

it('a field chosen by keyboard moves the focus to the next sample', async () => {
  const { choose, names } = await open()
  await choose('南の畑', 0)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2番目の試料の名前')
  expect(names()).toEqual(['南の畑'])
})
