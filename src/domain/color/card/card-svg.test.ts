import { expect, it } from 'vitest'
import { cardLayout } from './card-layout.ts'
import { cardSvg } from './card-svg.ts'

const words = {
  title: '色カード',
  strip: '試験紙',
  tube: 'チューブ',
  ruler: '50 mm',
  note: '<灰色 & "白">',
}
const drawn = cardSvg(words)

it('is printed at exactly A6', () => {
  expect(drawn).toContain('width="148mm" height="105mm" viewBox="0 0 148 105"')
})

it('draws every patch, and each of the markers with its own white cells', () => {
  for (const { hex, x, y } of [...cardLayout.grays, ...cardLayout.colors]) {
    expect(drawn).toContain(
      `<rect x="${Number(x.toFixed(3))}" y="${y}" width="10" height="10" fill="${hex}"/>`,
    )
  }
  const cells = cardLayout.markers
    .flatMap(({ code }) => Array.from(code))
    .filter((bit) => bit === '1')
  expect(drawn.match(/width="2.333" height="2.333" fill="#ffffff"/gu)).toHaveLength(cells.length)
})

it('says the words of its reader, and lets none of them become markup', () => {
  expect(drawn).toContain('>試験紙</text>')
  expect(drawn).toContain('&lt;灰色 &amp; &quot;白&quot;&gt;')
})

it('has no inline style, which the content security policy would drop', () => {
  expect(drawn).not.toContain('style=')
})
