import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#ui/base.css'
import '#ui/parts.css'
import '#ui/tokens.css'
import { RunHead } from './run-head.tsx'

test('what was just recorded leaves the name of the sample in sight and its list within reach', async () => {
  await page.viewport(360, 640)
  const openList = vi.fn<() => void>()
  await render(
    <RunHead
      inert={false}
      leave={{ label: 'やめる', run: () => undefined }}
      undo={{ label: '戻す', labelOfRecorded: '元に戻す', run: () => undefined, isPossible: true }}
      where={{ name: '試料2', run: openList }}
      progress={{ share: 0.5, label: '' }}
      recorded={
        <>
          <strong>リン酸 少ない</strong> <span className="inline-block">試料1に記録しました</span>
        </>
      }
    />,
  )
  const name = page.getByText('試料2').element().getBoundingClientRect()
  const notice = page.getByRole('status').element().getBoundingClientRect()
  expect(notice.top).toBeGreaterThanOrEqual(name.bottom - 1)
  await page.getByText('試料1に記録しました').click({ force: true })
  expect(openList).toHaveBeenCalledTimes(1)
})
