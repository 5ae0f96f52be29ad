import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { Analyte, Look } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { loadTexts } from '#locales/texts.ts'
import { AnswerLevels } from './answer-levels.tsx'
import { appendKey } from './number-pad.tsx'
import { registrationAddress } from './registration-address.ts'

beforeAll(() => loadTexts('ja', 'ui'))

const analyte = (looks: readonly (Look | null)[], part: Partial<Analyte> = {}): Analyte => ({
  id: 'a',
  name: '硝酸',
  species: 'NO3-N',
  unit: 'kg/10a',
  method: 'pad',
  halfLevels: true,
  chartComplete: true,
  lowestDetectable: unknown,
  levels: looks.map((look, at) => ({
    value: at * 5,
    word: '',
    look: look ?? { kind: 'unknown' },
    trust: 'reported',
    sources: [],
  })),
  ...part,
})

const red = { kind: 'swatch', hex: '#aa0000' } as const
const blue = { kind: 'swatch', hex: '#0000aa' } as const

const html = (it: Analyte, props: Partial<Parameters<typeof AnswerLevels>[0]> = {}) =>
  renderToStaticMarkup(
    <AnswerLevels analyte={it} bands={shownLevels(it, null)} onAnswer={() => {}} {...props} />,
  )

describe('levels to choose from', () => {
  test('stand in order with their half levels, each half in the two colors beside it', () => {
    const shown = html(analyte([red, blue, red]))
    expect(shown.match(/aria-label="[^"]+の間[^"]*"/g)).toEqual([
      'aria-label="中間：0と5の間（kg/10a）"',
      'aria-label="中間：5と10の間（kg/10a）"',
    ])
    expect(shown.match(/height="50%" fill="#\w+"/g)).toHaveLength(4)
    expect(shown).not.toContain('aria-pressed')
  })

  test('of unknown color show their place, never a question mark', () => {
    const shown = html(analyte([null, null, null]))
    expect(shown).not.toContain('?')
    expect(shown.match(/data-on="true"/g)).toHaveLength(1 + 2 + 3)
  })

  test('mark the one that was answered', () => {
    const shown = html(analyte([red, blue]), { answer: { kind: 'between', lower: 0 } })
    expect(shown.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(shown.match(/aria-pressed="false"/g)).toHaveLength(2)
  })

  test('offer the gap of a chart that is not wholly known to be typed', () => {
    const gaps = analyte([red, blue], { halfLevels: false, chartComplete: false })
    expect(html(gaps, { onType: () => {} })).toContain('0と5の間')
    expect(html(gaps)).not.toContain('あいだ')
    expect(html({ ...gaps, chartComplete: true }, { onType: () => {} })).not.toContain('あいだ')
  })

  test('offer what lies below and above the only known level of a chart', () => {
    const lone = analyte([red], { chartComplete: false })
    expect(html(lone, { onType: () => {} })).toMatch(/0より小さい.*0より大きい/su)
    expect(html(lone)).not.toContain('より')
    expect(html({ ...lone, chartComplete: true }, { onType: () => {} })).not.toContain('より')
  })

  test('say of a computed color that it is computed', () => {
    expect(html(analyte([{ ...red, isComputed: true }, blue]))).toContain('計算した色')
    expect(html(analyte([red, blue]))).not.toContain('計算')
  })
})

test.each([
  ['', '5', '5'],
  ['0', '5', '5'],
  ['', '.', '0.'],
  ['6.5', '.', '6.5'],
  ['5', '〜', '5〜'],
  ['5〜', '〜', '5〜'],
  ['', '〜', ''],
  ['2.5〜7', '.', '2.5〜7.'],
])('the pad makes of "%s" and %s: "%s"', (text, key, expected) => {
  expect(appendKey(text, key)).toBe(expected)
})

test('a chart is registered at an address of its own', () => {
  expect(registrationAddress('k', 'a', true)).toBe(
    '/ColorChart?kit=k&analyte=a&tool=register&back=run',
  )
})
