// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSamplingChecklist } from '#app/sampling-checklist.ts'
import type { Services } from '#app/services.ts'
import { samplingTasks } from '#knowledge/sampling/sampling.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakePreferences } from '#testing/fake-preferences.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { HintsPage } from './hints-page.tsx'

let root: Root
let preferences: ReturnType<typeof fakePreferences>

beforeAll(() => loadTexts('ja', 'ui', 'hints'))
beforeEach(() => {
  preferences = fakePreferences()
})
afterEach(() => act(async () => root.unmount()))

async function open() {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  const checklist = createSamplingChecklist(preferences)
  const router = createMemoryRouter([{ path: '/', Component: HintsPage }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page asks for nothing else
  const services = { checklist } as Services
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ServicesProvider>,
    ),
  )
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const ticked = () => boxes().filter(({ checked }) => checked).length
const tap = (element: HTMLElement | undefined) => act(async () => element?.click())
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const text = () => document.body.textContent

async function typeDays(days: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=number]')
  if (field === null) throw new Error('no field for days')
  await act(async () => {
    // Past the value React has put there, as typing does.
    Reflect.set(HTMLInputElement.prototype, 'value', days, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe('the hints page', () => {
  test('keeps the ticks of the checklist over a reload', async () => {
    await open()
    expect(boxes()).toHaveLength(samplingTasks.length)
    expect(ticked()).toBe(0)
    await tap(boxes()[2])
    await tap(boxes()[4])
    expect(text()).toContain(`2 / ${samplingTasks.length} 済み`)
    await act(async () => root.unmount())
    await open()
    expect(boxes().map(({ checked }) => checked)).toEqual(
      samplingTasks.map((_task, index) => index === 2 || index === 4),
    )
  })

  test('clears all ticks at once, and takes that back', async () => {
    await open()
    for (const box of boxes()) await tap(box)
    expect(text()).toContain('すべて済みました')
    await tap(button('印をすべて消す'))
    expect(ticked()).toBe(0)
    await tap(button('元に戻す'))
    expect(ticked()).toBe(samplingTasks.length)
  })

  test('says so where the device keeps nothing', async () => {
    preferences.refuse()
    await open()
    expect(text()).not.toContain('印を残せません')
    await tap(boxes()[0])
    expect(ticked()).toBe(1)
    expect(text()).toContain('印を残せません')
  })

  test('says for each source whether the soil has waited long enough', async () => {
    await open()
    expect(text()).not.toContain('足りています')
    await typeDays('10')
    expect(text()).toContain('足りています')
    expect(text()).toContain('あと11日')
    expect(text()).toContain('あと20日')
    await typeDays('')
    expect(text()).not.toContain('足りています')
  })

  test('shows differing depths side by side, each with its source', async () => {
    await open()
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows.find((row) => row.startsWith('みどりくん'))).toContain('5〜10 cm公式手順')
    expect(rows.find((row) => row.startsWith('野菜'))).toContain('0〜20 cm公式手順')
    expect(rows.every((row) => row.includes('出典'))).toBe(true)
    expect(text()).toContain('出典によって違います')
  })

  test('says the drawing of the five points in words', async () => {
    await open()
    const drawing = document.querySelector('svg[role=img]')
    expect(drawing?.querySelectorAll('circle')).toHaveLength(5)
    expect(drawing?.getAttribute('aria-label')).toContain('四すみ')
  })
})
