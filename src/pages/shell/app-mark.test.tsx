import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppMark } from './app-mark.tsx'

test('the logo in the page is that of the tab', () => {
  const shapes = (svg: string) =>
    [...svg.matchAll(/<(?:path|circle)\b[^>]*>/g)].map(([shape]) => shape.replace('/>', '>'))
  const file = readFileSync('public/favicon.svg', 'utf8')
  expect(shapes(file)).toHaveLength(9)
  expect(shapes(renderToStaticMarkup(<AppMark />))).toEqual(shapes(file))
})
