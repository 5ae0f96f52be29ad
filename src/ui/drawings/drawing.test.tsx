import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawings } from '#locales/ja/drawings.ts'
import { loadTexts } from '#locales/texts.ts'
import { careShapes } from './care-shapes.ts'
import type { DrawingName } from './drawing-name.ts'
import { Drawing } from './drawing.tsx'
import { kitShapes } from './kit-shapes.ts'
import { phoneShapes } from './phone-shapes.ts'

const shapes = { ...kitShapes, ...careShapes, ...phoneShapes }
const isName = (name: string): name is DrawingName => name in shapes
const names = Object.keys(shapes).filter(isName)

beforeAll(() => loadTexts('ja', 'ui'))

test('every drawing has words, and every word a drawing', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...names].toSorted())
})

describe.each(names)('the drawing %s', (name) => {
  test('is small, with no inline style, and says what it shows', () => {
    const html = renderToStaticMarkup(<Drawing name={name} label={drawings[name]} />)
    expect(html).not.toContain('style=')
    expect(html).toContain(`role="img" aria-label="${drawings[name]}"`)
    expect(JSON.stringify(shapes[name]).length).toBeLessThan(1000)
  })

  test('draws no shape twice', () => {
    const paths = shapes[name].map(([paint, path]) => `${paint} ${path}`)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

test('without words a drawing is hidden from those who do not see it', () => {
  const html = renderToStaticMarkup(<Drawing name="settle" />)
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toContain('role=')
})

test.each([
  [3, '3秒'],
  [120, '2分'],
  [1800, '30分'],
  [90, '1分30秒'],
])('%i seconds stand on the stopwatch as %s', (length, said) => {
  const html = renderToStaticMarkup(<Drawing name="shake-bottle" length={length} />)
  expect(html).toContain(`>${said}</text>`)
})
