import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createStore } from 'zustand/vanilla'
import type { Services } from '#app/services.ts'
import type { OfflineCopy, UpdateState } from '#app/settings/updates.ts'
import { loadTexts } from '#locales/texts.ts'
import { useImmersive } from '#ui/immersive.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { UpdateNotice } from './notices.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

beforeAll(() => loadTexts('ja', 'updates'))

function RunningTest() {
  useImmersive(true)
  return null
}

interface Shown {
  readonly isRunOnScreen?: boolean
  readonly copy?: OfflineCopy
}

async function show(state: UpdateState, options: Shown = {}) {
  const store = createStore(() => ({ state, copy: options.copy ?? 'automatic' }))
  const apply = vi.fn<() => Promise<void>>(async () => undefined)
  const keepCopy = vi.fn<() => Promise<void>>(async () => undefined)
  const used: unknown = { updates: { store, apply, keepCopy } }
  await render(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is never asked for
    <ServicesProvider services={used as Services}>
      <UpdateNotice />
      {options.isRunOnScreen === true && <RunningTest />}
    </ServicesProvider>,
  )
  return { store, apply, keepCopy, region: page.getByRole('status') }
}

test('nothing is shown while the version is the newest', async () => {
  const { region } = await show('none')
  expect(region.element().textContent).toBe('')
})

test('a waiting version is applied by one tap', async () => {
  const { apply, region } = await show('waiting')
  await expect.element(region).toHaveTextContent('新しいバージョンがあります')
  await page.getByRole('button', { name: '更新する' }).click()
  expect(apply).toHaveBeenCalledOnce()
})

test('the notice can be postponed', async () => {
  const { apply, region } = await show('waiting')
  await page.getByRole('button', { name: 'あとで' }).click()
  await expect.element(region).toHaveTextContent('')
  expect(apply).not.toHaveBeenCalled()
})

test('while a test is running it is one line without buttons', async () => {
  const { region } = await show('deferred')
  await expect.element(region).toHaveTextContent('測定やタイマーが終わったら')
  expect(page.getByRole('button').elements()).toEqual([])
})

test('it is hidden while a test fills the screen', async () => {
  const { region } = await show('deferred', { isRunOnScreen: true })
  expect(region.element().textContent).toBe('')
})

test('it says when the page is about to open again', async () => {
  const { store, region } = await show('waiting')
  store.setState({ state: 'applying' })
  await expect.element(region).toHaveTextContent('更新しています')
  expect(page.getByRole('button').elements()).toEqual([])
})

test('with data saver on, one tap stores the app for offline use', async () => {
  const { store, keepCopy, region } = await show('none', { copy: 'put-off' })
  await expect.element(region).toHaveTextContent('先に保存すると、電波のない所でも開けます')
  await page.getByRole('button', { name: 'すべて保存する' }).click()
  expect(keepCopy).toHaveBeenCalledOnce()
  store.setState({ copy: 'fetching' })
  await expect.element(region).toHaveTextContent('保存しています')
  expect(page.getByRole('button').elements()).toEqual([])
  store.setState({ copy: 'kept' })
  await expect.element(region).toHaveTextContent('電波のない所でも開けます')
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect.element(region).toHaveTextContent('')
})

test('a failed copy can be requested again', async () => {
  const { keepCopy, region } = await show('none', { copy: 'failed' })
  await expect.element(region).toHaveTextContent('保存できませんでした')
  await page.getByRole('button', { name: 'すべて保存する' }).click()
  expect(keepCopy).toHaveBeenCalledOnce()
})
