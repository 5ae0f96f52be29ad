import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#ui/base.css'
import '#ui/parts.css'
import '#ui/tokens.css'
import { ReadingHead } from './reading-head.tsx'

test('on a small phone the time that has passed stays on the line of its icon', async () => {
  await page.viewport(360, 640)
  await render(
    <ReadingHead
      stage="now"
      chip="読む"
      passed="1分15秒過ぎました"
      title="色を読む"
      status="read"
      words={{ early: 'まだ早い', now: 'いま読む', late: '遅れ' }}
      hasLimit
      share={0.5}
    />,
  )
  const passed = page.getByText('1分15秒過ぎました').element()
  expect(passed.getClientRects()).toHaveLength(1)
  const icon = passed.previousElementSibling?.getBoundingClientRect()
  const words = passed.getBoundingClientRect()
  expect(icon?.top).toBeLessThan(words.bottom)
  expect(icon?.bottom).toBeGreaterThan(words.top)
  expect(words.height).toBeLessThan(2 * (icon?.height ?? 0))
})
