import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Choice } from './choice.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

const options = [
  { value: 'light', label: '明るい', detail: 'ふだん使い' },
  { value: 'dark', label: '暗い' },
  { value: 'sunlight', label: '日なた' },
] as const

function Stage() {
  const [theme, setTheme] = useState<(typeof options)[number]['value']>('light')
  return <Choice legend="画面の色" options={options} value={theme} onChange={setTheme} />
}

const option = (name: string) => page.getByRole('radio', { name })

test('one of a named group is chosen by a tap on its label', async () => {
  await render(<Stage />)
  await expect.element(page.getByRole('group', { name: '画面の色' })).toBeVisible()
  // The invisible radio button covers the label and receives its tap.
  await page.getByText('日なた').click({ force: true })
  await expect.element(option('日なた')).toBeChecked()
  await expect.element(option('明るい')).not.toBeChecked()
})

test('arrow keys move the choice, and Tab enters at the chosen one', async () => {
  await render(<Stage />)
  await userEvent.keyboard('{Tab}')
  await expect.element(option('明るい')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('暗い')).toBeChecked()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(option('日なた')).toBeChecked()
})

test('every option is at least 48 px high', async () => {
  await render(<Stage />)
  const heights = Array.from(document.querySelectorAll('label'), (label) => label.offsetHeight)
  expect(heights).toHaveLength(3)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
})
