import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'
import { ChartStage } from './chart-stage.tsx'

beforeAll(() => loadTexts('ja', 'ui', 'color-chart'))
beforeEach(() => page.viewport(360, 640))

/** The levels as they are once their colors are known. */
const bandsOf = (analyte: Analyte) =>
  shownLevels(analyte, null).map((shown) => ({
    ...shown,
    level: { ...shown.level, look: { kind: 'swatch', hex: '#cc8844', isComputed: true } as const },
  }))

function Stage({ first }: { readonly first: number }) {
  const [chosen, setChosen] = useState(first)
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <ChartStage
      kit={firstKit}
      chosen={chosen}
      opened={opened}
      bandsOf={bandsOf}
      onChoose={setChosen}
      onOpen={setOpened}
    />
  )
}

const tab = (index: number) => page.getByRole('tab', { name: firstKit.analytes[index]?.name ?? '' })

function row() {
  const found = document.querySelector('[role=tabpanel]')?.parentElement
  if (found === null || found === undefined) throw new Error('no row of panels')
  return found
}

describe('the row of charts', () => {
  test('shows the analyte of the address at once', async () => {
    await render(<Stage first={2} />)
    await expect.poll(() => row().scrollLeft).toBe(2 * row().clientWidth)
  })

  test('draws the other charts without being touched, once the page has settled', async () => {
    await render(<Stage first={0} />)
    const panels = () => [...row().children].map(({ textContent }) => textContent)
    await expect.poll(panels, { timeout: 6000 }).not.toContain('')
  })

  test('chooses the analyte that was swiped into sight', async () => {
    await render(<Stage first={0} />)
    row().scrollBy({ left: row().clientWidth })
    await expect.element(tab(1)).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab(0)).toHaveAttribute('aria-selected', 'false')
  })

  test('brings the analyte of a tapped tab into sight', async () => {
    await render(<Stage first={0} />)
    await tab(3).click()
    await expect.poll(() => row().scrollLeft).toBe(3 * row().clientWidth)
    await expect.element(tab(3)).toHaveAttribute('aria-selected', 'true')
  })

  test('stays on its analyte when the phone is turned', async () => {
    await render(<Stage first={1} />)
    await page.viewport(640, 360)
    await expect.poll(() => row().scrollLeft).toBe(row().clientWidth)
    await expect.element(tab(1)).toHaveAttribute('aria-selected', 'true')
  })

  test('does not take a scroll caused by turning the phone for a swipe', async () => {
    await render(<Stage first={2} />)
    await expect.poll(() => row().scrollLeft).toBe(2 * row().clientWidth)
    window.dispatchEvent(new Event('resize'))
    row().scrollTo({ left: 40, behavior: 'instant' })
    await expect.poll(() => row().scrollLeft).toBe(2 * row().clientWidth)
    // Longer than the delay after which a swipe counts.
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect.element(tab(2)).toHaveAttribute('aria-selected', 'true')
    expect(row().scrollLeft).toBe(2 * row().clientWidth)
  })

  test('gives a tapped band half the screen', async () => {
    await render(<Stage first={0} />)
    const band = page.getByRole('button', { name: '5.5' })
    await band.click()
    await expect
      .poll(() => band.element().closest('li')?.getBoundingClientRect().height)
      .toBeGreaterThanOrEqual(320)
    await userEvent.keyboard('{Enter}')
    await expect.element(band).toHaveAttribute('aria-expanded', 'false')
  })

  test.each([360, 768, 1440])(
    'marks a computed color below its value, clear of the color, %i px wide',
    async (width) => {
      await page.viewport(width, 900)
      await render(<Stage first={0} />)
      const level = page.getByRole('tabpanel').getByRole('listitem').first()
      const mark = level.getByText('計算した色')
      await expect.element(mark).toBeVisible()
      const value = level.getByText('5', { exact: false }).last()
      const [above, below] = [value, mark].map((it) => it.element().getBoundingClientRect())
      expect(below?.left).toBe(above?.left)
      expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(0)
      expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeLessThan(16)
    },
  )
})
