import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMobileWidth, sizeOf, styleBreakpoints } from './breakpoints.ts'

test('each size ends where the next begins', () => {
  const sizes = [599, 600, 959, 960, 1279, 1280, 1919, 1920].map(sizeOf)
  expect(sizes).toEqual(['xs', 'sm', 'sm', 'md', 'md', 'lg', 'lg', 'xl'])
})

test('phones and tablets end at 1264', () => {
  expect(isMobileWidth(1263)).toBe(true)
  expect(isMobileWidth(1264)).toBe(false)
})

test('media queries break at 600, 960, 1264 and 1904 and nowhere else', () => {
  expect(styleBreakpoints).toEqual([600, 960, 1264, 1904])
  for (const { file, width } of widthsInStyles()) {
    expect(styleBreakpoints, `${file} breaks at ${width}`).toContain(width)
  }
})

test('the navigation moves to the left where mobile ends', () => {
  const widths = widthsInStyles().filter(({ file }) => file.endsWith('frame.module.css'))
  expect(widths.map(({ width }) => width)).toContain(1264)
})

/** `max-width: 599px`, `max-width: 599.98px` and `width < 600px` all end at 600. */
function widthsInStyles() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/@media([^{]*)\{/g)].flatMap(
        ([, query = '']) =>
          [...query.matchAll(/\(([^)]*(?:width|inline-size)[^)]*)\)/g)]
            .flatMap(([, ofWidth = '']) => [
              ...ofWidth.matchAll(/(max-width|max-inline-size)?[^\d]*?([\d.]+)px/g),
            ])
            .map(([, most, width]) => ({
              file,
              width: most === undefined ? Number(width) : Math.floor(Number(width)) + 1,
            })),
      ),
    )
}
