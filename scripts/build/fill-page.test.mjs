import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillPage } from './fill-page.mjs'

const template = readFileSync('index.html', 'utf8')
const page = {
  html: '<main>$& $1</main>',
  view: 'diagnosis',
  title: 'A & B | App',
  description: 'say "hello"',
  noScript: 'needs <script>',
  deviceHead: '<link rel="apple-touch-startup-image" href="/s.png">\n',
  preloads: { scripts: ['/assets/page.js'], styles: ['/assets/page.css'] },
  nextPreloads: { scripts: ['/assets/next.js'], styles: ['/assets/next.css'] },
}
const styles = { '/assets/main.css': '.main{}', '/assets/page.css': '.page{color:red}' }
const built = template.replace(
  '</head>',
  '<script type="module" crossorigin src="/assets/main.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/part.js">\n<link rel="stylesheet" crossorigin href="/assets/main.css">\n</head>',
)
const html = fillPage(built, (address) => styles[address], page)

test('the page stands in the root, named by its view and untouched', () => {
  expect(html).toContain('<div id="root" data-view="diagnosis"><main>$& $1</main></div>')
})

test('title and description are escaped', () => {
  expect(html).toContain('<title>A &amp; B | App</title>')
  expect(html).toContain('content="say &quot;hello&quot;"')
  expect(html).toContain('<noscript>needs &lt;script&gt;</noscript>')
})

test('splash images come last in the head', () => {
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.indexOf('startup-image')).toBeGreaterThan(head.indexOf('.page{'))
})

test('scripts and what the page will load wait in a template, in the order of need', () => {
  const [, waiting = ''] = /<template id="scripts">(.*)<\/template>/.exec(html) ?? []
  expect(waiting.match(/[\w-]+\.(js|css)/g)).toEqual([
    'main.js',
    'part.js',
    'page.js',
    'next.js',
    'next.css',
  ])
  expect(html.replace(waiting, '')).not.toMatch(/modulepreload|type="module" [^>]*assets|next\./)
})

test('its stylesheets stand inside it, the frame before the page, and nothing holds the first text back', () => {
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<style>.main{}</style>')
  expect(head.indexOf('.page{color:red}')).toBeGreaterThan(head.indexOf('.main{}'))
  expect(head).not.toContain('rel="stylesheet"')
})

test.each(['main', 'page'])(
  'the stylesheet %s is known to the loader of chunks and never fetched',
  (name) => {
    expect(html).toContain(
      `<link rel="stylesheet" disabled crossorigin href="/assets/${name}.css">`,
    )
  },
)

test('every page speaks Japanese to a phone, never turns digits into phone numbers, and can be installed', () => {
  for (const line of [
    '<html lang="ja">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
    '<meta name="format-detection" content="telephone=no" />',
    '<link rel="manifest" href="/manifest.webmanifest" />',
    '<link rel="icon" href="/favicon.ico"',
    '<meta name="theme-color"',
    '<link rel="stylesheet" href="/fonts/icons.css" />',
    '<link rel="stylesheet" href="/fonts/heading.css" />',
    '<script src="/register-service-worker.js" defer></script>',
  ]) {
    expect(html).toContain(line)
  }
})

test('a template without its places is refused', () => {
  expect(() => fillPage('<html></html>', () => '', page)).toThrow(
    'must hold <!--page-scripts--> once',
  )
})
