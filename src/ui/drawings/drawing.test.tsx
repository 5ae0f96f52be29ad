// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawings } from '#locales/ja/drawings.ts'
import { loadTexts } from '#locales/texts.ts'
import { stripKit } from '#testing/small-kit.ts'
import { allDrawings } from './all-drawings.tsx'
import type { DrawingName } from './drawing-name.ts'
import { Drawing } from './drawing.tsx'
import { kitScene } from './scene-box.ts'
import { scenes } from './scene-shapes.ts'
import { KitPicture, Scene } from './scene.tsx'
import { StepDrawing } from './step-drawing.tsx'

let root: Root
let place: HTMLElement

beforeAll(() => loadTexts('ja', 'ui'))
beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

async function show(shown: React.ReactNode) {
  await act(async () => root.render(shown))
  await act(async () => vi.dynamicImportSettled())
  await vi.waitFor(() => expect(place.querySelector('path')).not.toBeNull())
}
const svg = () => place.querySelector('svg')

const isName = (name: string): name is DrawingName => name in allDrawings
const names = Object.keys(allDrawings).filter(isName)

test('every drawing has words, and every word a drawing', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...names].toSorted())
})

describe.each(Object.entries({ ...allDrawings, ...scenes }))('the picture %s', (_, shapes) => {
  test('is small, and draws no shape twice', () => {
    expect(JSON.stringify(shapes).length).toBeLessThan(6000)
    const drawn = shapes.map((shape) => JSON.stringify(shape))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('a drawing', () => {
  test('keeps its place before its shapes are here, and says nothing', () => {
    const html = renderToStaticMarkup(<Drawing name="settle" />)
    expect(html).toContain('viewBox="0 0 340 250"')
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toContain('<path')
  })

  test('says what it shows, with no inline style', async () => {
    await show(<Drawing name="settle" label={drawings.settle} />)
    expect(svg()?.getAttribute('role')).toBe('img')
    expect(svg()?.getAttribute('aria-label')).toBe(drawings.settle)
    expect(place.innerHTML).not.toContain('style=')
  })

  test.each([
    [3, '3秒'],
    [120, '2分'],
    [1800, '30分'],
    [90, '1分30秒'],
  ])('shows %i seconds on its stopwatch as %s', async (length, said) => {
    await show(<Drawing name="shake-bottle" length={length} />)
    expect(svg()?.querySelector('text')?.textContent).toBe(said)
  })

  test('has no stopwatch where no time is known', async () => {
    await show(<Drawing name="shake-bottle" />)
    expect(svg()?.querySelector('text')).toBeNull()
  })

  test('shows the amount of the kit at its line', async () => {
    await show(<Drawing name="add-water" amount="50mL" />)
    expect(svg()?.querySelector('text')?.textContent).toBe('50mL')
  })
})

describe('the drawing in a step', () => {
  const stepOf = (id: string) => {
    const step = stripKit.lanes.flatMap(({ steps }) => steps).find((it) => it.id === id)
    if (step === undefined) throw new Error(`no step ${id}`)
    return step
  }

  test('comes with its words and its seconds', async () => {
    await show(<StepDrawing kit={stripKit} step={stepOf('dip-n')} />)
    expect(svg()?.getAttribute('aria-label')).toBe('試験紙を液に浸す図')
    expect(svg()?.querySelector('text')?.textContent).toBe('3秒')
  })

  test('names no seconds where the kit names none', async () => {
    await show(<StepDrawing kit={stripKit} step={stepOf('read-n')} />)
    expect(svg()?.getAttribute('aria-label')).toContain('裏返して')
    expect(svg()?.querySelector('text')).toBeNull()
  })
})

describe('a scene', () => {
  test('keeps its place before its shapes are here', () => {
    const html = renderToStaticMarkup(<Scene name="field" />)
    expect(html).toContain('viewBox="0 0 360 250"')
    expect(html).not.toContain('<path')
  })

  test('of a kit is that of its kind; a kit of one’s own is a box', async () => {
    expect(kitScene('earth-check')).toBe('kit-earth-check')
    expect(kitScene('mine')).toBe('kit-own')
    await show(<KitPicture kit="midorikun" />)
    expect(svg()?.querySelectorAll('path')).toHaveLength(scenes['kit-midorikun'].length)
  })
})
