import type { APIRequestContext, Page } from '@playwright/test'
import { pngSize } from './support/png.ts'
import { expect, open, routes, test } from './support/site.ts'
import { begin, useShortKit } from './support/short-kit.ts'

test.use({ serviceWorkers: 'allow' })

interface Image {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly icons: readonly (Image & { readonly purpose: string })[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Image[] }[]
  readonly screenshots: readonly (Image & { readonly form_factor: string })[]
}

async function readManifest(request: APIRequestContext): Promise<Manifest> {
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest: Manifest = await response.json()
  return manifest
}

async function expectImages(request: APIRequestContext, images: readonly Image[]) {
  for (const { src, sizes } of images) {
    const response = await request.get(src)
    expect(response.status(), src).toBe(200)
    expect(pngSize(await response.body()), src).toBe(sizes)
  }
}

test('S3 the browser finds nothing wrong with the manifest and could install the app', async ({
  page,
  context,
}) => {
  await open(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const chrome = await context.newCDPSession(page)
  const { url, errors } = await chrome.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors')
  // A test browser is always incognito.
  const lasting = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(lasting).toEqual([])
})

test('S3 the manifest names the app and starts it at the root', async ({ request }) => {
  const manifest = await readManifest(request)
  expect(manifest).toMatchObject({
    name: '土壌診断キット専用タイマー',
    lang: 'ja',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  const paths: readonly string[] = routes.map(({ path }) => path)
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) {
    expect(paths).toContain(new URL(url, 'http://localhost').pathname)
  }
})

test('S3 icons from 64 to 512 px and maskable ones are there, in the sizes they claim', async ({
  request,
}) => {
  const { icons, shortcuts } = await readManifest(request)
  const sizesFor = (purpose: string) =>
    icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
  for (const size of [64, 120, 144, 152, 192, 384, 512]) {
    expect(sizesFor('any')).toContain(`${String(size)}x${String(size)}`)
  }
  expect(sizesFor('maskable')).toContain('512x512')
  await expectImages(request, [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
})

test('S3 the screenshots of the manifest are there, in the sizes they claim', async ({
  request,
}) => {
  const { screenshots } = await readManifest(request)
  expect(screenshots.map((it) => it.form_factor).toSorted()).toEqual(['narrow', 'wide'])
  await expectImages(request, screenshots)
})

const splashLinks = (page: Page) =>
  page.locator('link[rel="apple-touch-startup-image"]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      media: link.getAttribute('media') ?? '',
    })),
  )

/** Logical width × height × pixel ratio, in portrait. Source: Apple's lists of devices. */
const appleDevices = [
  'iPhone SE 320x568x2',
  'iPhone 8 375x667x2',
  'iPhone 8 Plus 414x736x3',
  'iPhone XR 414x896x2',
  'iPhone X 375x812x3',
  'iPhone 12 390x844x3',
  'iPhone 11 Pro Max 414x896x3',
  'iPhone 12 Pro Max 428x926x3',
  'iPhone 15 393x852x3',
  'iPhone 15 Pro Max 430x932x3',
  'iPhone 16 Pro 402x874x3',
  'iPhone 16 Pro Max 440x956x3',
  'iPhone Air 420x912x3',
  'iPad mini 768x1024x2',
  'iPad mini 6 744x1133x2',
  'iPad 10.2 810x1080x2',
  'iPad 10 820x1180x2',
  'iPad Air 10.5 834x1112x2',
  'iPad Pro 11 834x1194x2',
  'iPad Pro 11 M4 834x1210x2',
  'iPad Pro 12.9 1024x1366x2',
  'iPad Pro 13 M4 1032x1376x2',
]

test('S3 every iPhone and iPad has its splash image, upright and across', async ({ page }) => {
  await page.goto('/')
  const medias = (await splashLinks(page)).map(({ media }) => media)
  for (const device of appleDevices) {
    const [width, height, ratio] = device.split(' ').at(-1)?.split('x') ?? []
    for (const orientation of ['portrait', 'landscape']) {
      const wanted = [
        `(device-width:${String(width)}px)`,
        `(device-height:${String(height)}px)`,
        `(-webkit-device-pixel-ratio:${String(ratio)})`,
        `(orientation:${orientation})`,
      ]
      expect(
        medias.filter((media) => wanted.every((part) => media.replaceAll(' ', '').includes(part))),
        `${device} ${orientation}`,
      ).toHaveLength(1)
    }
  }
})

test('S3 every splash image is there, in the pixels of its device, on every page', async ({
  page,
  request,
}) => {
  await page.goto('/manual')
  const links = await splashLinks(page)
  for (const { href, media } of links) {
    const numbers = /width:(\d+)px.*height:(\d+)px.*ratio:(\d)/.exec(media.replaceAll(' ', ''))
    const [width = 0, height = 0, ratio = 0] = (numbers ?? []).slice(1).map(Number)
    const upright = [width * ratio, height * ratio]
    const size = (media.includes('landscape') ? upright.toReversed() : upright).join('x')
    const response = await request.get(href)
    expect(response.status(), href).toBe(200)
    expect(pngSize(await response.body()), href).toBe(size)
  }
})

test('S4 a worker is registered from a script at the root, for the whole site', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await open(page, '/manual')
  const worker = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready
    return { scope: new URL(scope).pathname, script: new URL(active?.scriptURL ?? '').pathname }
  })
  expect(worker).toEqual({ scope: '/', script: '/service-worker.js' })
  expect(scripts).toContain('/register-service-worker.js')
})

const withoutWorkers = [
  ['unknown', 'delete Navigator.prototype.serviceWorker'],
  [
    'refused',
    `ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))`,
  ],
] as const

for (const [name, script] of withoutWorkers) {
  test(`S4 where workers are ${name} the app works and says nothing`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.addInitScript(script)
    await page.addInitScript(() => {
      addEventListener('unhandledrejection', (event) => console.error(event.reason))
    })
    await open(page)
    await page.waitForTimeout(3000)
    await page.getByRole('button', { name: '設定' }).click()
    await page.getByRole('button', { name: '更新を確認' }).click()
    await expect(page.getByText('最新です')).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('S5 viewport, telephone numbers, favicon', async ({ page, request }) => {
  for (const { path } of routes) {
    await page.goto(path)
    const content = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
    expect(await content('viewport')).toContain('width=device-width, initial-scale=1')
    expect(await content('viewport')).not.toMatch(/user-scalable|maximum-scale/)
    expect(await content('format-detection')).toBe('telephone=no')
    expect((await content('description'))?.length).toBeGreaterThan(20)
    const icons = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(icons).toHaveLength(2)
    for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200)
  }
})

test('S6 a web font and an icon font come as stylesheets of our own origin', async ({
  page,
  request,
}) => {
  await open(page)
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(sheets).toContain('/fonts/heading.css')
  expect(sheets).toContain('/fonts/icons.css')
  const { origin } = new URL(page.url())
  expect(sheets.filter((sheet) => new URL(sheet, origin).origin !== origin)).toEqual([])
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].map(({ family, status }) => `${family} ${status}`).toSorted()
    })
  await expect.poll(loaded).toEqual(['SoilHeading loaded', 'SoilIcons loaded'])
  const heading = await request.get('/fonts/heading.woff2')
  expect((await heading.body()).length).toBeLessThan(75_000)
  expect((await (await request.get('/fonts/icons.woff2')).body()).length).toBeLessThan(8000)
})

const light = {
  primary: '#1976d2',
  accent: '#424242',
  secondary: '#ff8f00',
  info: '#26a69a',
  warning: '#ffc107',
  error: '#dd2c00',
  success: '#00e676',
}

test('S20 the light theme is the first one, also at night, with its seven colors', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  const colors = await page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return names.map((name) => style.getPropertyValue(`--brand-${name}`).trim())
  }, Object.keys(light))
  expect(colors).toEqual(Object.values(light))
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 243, 236)')
  await expect(page.getByRole('link', { name: 'キットを選ぶ' })).toHaveCSS(
    'background-color',
    'rgb(25, 118, 210)',
  )
})

test('every answer carries the security headers', async ({ page, request }) => {
  await page.goto('/')
  const assets = await page
    .locator('script[src], link[rel="stylesheet"]')
    .evaluateAll((them) => them.map((it) => it.getAttribute('src') ?? it.getAttribute('href')))
  const paths = [
    ...routes.map(({ path }) => path),
    ...assets.filter((path) => path !== null),
    '/nothing',
    '/missing.png',
    '/diag/',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/icons/icon-192.png',
    '/fonts/heading.woff2',
  ]
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 })
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("style-src 'self'")
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
    expect(policy, path).not.toMatch(/unsafe|https?:|\*/)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy'], path).toMatch(/camera=\(self\).*microphone=\(\)/)
  }
})

test('files named by their content are cached forever, pages and the worker never', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const main = await page.locator('script[type="module"]').getAttribute('src')
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await caching(main ?? '')).toContain('immutable')
  for (const { path } of routes) expect(await caching(path)).toBe('no-cache')
  expect(await caching('/service-worker.js')).toBe('no-cache')
  expect(await caching('/register-service-worker.js')).not.toContain('immutable')
})

test('a whole session requests nothing from other origins', async ({ page, context, baseURL }) => {
  const strangers: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs = url.origin === baseURL || ['data:', 'blob:'].includes(url.protocol)
    if (!isOurs) strangers.push(request.url())
  })
  await useShortKit(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await begin(page)
  for (const name of ['設定']) await page.getByRole('button', { name }).count()
  for (const { path } of routes) {
    await open(page, path)
    await page.waitForTimeout(300)
  }
  await open(page, '/?view=timers')
  await open(page, '/?view=kit&kit=midorikun')
  await page.waitForTimeout(2500)
  expect(strangers).toEqual([])
})
