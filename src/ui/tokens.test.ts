import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[^]*?\*\//g,
  '',
)
type Tokens = Readonly<Record<string, string>>

/** The declarations of every block with exactly this selector; media queries around it are seen through. */
function declared(selector: string): Tokens {
  const blocks = css.matchAll(/([^{};]+)\{([^{}]*)\}/g)
  const own = Array.from(blocks).filter(([, head]) => head?.trim() === selector)
  const pairs = own.flatMap(([, , body = '']) =>
    Array.from(body.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  return Object.fromEntries(pairs)
}

const light = declared(':root')
const dark = declared(":root[data-theme='dark']")
const themes: Readonly<Record<string, Tokens>> = {
  light,
  dark: { ...light, ...dark },
  sunlight: { ...light, ...declared(":root[data-theme='sunlight']") },
}

/** Source: WCAG 2.2, definitions of relative luminance and contrast ratio. */
function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN)
}

function contrast(tokens: Tokens, one: string, other: string) {
  const [low, high] = [one, other]
    .map((name) => luminance(tokens[`--color-${name}`] ?? ''))
    .toSorted((a, b) => a - b)
  return ((high ?? NaN) + 0.05) / ((low ?? NaN) + 0.05)
}

const grounds = ['page', 'surface']
const inks = ['ink', 'muted', 'link', 'danger-ink']
const outlines = ['line', 'focus', 'primary', 'error']
const surfaces = Object.keys(light)
  .filter((name) => name.startsWith('--color-on-'))
  .map((name) => name.slice('--color-on-'.length))

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  test.each(surfaces)('text on %s can be read (4.5)', (surface) => {
    expect(contrast(tokens, surface, `on-${surface}`)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground])))(
    '%s on %s can be read (4.5)',
    (ink = '', ground = '') => {
      expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(outlines.flatMap((line) => grounds.map((ground) => [line, ground])))(
    '%s outlines on %s can be seen (3)',
    (line = '', ground = '') => {
      expect(contrast(tokens, line, ground)).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('tokens', () => {
  test('the palette is that of the product page, S20', () => {
    expect(light).toMatchObject({
      '--color-primary': '#1976d2',
      '--color-accent': '#424242',
      '--color-secondary': '#ff8f00',
      '--color-info': '#26a69a',
      '--color-warning': '#ffc107',
      '--color-error': '#dd2c00',
      '--color-success': '#00e676',
    })
  })

  test('every surface with an ink exists', () => {
    expect(surfaces.filter((surface) => light[`--color-${surface}`] === undefined)).toEqual([])
    expect(surfaces.length).toBeGreaterThan(10)
  })

  test('dark by the system is dark by choice', () => {
    expect(declared(":root[data-theme='system']")).toEqual(dark)
    expect(Object.keys(dark).length).toBeGreaterThan(20)
  })

  test('sunlight has no gray, wide outlines and bold type', () => {
    const own = declared(":root[data-theme='sunlight']")
    const grays = Object.values(own).filter((value) => /^#(..)\1\1$/.test(value))
    expect(new Set(grays)).toEqual(new Set(['#ffffff', '#000000']))
    expect(own['--outline']).toBe('3px')
    expect(Number(own['--weight-body'])).toBeGreaterThan(Number(light['--weight-body']))
  })

  test('body text is 17 px, and nothing is ever under 15 px', () => {
    const root = Number.parseFloat(light['--text-root'] ?? '') * 0.16
    const sizes = Object.entries(light)
      .filter(([name, value]) => name.startsWith('--text-') && /^[\d.]+rem$/.test(value))
      .map(([, value]) => Number.parseFloat(value) * root)
    expect(root).toBe(17)
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15)
  })

  test('spaces grow by 4 px up to 64', () => {
    const spaces = Array.from({ length: 16 }, (_, index) => light[`--space-${index + 1}`])
    expect(spaces).toEqual(Array.from({ length: 16 }, (_, index) => `${(index + 1) * 4}px`))
  })
})
