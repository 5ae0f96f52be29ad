import { expect, test } from 'vitest'
import { chunksOf, preloadsOf } from './preloads.mjs'

const chunk = (file, modules, rest = {}) => ({
  file,
  modules,
  imports: [],
  styles: [],
  isEntry: false,
  ...rest,
})
const chunks = [
  chunk('main.js', ['index.html', 'src/main.tsx'], { isEntry: true, styles: ['main.css'] }),
  chunk('page.js', ['src/page.tsx'], { imports: ['main.js', 'shared.js'], styles: ['page.css'] }),
  chunk('shared.js', ['src/shared.ts'], { imports: ['deep.js'], styles: ['shared.css'] }),
  chunk('deep.js', ['src/deep.ts']),
  chunk('words.js', ['src/a.ts', 'src/b.ts']),
  chunk('next.js', ['src/next.tsx'], { imports: ['shared.js'], styles: ['next.css', 'page.css'] }),
  chunk('other.js', ['src/other.tsx']),
]

test('a page preloads its own chunks and what they import, imported ones first', () => {
  expect(preloadsOf(chunks, ['src/page.tsx', 'src/a.ts', 'src/b.ts'])).toEqual({
    scripts: ['/deep.js', '/shared.js', '/page.js', '/words.js'],
    styles: ['/shared.css', '/page.css'],
  })
})

test('what the entry or the page loads anyway is left out', () => {
  expect(preloadsOf(chunks, ['src/next.tsx'], ['src/page.tsx'])).toEqual({
    scripts: ['/next.js'],
    styles: ['/next.css'],
  })
  expect(preloadsOf(chunks, ['src/main.tsx'])).toEqual({ scripts: [], styles: [] })
})

test('a module that is nowhere in the build is named', () => {
  expect(() => preloadsOf(chunks, ['src/gone.tsx'])).toThrow('src/gone.tsx is not in the build')
})

test('chunks are read from the output of Vite', () => {
  const output = [
    { type: 'asset', fileName: 'main.css' },
    {
      type: 'chunk',
      fileName: 'main.js',
      moduleIds: ['/root/src/main.tsx'],
      imports: ['shared.js'],
      viteMetadata: { importedCss: new Set(['main.css']) },
      isEntry: true,
    },
  ]
  expect(chunksOf('/root', { output })).toEqual([
    chunk('main.js', ['src/main.tsx'], {
      imports: ['shared.js'],
      styles: ['main.css'],
      isEntry: true,
    }),
  ])
})
