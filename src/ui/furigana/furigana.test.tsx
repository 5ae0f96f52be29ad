// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setAnnotator } from './annotator.ts'
import { annotate } from './furigana.ts'

let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(async () => {
  setAnnotator(undefined)
  await act(async () => root.unmount())
})

const count = 3
const Screen = () => (
  <section title="土の量（りょう）">
    <p>土の量（りょう）を見る</p>
    <p>
      水を{count}回<b>かえる</b>
    </p>
    <ul>
      {['音', 'pH'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <select>
      <option>堆肥（たいひ）なし</option>
    </select>
  </section>
)

const draw = () => act(async () => root.render(<Screen />))
const rubies = () => Array.from(place.querySelectorAll('ruby'), ({ textContent }) => textContent)

test('readings stand above the kanji of a text, and nowhere else', async () => {
  setAnnotator(annotate)
  await draw()
  expect(rubies()).toEqual([
    '土（つち）',
    '量（りょう）',
    '見（み）',
    '水（みず）',
    '回（かい）',
    '音（おと）',
  ])
  expect(place.querySelector('option')?.textContent).toBe('堆肥（たいひ）なし')
  expect(place.querySelector('section')?.title).toBe('土の量（りょう）')
})

test('a text with readings is one element, as it was one text', async () => {
  setAnnotator(annotate)
  await draw()
  expect(place.querySelector('p')?.childNodes).toHaveLength(1)
})

/** A text as it is written, with | where a line may end, and [ ] around what stays together. */
async function linesOf(text: string) {
  await act(async () => root.render(<p>{text}</p>))
  const { innerHTML } = place.querySelector('p') ?? { innerHTML: '' }
  return innerHTML
    .replaceAll(/<rp>.*?<\/rp>|<rt.*?<\/rt>/gu, '')
    .replaceAll('<wbr>', '|')
    .replaceAll(/<(\/?)furi-phrase>/gu, (_, end) => (end === '' ? '[' : ']'))
    .replaceAll(/<.*?>/gu, '')
}

test('lines end between phrases, never in a word', async () => {
  setAnnotator(annotate)
  expect(await linesOf('入れ物の色とくらべる')).toBe('[入れ物の]|[色と]|くらべる')
  expect(await linesOf('色の表')).toBe('[色の表]')
  expect(await linesOf('カプセルの粉を入れる')).toBe('カプセルの|[粉を]|[入れる]')
  expect(await linesOf('音が鳴ったら、とり直してください。')).toBe(
    '[音が]|[鳴ったら、]|[とり直して]|ください。',
  )
  expect(await linesOf('植える前に、もう一度はかります。')).toBe(
    '[植える]|[前に、]|[もう一度]|はかります。',
  )
  expect(await linesOf('Quantofix 硝酸の試験紙')).toBe('Quantofix |[硝酸の]|試験紙')
})

test('a phrase too long for a narrow column may end a line at its readings', async () => {
  setAnnotator(annotate)
  expect(await linesOf('作ったものではありません')).toBe('作ったものではありません')
})

test('without readings, every text is as it is written', async () => {
  await draw()
  expect(rubies()).toEqual([])
  expect(place.querySelector('p')?.innerHTML).toBe('土の量（りょう）を見る')
})

const together = () =>
  Array.from(place.querySelectorAll('.nowrap'), ({ textContent }) => textContent)

test('figures that belong together stay on one line', async () => {
  await act(async () =>
    root.render(<p>{'pH6.0〜6.5で、1〜2か月か1か月前に、8-8-8を1-2袋, 3–10 kg'}</p>),
  )
  expect(together()).toEqual(['6.0〜6.5', '1〜2か月', '1か月前', '8-8-8', '3–10'])
})

test('figures between texts with readings too', async () => {
  setAnnotator(annotate)
  await act(async () => root.render(<p>深さ5〜10cmの土に8-8-8を入れる</p>))
  expect(together()).toEqual(['5〜10', '8-8-8'])
  expect(rubies()).toEqual(['深（ふか）', '土（つち）', '入（い）'])
})

test('assistive technology reads a word once', async () => {
  setAnnotator(annotate)
  await draw()
  const readings = [...place.querySelectorAll('rt')]
  expect(
    readings.every(
      (one) => one.ariaHidden === 'true' || one.getAttribute('aria-hidden') === 'true',
    ),
  ).toBe(true)
})
