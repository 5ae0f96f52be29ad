// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDiagnosisChoices } from '#app/diagnosis-choices.ts'
import { createLiveStores } from '#app/live-stores.ts'
import type { Services } from '#app/services.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { JudgeView } from './judge-view.tsx'

let root: Root

beforeAll(() => loadTexts('ja', 'ui', 'judge'))
afterEach(() => act(async () => root.unmount()))

const clock = { now: () => instant(9000), wallOffset: () => 0 }
const ph = firstKit.analytes.find(({ species }) => species === 'pH')?.id ?? ''
const acid = (sample: string) => ({
  sample,
  analyte: ph,
  answer: { kind: 'typed' as const, value: 5.2 },
  dueAt: instant(0),
  readAt: instant(0),
})
const twoSamples = soilRecord('r1', instant(2000), {
  kit: firstKit,
  samples: [
    { id: 's1', name: '北' },
    { id: 's2', name: '南' },
  ],
  readings: [acid('s1'), acid('s2')],
})
const withLaboratory = soilRecord('r2', instant(1000), {
  kit: firstKit,
  readings: [acid('s1')],
  measured: [
    {
      id: 'm1',
      sample: 's1',
      source: 'laboratory',
      species: 'P2O5',
      unit: 'mg/100g',
      value: 20,
      method: 'lab-available-p2o5',
    },
  ],
})

interface Start {
  readonly address?: string
  readonly records?: readonly SoilRecord[]
  readonly chosen?: Readonly<Record<string, unknown>>
}

async function open({ address = '/', records = [], chosen }: Start) {
  const stores = createLiveStores()
  stores.records.setState({ ready: true, recent: records })
  const preferences = fakePreferences({ 'diagnosis-choices': { crop: 'tomato', ...chosen } })
  const choices = createDiagnosisChoices({ preferences, clock })
  const services = {
    plots: { store: stores.plots, start: async () => undefined },
    records: {
      store: stores.records,
      read: async () => [],
      change: async () => ({ ok: true, value: [] }),
    },
    newId: async () => 'd1',
    diagnosisChoices: async () => choices,
  }
  const router = createMemoryRouter([{ path: '/', Component: JudgeView }], {
    initialEntries: [address],
  })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what this view asks for
      <ServicesProvider services={services as unknown as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  )
  await until(() => document.querySelector('[role=combobox]') !== null)
  return { choices, router, stores }
}

/** Lets the view go on until then, every update inside `act`. */
async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 400 && !isSo(); turn += 1) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
  }
  expect(isSo()).toBe(true)
}

async function type(input: Element | null, text: string) {
  if (!(input instanceof HTMLInputElement)) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const ecField = () => document.querySelector('[aria-label="ECの値"]')
const phosphateField = () => labelled('可給態リン酸（分析値・トルオーグ法）')
const labelled = (words: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === words)
    ?.control ?? null

async function choose(label: '測定' | '試料', value: string) {
  const field = labelled(label)
  if (!(field instanceof HTMLSelectElement)) throw new Error('no field')
  await act(async () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const chooseSource = (value: 'last' | 'typed') =>
  act(async () => document.querySelector<HTMLElement>(`[value=${value}]`)?.click())
const cards = () =>
  [...document.querySelectorAll('article')].map(({ textContent }) => textContent).join('\n')

describe('what is typed beside a sample', () => {
  const records = [twoSamples, withLaboratory]

  async function typeBesideFirst() {
    const opened = await open({ address: '/?record=r1&sample=s1', records })
    await type(ecField(), '2.5')
    await type(phosphateField(), '350')
    expect(cards()).toContain('2.5 mS/cm')
    expect(cards()).toContain('350 mg/100g')
    return opened
  }

  test.each([
    ['sample', () => choose('試料', 's2')],
    ['test', () => choose('測定', 'r2')],
  ])('is not used for another %s, and stays with its own', async (_, leave) => {
    await typeBesideFirst()
    await leave()
    expect(cards()).not.toMatch(/2\.5 mS\/cm|350 mg\/100g/)
    expect(ecField()).toHaveProperty('value', '')
    await choose('測定', 'r1')
    expect(cards()).toContain('2.5 mS/cm')
    expect(cards()).toContain('350 mg/100g')
  })

  test('does not take the place of what a laboratory found for another test', async () => {
    await typeBesideFirst()
    await choose('測定', 'r2')
    expect(cards()).toContain('20 mg/100g')
  })

  test('is in the address as long as its sample is, for a reload and the way back', async () => {
    const { router } = await typeBesideFirst()
    const told = router.state.location.search
    await choose('試料', 's2')
    expect(router.state.location.search).toBe('?record=r1&sample=s2')
    await choose('測定', 'r2')
    expect(router.state.location.search).toBe('?record=r2&sample=s1')
    await choose('測定', 'r1')
    const [before, after] = [told, router.state.location.search].map((text) =>
      Object.fromEntries(new URLSearchParams(text)),
    )
    expect(after).toEqual(before)
    await act(async () => root.unmount())
    await open({ address: told, records })
    expect(cards()).toContain('2.5 mS/cm')
    await choose('試料', 's2')
    expect(cards()).not.toContain('2.5 mS/cm')
  })

  test('is left with it on the way to the newest test', async () => {
    const { router } = await open({
      address: '/?record=r2&sample=s1&ec=2.5_EC_mS/cm',
      records,
    })
    expect(cards()).toContain('2.5 mS/cm')
    await act(() => router.navigate('/'))
    expect(cards()).not.toContain('2.5 mS/cm')
    await act(() => router.navigate(-1))
    await until(() => cards().includes('2.5 mS/cm'))
  })

  test('keeps its test in sight, whatever test is kept meanwhile', async () => {
    const { stores } = await open({ records: [withLaboratory] })
    await type(ecField(), '2.5')
    await act(async () => stores.records.setState({ recent: records }))
    expect(labelled('測定')).toHaveProperty('value', 'r2')
    expect(cards()).toContain('2.5 mS/cm')
  })

  test('is not what is typed without a test; each stays as it was typed', async () => {
    await typeBesideFirst()
    await chooseSource('typed')
    expect(ecField()).toHaveProperty('value', '')
    await type(ecField(), '0.3')
    await type(phosphateField(), '40')
    await chooseSource('last')
    expect(cards()).toContain('2.5 mS/cm')
    expect(cards()).toContain('350 mg/100g')
    await chooseSource('typed')
    expect(cards()).toContain('0.3 mS/cm')
    expect(cards()).toContain('40 mg/100g')
  })
})

test('the shopping list holds no mix of a plan that is not there any more', async () => {
  const { choices } = await open({
    address:
      '/?from=typed&nitrate=2_NO3-N_kg/10a&phosphate=2_P2O5_kg/10a&potassium=2_K2O_kg/10a&liquid=water',
    chosen: { mix: ['compound-8-8-8'], area: { value: 20, unit: 'm2' } },
  })
  const list = () =>
    [...document.querySelectorAll('table input')].map(
      (bag) => bag.closest('tr')?.querySelector('th')?.textContent,
    )
  await until(() => list().includes('化成肥料 8-8-8（オール8）'))
  await act(async () => choices.change({ growth: 'growing' }))
  expect(list()).toEqual(['硫安'])
  await act(async () => choices.change({ growth: 'before-planting', crop: 'blueberry' }))
  expect(list()).toEqual([])
  await act(async () => choices.change({ crop: 'tomato' }))
  expect(list()).toContain('化成肥料 8-8-8（オール8）')
})

test('the diagnosis of one sample is kept; the like of another can still be', async () => {
  await open({ address: '/?record=r1&sample=s1', records: [twoSamples] })
  const keep = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'この診断を残す',
    )
  await act(async () => keep()?.click())
  await until(() => keep() === undefined)
  await choose('試料', 's2')
  expect(keep()).toBeDefined()
})

test('what a laboratory told of is not called unmeasured', async () => {
  const told = { id: 'm1', sample: 's1', source: 'laboratory', species: 'pH', unit: '' } as const
  const ofLaboratory = soilRecord('r1', instant(1000), {
    kit: firstKit,
    readings: [],
    measured: [{ ...told, value: 5.2, method: 'lab-ph' }],
  })
  await open({ address: '/?record=r1', records: [ofLaboratory] })
  await until(() => cards().includes('pH（分析値）'))
  const page = document.body.textContent
  expect(page).not.toContain('pH・硝酸態窒素')
  expect(page).toContain('硝酸態窒素・リン酸・カリは測っていません')
})
