import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#locales/texts.ts'
import { Switch } from './switch.tsx'

beforeAll(() => loadTexts('ja', 'ui'))

function Stage({ disabled = false }: { readonly disabled?: boolean }) {
  const [isOn, setIsOn] = useState(false)
  return <Switch label="音" checked={isOn} onChange={setIsOn} disabled={disabled} />
}

const sound = () => page.getByRole('switch', { name: '音' })

test('a tap on the label turns it on; the state is a word as well', async () => {
  await render(<Stage />)
  await expect.element(page.getByText('オフ')).toBeVisible()
  await page.getByText('音').click()
  await expect.element(sound()).toBeChecked()
  await expect.element(page.getByText('オン')).toBeVisible()
})

test('the space bar turns it', async () => {
  await render(<Stage />)
  await userEvent.keyboard('{Tab} ')
  await expect.element(sound()).toBeChecked()
})

test('a disabled one does not move', async () => {
  await render(<Stage disabled />)
  await expect.element(sound()).toBeDisabled()
})
