import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chip, Chips } from './chip.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

const root = document.documentElement

beforeEach(() => page.viewport(360, 640))
afterEach(() => root.removeAttribute('data-text-size'))

test.each(['normal', 'largest'])(
  'a row that scrolls takes one line in %s letters',
  async (size) => {
    root.dataset['textSize'] = size
    await render(
      <Chips label="作物・面積などを変更" scrolls>
        {['水稲・早植栽培・コシヒカリ', '面積を入力', '植え付け前', '標準の土'].map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </Chips>,
    )
    const [first, second, ...others] = [...document.querySelectorAll('button')].map((chip) =>
      chip.getBoundingClientRect(),
    )
    expect(second?.left).toBeLessThan(window.innerWidth)
    expect(new Set([first, second, ...others].map((box) => box?.top)).size).toBe(1)
  },
)
