import { describe, expect, test } from 'vitest'
import { createChooser } from './choose-answer.ts'

const origin = 'https://timer.example'
const choose = createChooser(
  {
    build: 'one',
    files: [
      { url: '/', revision: 'a' },
      { url: '/ColorChart', revision: 'b' },
      { url: '/404.html', revision: 'c' },
      { url: '/fonts/icons.css', revision: 'd' },
      { url: '/assets/main-12345678.js', revision: null },
    ],
  },
  origin,
)

const open = (path: string) => choose({ method: 'GET', mode: 'navigate', url: origin + path })
const load = (path: string) => choose({ method: 'GET', mode: 'cors', url: origin + path })
const notFound = { from: 'network-or-not-found', key: '/404.html?revision=c' }

describe('opening a page', () => {
  test('answers each route with its own HTML', () => {
    expect(open('/')).toEqual({ from: 'build', key: '/?revision=a' })
    expect(open('/ColorChart')).toEqual({ from: 'build', key: '/ColorChart?revision=b' })
  })

  test('takes what follows the question mark as the state inside the page', () => {
    expect(open('/ColorChart?kit=midorikun&analyte=ph')).toEqual(open('/ColorChart'))
    expect(open('/?view=kits#top')).toEqual(open('/'))
  })

  test('asks the network for a page it does not know, with our own page in reserve', () => {
    expect(open('/somewhere')).toEqual(notFound)
  })

  test('is exact about upper and lower case', () => {
    expect(open('/colorchart')).toEqual(notFound)
  })

  test('opens a file of the build as well', () => {
    expect(open('/fonts/icons.css')).toEqual({ from: 'build', key: '/fonts/icons.css?revision=d' })
  })
})

describe('loading a part of a page', () => {
  test('comes from the build', () => {
    expect(load('/assets/main-12345678.js')).toEqual({
      from: 'build',
      key: '/assets/main-12345678.js',
    })
  })

  test('comes from an earlier build for a page still open from then', () => {
    expect(load('/assets/main-87654321.js')).toEqual({
      from: 'older-build',
      path: '/assets/main-87654321.js',
    })
  })
})

describe('what is not ours', () => {
  test('another origin is never answered, not even for a path we know', () => {
    const elsewhere = 'https://elsewhere.example/assets/main-12345678.js'
    expect(choose({ method: 'GET', mode: 'cors', url: elsewhere })).toEqual({ from: 'browser' })
  })

  test('sending is left to the browser', () => {
    expect(choose({ method: 'POST', mode: 'cors', url: `${origin}/` })).toEqual({ from: 'browser' })
  })

  test('splash images, screenshots and a later server are left to the browser', () => {
    expect(load('/apple-splash/1260x2736.png')).toEqual({ from: 'browser' })
    expect(load('/api/records')).toEqual({ from: 'browser' })
  })
})

test('what another app shares is taken here, and no other form', () => {
  const post = (url: string) => choose({ method: 'POST', mode: 'navigate', url })
  expect(post(`${origin}/share-target`)).toEqual({ from: 'other-app' })
  expect(post(`${origin}/diag`)).toEqual({ from: 'browser' })
  expect(post('https://elsewhere.example/share-target')).toEqual({ from: 'browser' })
})
