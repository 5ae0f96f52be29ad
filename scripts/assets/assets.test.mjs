import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const publicFile = (path) => readFileSync(join(root, 'public', path))
const manifest = JSON.parse(publicFile('manifest.webmanifest').toString())
const sizesOf = (purpose) =>
  manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)

/** Width × height from a PNG file's header. */
function pixelsOf(path) {
  const png = publicFile(path)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('the manifest', () => {
  test('says who the app is, in Japanese', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: '土壌診断キット専用タイマー',
      lang: 'ja',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#1976d2',
      background_color: '#ffffff',
    })
    // Launchers truncate longer names.
    expect(manifest.short_name.length).toBeLessThanOrEqual(7)
  })

  test('has icons from 64 to 512 px, and maskable ones', () => {
    const squares = (...sides) => sides.map((side) => `${side}x${side}`)
    expect(sizesOf('any')).toEqual(squares(64, 120, 144, 152, 192, 384, 512))
    expect(sizesOf('maskable')).toEqual(squares(192, 512))
  })

  test('tells the true size of every icon', () => {
    const shortcutIcons = manifest.shortcuts.flatMap((shortcut) => shortcut.icons)
    for (const icon of [...manifest.icons, ...shortcutIcons]) {
      expect({ [icon.src]: pixelsOf(icon.src) }).toEqual({ [icon.src]: icon.sizes })
    }
  })

  test('leads to the timer, the charts and the diagnosis by shortcuts', () => {
    expect(manifest.shortcuts.map((shortcut) => [shortcut.name, shortcut.url])).toEqual([
      ['タイマー', '/'],
      ['比色表', '/ColorChart'],
      ['診断', '/diag'],
    ])
  })

  test('shows one screenshot for phones and one for wide screens', () => {
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['narrow', 'wide'])
  })
})

test('icons for iOS and for browser tabs are there', () => {
  expect(pixelsOf('icons/apple-touch-180.png')).toBe('180x180')
  expect(publicFile('favicon.svg').toString()).toContain('<svg')
  // An .ico of three images.
  expect([...publicFile('favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})

describe('splash images', () => {
  const links = readFileSync(join(root, 'scripts/assets/head-links.html'), 'utf8')
  const splashes = [...links.matchAll(/media="([^"]+)" href="\/(apple-splash\/(\d+x\d+)\.png)"/g)]

  /** Size in points and scale factor, portrait: the table of @vite-pwa/assets-generator 2.0.0 and the additions of splash.mjs. */
  const devices = {
    'iPhone SE 4"': [320, 568, 2],
    'iPhone 8, SE 4.7"': [375, 667, 2],
    'iPhone 8 Plus': [414, 736, 3],
    'iPhone X, 11 Pro, 12 mini, 13 mini': [375, 812, 3],
    'iPhone XR, 11': [414, 896, 2],
    'iPhone XS Max, 11 Pro Max': [414, 896, 3],
    'iPhone 12, 13, 14, 16e': [390, 844, 3],
    'iPhone 12–13 Pro Max, 14 Plus': [428, 926, 3],
    'iPhone 14 Pro, 15, 16': [393, 852, 3],
    'iPhone 14 Pro Max, 15–16 Plus': [430, 932, 3],
    'iPhone 16 Pro, 17, 17 Pro': [402, 874, 3],
    'iPhone 16–17 Pro Max': [440, 956, 3],
    'iPhone Air': [420, 912, 3],
    'iPad 9.7", mini 7.9"': [768, 1024, 2],
    'iPad mini 8.3"': [744, 1133, 2],
    'iPad 10.2"': [810, 1080, 2],
    'iPad Air 10.5"': [834, 1112, 2],
    'iPad Air 11", 10.9", iPad 11"': [820, 1180, 2],
    'iPad Pro 11"': [834, 1194, 2],
    'iPad Pro 11" M4': [834, 1210, 2],
    'iPad Pro 12.9", Air 13"': [1024, 1366, 2],
    'iPad Pro 13" M4': [1032, 1376, 2],
  }

  test.each(Object.entries(devices))('%s has one for each way of holding it', (_, device) => {
    const [width, height, scale] = device
    const media = (orientation) =>
      `screen and (device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${scale}) and (orientation:${orientation})`
    const pixelsFor = (orientation) =>
      splashes.filter((splash) => splash[1] === media(orientation)).map((splash) => splash[3])
    expect(pixelsFor('portrait')).toEqual([`${width * scale}x${height * scale}`])
    expect(pixelsFor('landscape')).toEqual([`${height * scale}x${width * scale}`])
  })

  test('are of exactly the pixels that their name and link promise', () => {
    expect(splashes.length).toBe(Object.keys(devices).length * 2)
    for (const [, , path, pixels] of splashes)
      expect({ [path]: pixelsOf(path) }).toEqual({ [path]: pixels })
  })
})

describe('the icon font', () => {
  const css = publicFile('fonts/icons.css').toString()
  const list = readFileSync(join(root, 'src/ui/icon-names.ts'), 'utf8')
  const names = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1])

  test.each(names)('draws %s', (name) => {
    expect(css).toMatch(
      new RegExp(String.raw`\.icon-${name}::before\{content:'\\[ef][0-9a-f]{3,4}'\}`),
    )
  })

  test('holds no icon that is not in use, and weighs little', () => {
    expect(css.match(/::before/g)?.length).toBe(names.length)
    expect(statSync(join(root, 'public/fonts/icons.woff2')).size).toBeLessThan(8 * 1024)
  })

  test('shows nothing instead of a wrong sign until it has come', () => {
    expect(css).toContain('font-display:block')
  })
})

describe('the heading font', () => {
  test('stays within 75 KB', () => {
    const { size } = statSync(join(root, 'public/fonts/heading.woff2'))
    expect(size).toBeGreaterThan(20 * 1024)
    expect(size).toBeLessThanOrEqual(75 * 1024)
  })

  test('never holds the first text back', () => {
    expect(publicFile('fonts/heading.css').toString()).toContain('font-display:swap')
  })

  test('has the figures, the name of the app and its five pages', () => {
    const characters = readFileSync(join(root, 'scripts/assets/heading-characters.txt'), 'utf8')
    for (const character of '0123456789土壌診断キット専用タイマー比色表ヒント使い方') {
      expect(characters).toContain(character)
    }
  })
})
