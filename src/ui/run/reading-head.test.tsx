import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadingHead } from './reading-head.tsx'

const head = (stage: 'early' | 'now' | 'late', passed: string | null) =>
  renderToStaticMarkup(
    <ReadingHead
      stage={stage}
      chip="読む"
      passed={passed}
      title="色を読む"
      status="read"
      words={{ early: 'まだ早い', now: 'いま読む', late: '遅れ' }}
      hasLimit
      share={0.5}
    />,
  )
const spoken = (html: string) =>
  ['まだ早い', 'いま読む', '遅れ', '41秒過ぎました'].filter((word) =>
    new RegExp(`<span>${word}</span>`, 'u').test(html),
  )

test('of the places on the bar only the one reached is read aloud', () => {
  expect(spoken(head('early', null))).toEqual(['まだ早い'])
  expect(spoken(head('now', '41秒過ぎました'))).toEqual(['41秒過ぎました'])
  expect(spoken(head('late', null))).toEqual(['遅れ'])
})
