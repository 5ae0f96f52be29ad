import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#locales/texts.ts'
import { failed, ok } from '#domain/result.ts'
import { toastOutcome } from './toast-undo.ts'
import { showToast, ToastRegion } from './toast.tsx'
import './base.css'
import './parts.css'
import './tokens.css'

beforeAll(() => loadTexts('ja', 'ui'))
afterEach(() => vi.useRealTimers())

const region = () => page.getByRole('status')

test('its words reach screen readers, and it can be closed', async () => {
  await render(<ToastRegion />)
  showToast({ text: '保存しました' })
  await expect.element(region()).toHaveTextContent('保存しました')
  await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
  await expect.element(region()).toHaveTextContent('')
})

test('the newest replaces the one before', async () => {
  await render(<ToastRegion />)
  showToast({ text: '一つ目' })
  showToast({ text: '二つ目' })
  await expect.element(region()).toHaveTextContent('二つ目')
  expect(document.body.textContent).not.toContain('一つ目')
})

test('its action runs once and ends it', async () => {
  const undo = vi.fn<() => void>()
  await render(<ToastRegion />)
  showToast({ text: '消しました', action: { label: '元に戻す', run: undo } })
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(region()).toHaveTextContent('')
})

const failures = { full: '空き容量が足りません' }

test('a change is undone with what it returned', async () => {
  const undo = vi.fn<(before: string) => Promise<ReturnType<typeof ok>>>(async () => ok(undefined))
  await render(<ToastRegion />)
  const text = '名前を変えました'
  expect(toastOutcome(ok('前の名前'), { text, undo, undone: '戻しました', failures })).toBe(true)
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(undo).toHaveBeenCalledWith('前の名前')
  await expect.element(region()).toHaveTextContent('戻しました')
})

test('a change that is not stored is not announced, nor an undo that is not', async () => {
  await render(<ToastRegion />)
  const undo = async () => failed('full' as const)
  const done = { text: '消しました', undo, undone: '戻しました', failures }
  expect(toastOutcome(failed('full' as const), done)).toBe(false)
  await expect.element(region()).toHaveTextContent('空き容量が足りません')
  expect(page.getByRole('button', { name: '元に戻す' }).elements()).toEqual([])
  toastOutcome(ok(undefined), done)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect.element(region()).toHaveTextContent('空き容量が足りません')
})

test('disappears by itself, after twice the time if there is something to undo', async () => {
  await render(
    <>
      <h1>記録</h1>
      <ToastRegion />
    </>,
  )
  // The pointer of the test before may lie where the toast appears, which would hold it.
  await page.getByRole('heading', { name: '記録' }).hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const expectShown = async (text: string) => {
    await expect.element(region()).toHaveTextContent(text)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
  }
  showToast({ text: '保存しました' })
  await expectShown('保存しました')
  vi.advanceTimersByTime(6000)
  await expect.element(region()).toHaveTextContent('')
  showToast({ text: '消しました', action: { label: '元に戻す', run: () => undefined } })
  await expectShown('消しました')
  vi.advanceTimersByTime(10_000)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(vi.getTimerCount()).toBe(0)
  await expect.element(region()).toHaveTextContent('')
})

test('the page scrolls so that it covers no visible control', async () => {
  await render(
    <main>
      <div style={{ blockSize: '200vh' }} />
      <button type="button">報告書を見る</button>
      <div style={{ blockSize: 140 }} />
      <ToastRegion />
    </main>,
  )
  window.scrollTo(0, document.documentElement.scrollHeight)
  const button = page.getByRole('button', { name: '報告書を見る' }).element()
  showToast({ text: '保存しました', action: { label: '元に戻す', run: () => undefined } })
  await expect.element(region()).toHaveTextContent('保存しました')
  expect(topOf(toast())).toBeGreaterThan(bottomOf(button) ?? Number.NaN)
})

test('it is placed above an action stuck to the edge', async () => {
  await render(
    <main>
      <div style={{ blockSize: '200vh' }} />
      <div style={{ position: 'sticky', insetBlockEnd: 88 }}>
        <button type="button" style={{ blockSize: 88 }}>
          診断へ
        </button>
      </div>
      <ToastRegion />
    </main>,
  )
  // It is higher there: the page ends below it.
  window.scrollTo(0, document.documentElement.scrollHeight)
  const button = page.getByRole('button', { name: '診断へ' }).element()
  showToast({ text: '保存しました' })
  await expect.element(region()).toHaveTextContent('保存しました')
  expect(topOf(button)).toBeGreaterThanOrEqual(bottomOf(toast()) ?? Number.NaN)
})

const toast = () => region().element().parentElement
const topOf = (element: Element | null) => element?.getBoundingClientRect().top
const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom
