import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#locales/texts.ts'
import { Stepper } from './stepper.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

beforeAll(() => loadTexts('ja', 'ui'))

function Stage({ start, step = 1 }: { readonly start: number; readonly step?: number }) {
  const [count, setCount] = useState(start)
  return (
    <Stepper
      label="試料の数"
      value={count}
      min={1}
      max={5}
      step={step}
      unit="点"
      onChange={setCount}
    />
  )
}

const less = () => page.getByRole('button', { name: '試料の数を減らす' })
const more = () => page.getByRole('button', { name: '試料の数を増やす' })
const shown = () => page.getByRole('status')

test('counts up and down', async () => {
  await render(<Stage start={3} />)
  await more().click()
  await expect.element(shown()).toHaveTextContent('4点')
  await less().click()
  await less().click()
  await expect.element(shown()).toHaveTextContent('2点')
})

test('stops at the end, where its button keeps the focus', async () => {
  await render(<Stage start={4} />)
  await more().click()
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true')
  await more().click({ force: true })
  await expect.element(shown()).toHaveTextContent('5点')
  await expect.element(more()).toHaveFocus()
})

test('a wide step does not jump over the end', async () => {
  await render(<Stage start={2} step={10} />)
  await more().click()
  await expect.element(shown()).toHaveTextContent('5点')
})

test('its buttons are at least 48 px both ways', async () => {
  await render(<Stage start={3} />)
  const boxes = Array.from(document.querySelectorAll('button'), (button) => [
    button.offsetWidth,
    button.offsetHeight,
  ])
  expect(boxes).toHaveLength(2)
  expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(48)
})
