import { useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#locales/texts.ts'
import { Dialog } from './dialog.tsx'

beforeAll(() => loadTexts('ja', 'ui'))

function Stage() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <Dialog title="設定" open={isOpen} onClose={() => setIsOpen(false)}>
        <p>inside</p>
        <input aria-label="name" />
      </Dialog>
    </>
  )
}

async function opened() {
  await render(<Stage />)
  await page.getByRole('button', { name: 'open' }).click()
  await expect.element(page.getByRole('dialog', { name: '設定' })).toBeVisible()
}

async function expectClosed() {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus()
}

describe('a dialog', () => {
  test('renders no content while closed', async () => {
    await render(<Stage />)
    expect(document.body.textContent).not.toContain('inside')
  })

  test('takes the focus, and gives it back when its button closes it', async () => {
    await opened()
    await expect.poll(() => document.activeElement?.closest('dialog')).not.toBeNull()
    await page.getByRole('button', { name: '閉じる' }).click()
    await expectClosed()
  })

  test('closes at Esc, and can be opened again', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await page.getByRole('button', { name: 'open' }).click()
    await expect.element(page.getByText('inside')).toBeVisible()
  })

  test('with something typed in it, closes at its button and Esc, not at a tap outside', async () => {
    await opened()
    await page.getByRole('textbox', { name: 'name' }).fill('北の畑')
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('textbox', { name: 'name' })).toHaveValue('北の畑')
    await userEvent.keyboard('{Escape}')
    await expectClosed()
  })

  test('stays open at a tap inside, closes at one outside', async () => {
    await opened()
    await page.getByText('inside').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const dialog = document.querySelector('dialog')
    dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expectClosed()
  })
})
