import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[^]*?\*\//g,
  '',
)
type Tokens = Readonly<Record<string, string>>

/** The declarations of every block with this selector, including those inside media queries. */
function declared(selector: string): Tokens {
  const blocks = css.matchAll(/([^{};]+)\{([^{}]*)\}/g)
  const own = Array.from(blocks).filter(([, head]) =>
    head?.split(',').some((one) => one.trim() === selector),
  )
  const pairs = own.flatMap(([, , body = '']) =>
    Array.from(body.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  return Object.fromEntries(pairs)
}

/** With `light-dark()` resolved for this scheme, and what sunlight gives every surface and ink. */
function inScheme(tokens: Tokens, scheme: 'light' | 'dark'): Tokens {
  const pair = /^light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)$/
  const chosen = scheme === 'light' ? '$1' : '$2'
  const given = (value: string) =>
    value.replace(/^var\((--bare|--solid), (.+)\)$/, (_, name: string, otherwise: string) => {
      const bySun = tokens[name]
      return bySun === undefined || bySun === 'initial' ? otherwise : bySun
    })
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, given(value).replace(pair, chosen)]),
  )
}

const common = declared(':root')
const light = inScheme(common, 'light')
const dark = inScheme({ ...common, ...declared(":root[data-theme='dark']") }, 'dark')
const themes: Readonly<Record<string, Tokens>> = {
  light,
  dark,
  sunlight: inScheme({ ...common, ...declared(":root[data-theme='sunlight']") }, 'light'),
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
    .map((name) => luminance(tokens[`--${name}`] ?? ''))
    .toSorted((a, b) => a - b)
  return ((high ?? NaN) + 0.05) / ((low ?? NaN) + 0.05)
}

const papers = ['surface', 'surface-low', 'surface-high', 'surface-quiet']
const inks = ['on-surface', 'on-surface-muted', 'primary-ink', 'error-ink']
const filled = Object.keys(light)
  .filter((name) => /^--on-(?!surface|camera)/.test(name))
  .map((name) => name.slice('--on-'.length))

/** Text colors and their backgrounds (WCAG 1.4.3). */
const texts = [
  ...papers.flatMap((paper) => inks.map((ink) => [ink, paper])),
  ...filled.map((surface) => [`on-${surface}`, surface]),
  ['on-wait-container', 'wait-container-deep'],
  ['on-surface-inverse', 'surface-inverse'],
  ['inverse-action', 'surface-inverse'],
  ['on-primary', 'primary-pressed'],
  ['on-surface', 'primary-container'],
  ['on-surface', 'tertiary-container'],
  ['on-surface', 'hands-container'],
  ['on-surface', 'wait-container'],
  ['on-surface', 'wait-container-deep'],
  ['on-surface', 'read-container'],
  ['on-surface', 'late-container'],
  ['on-surface-muted', 'tertiary-container'],
  ['primary-ink', 'primary-container'],
  ['on-camera', 'camera'],
  ['camera-guide', 'camera'],
]

/** Shapes that must stand out from their background (WCAG 1.4.11). */
const shapes = [
  ...['surface', 'surface-low', 'surface-high'].flatMap((paper) =>
    ['outline', 'primary', 'focus', 'hands-fill', 'wait-fill', 'read-edge', 'done-edge'].map(
      (shape) => [shape, paper],
    ),
  ),
  ['draw-ink', 'hands-container'],
  ['draw-ink', 'wait-container'],
  ['draw-ink', 'read-container'],
  ['draw-move', 'hands-container'],
  ['primary', 'hands-container'],
]

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  test.each(texts)('%s on %s can be read (4.5)', (ink = '', paper = '') => {
    expect(contrast(tokens, ink, paper)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes)('%s on %s can be seen (3)', (shape = '', paper = '') => {
    expect(contrast(tokens, shape, paper)).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens', () => {
  test('the palette is that of the product page, S20', () => {
    expect(light).toMatchObject({
      '--brand-primary': '#1976d2',
      '--brand-accent': '#424242',
      '--brand-secondary': '#ff8f00',
      '--brand-info': '#26a69a',
      '--brand-warning': '#ffc107',
      '--brand-error': '#dd2c00',
      '--brand-success': '#00e676',
    })
  })

  test('every surface with an ink exists', () => {
    expect(filled.filter((surface) => light[`--${surface}`] === undefined)).toEqual([])
    expect(filled.length).toBeGreaterThan(10)
  })

  test('styles know three themes: what the system prefers is one of them by then', () => {
    expect(css).not.toContain('prefers-color-scheme')
    expect(Object.keys(dark).filter((name) => dark[name] !== light[name]).length).toBeGreaterThan(
      20,
    )
    expect(JSON.stringify(themes)).not.toContain('light-dark')
  })

  test('sunlight has no gray, wide outlines and bold type', () => {
    const own = Object.fromEntries(
      Object.entries(themes['sunlight'] ?? {}).filter(([name, value]) => value !== light[name]),
    )
    // Only what is pressed for a moment is gray.
    const grays = Object.entries(own).flatMap(([name, value]) =>
      /^#(..)\1\1$/.test(value) && name !== '--primary-pressed' ? [value] : [],
    )
    expect(new Set(grays)).toEqual(new Set(['#ffffff', '#000000']))
    expect(own['--edge-width']).toBe('3px')
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
