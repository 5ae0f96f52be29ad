import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSync } from 'vite'
import { languages } from '#locales/languages.ts'

/** Allowed imports between layers. Changing this table is a decision to be recorded in docs/decisions. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  locales: ['domain'],
  knowledge: ['domain', 'locales'],
  ports: ['domain'],
  app: ['domain', 'locales', 'knowledge', 'ports'],
  device: ['domain', 'ports'],
  ui: ['domain', 'locales', 'app'],
  pages: ['domain', 'locales', 'knowledge', 'app', 'ui'],
  testing: ['domain', 'locales', 'knowledge', 'ports', 'app'],
}
const layers = Object.keys(mayImport)
/** Files outside the layers: these may import everything, and nothing may import them. */
const entryPoints = ['devices.ts', 'main.tsx', 'prerender.tsx', 'service-worker.ts']
/** React is for the screen layers; the rest of the app runs without it. */
const screenLayers = ['ui', 'pages']
const bannedWords = ['utils', 'helpers', 'common', 'misc', 'manager', 'data', 'info']
const maxLines = 300

/** File contents by path from src/, such as `domain/run/run.ts`. */
type Tree = Readonly<Record<string, string>>
type Import = { readonly to: string; readonly isLazy: boolean; readonly isType: boolean }

const isCode = (path: string) => /\.tsx?$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** See vitest.config.ts. */
const sharesModules = (path: string) =>
  isTest(path) && !/\.(isolated|browser)\.test\.tsx?$/.test(path)
const layerOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : null)
const japaneseWords = /^locales\/(ja|easy)\/|^locales\/languages\.ts$|\.(ja|easy)\.ts$/
const translated = languages.filter((one) => one !== 'ja').join('|')
const translation = new RegExp(`^locales/(${translated})/|\\.(${translated})\\.ts$`)
/** Returns `pages/timer` for `pages/timer/kit-editor/x.tsx`. */
const pageOf = (path: string) => /^pages\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

function violations(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([path, text]) =>
    [
      ...placeProblems(path),
      ...nameProblems(path),
      ...textProblems(path, text),
      ...(isCode(path) ? codeProblems(path, text) : []),
    ].map((problem) => `${path}: ${problem}`),
  )
}

function placeProblems(path: string): string[] {
  const layer = layerOf(path)
  if (layer !== null) return layers.includes(layer) ? [] : [`"${layer}" is no layer`]
  const isAllowed = entryPoints.includes(path) || isTest(path) || path.endsWith('.d.ts')
  return isAllowed ? [] : ['only entry points live beside the layers']
}

function nameProblems(path: string): string[] {
  const problems = path.split('/').flatMap((part) => {
    const words = part.split(/[.-]/)
    const banned = words.filter((word) => bannedWords.includes(word))
    return [
      ...banned.map((word) => `"${word}" means that the idea has not been found yet`),
      ...(/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(part) ? [] : [`"${part}" is not kebab-case`]),
    ]
  })
  return /^index\.tsx?$/.test(basename(path)) ? [...problems, 'no barrels'] : problems
}

function textProblems(path: string, text: string): string[] {
  const problems: string[] = []
  const layer = layerOf(path)
  const isForTests = layer === 'testing' || isTest(path)
  if (!japaneseWords.test(path) && !isForTests) {
    const line = text
      .split('\n')
      .findIndex((words) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words))
    if (line >= 0) problems.push(`Japanese script in line ${line + 1}; words live in locales`)
  }
  if (
    path.startsWith('domain/diagnosis/') &&
    !isForTests &&
    /\b(action|advice)\??\.key\b/.test(text)
  ) {
    problems.push('decides by the key of a sentence; see decision/directive.ts')
  }
  const lines = text.replace(/\n$/, '').split('\n').length
  const isExempt = layer === 'knowledge' || layer === 'locales' || isForTests || !isCode(path)
  if (lines > maxLines && !isExempt) problems.push(`${lines} lines; split it by idea`)
  return problems
}

/** What JSX compiles to must export what React's own does. */
const isJsxRuntime = (path: string) => /\/jsx-(dev-)?runtime\.ts$/.test(path)

function codeProblems(path: string, text: string): string[] {
  const parsed = parseSync(path, text)
  const { module } = parsed
  const [error] = parsed.errors
  if (error) return [`does not parse: ${error.message}`]
  const exports = module.staticExports.flatMap(({ entries }) => entries)
  const problems: string[] = []
  if (exports.some(({ exportName }) => exportName.kind === 'Default')) {
    problems.push('default export')
  }
  const handsOn = exports.some(({ importName }) => importName.kind !== 'None')
  if (handsOn && !isTest(path) && !isJsxRuntime(path)) {
    problems.push('hands on the exports of another file; import from where it is defined')
  }
  if (sharesModules(path) && /^\s*vi\.(mock|doMock)\(/m.test(text)) {
    problems.push('replaces a module, which tests of other files share')
  }
  const { imports, unclear } = importsIn(parsed, text)
  if (unclear > 0) problems.push('a dynamic import() whose target is not written out')
  return [...problems, ...imports.flatMap((one) => importProblems(path, one))]
}

/** Every way one file can refer to another: import, export from, import(), import types, workers and globs by URL. */
function importsIn(parsed: ReturnType<typeof parseSync>, text: string) {
  const { staticImports, staticExports } = parsed.module
  const imports: Import[] = staticImports.map(({ moduleRequest, start }) => ({
    to: moduleRequest.value,
    isLazy: false,
    isType: text.startsWith('import type ', start),
  }))
  for (const { moduleRequest } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) imports.push({ to: moduleRequest.value, isLazy: false, isType: false })
  }
  // Walking whole trees takes most of the time, so it is done only where it can find something.
  const inside = /\bimport\s*[(.]/.test(text)
    ? importsInside(parsed.program)
    : { found: [], unclear: 0 }
  return { imports: [...imports, ...inside.found], unclear: inside.unclear }
}

function importsInside(program: unknown): { found: Import[]; unclear: number } {
  const found: Import[] = []
  let unclear = 0
  visit(program, (node) => {
    if (node['type'] === 'ImportExpression') {
      const to = literal(node['source'])
      if (to === null) unclear += 1
      else found.push({ to, isLazy: true, isType: false })
    } else if (node['type'] === 'TSImportType') {
      const to = literal(node['source'] ?? node['argument'])
      if (to !== null) found.push({ to, isLazy: false, isType: true })
    } else if (isUrlOfModule(node)) {
      const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
      const to = literal(first)
      if (to !== null) found.push({ to, isLazy: true, isType: false })
    }
  })
  return { found, unclear }
}

/** `new URL('./x.worker.ts', import.meta.url)` and `import.meta.glob('./*.ts')`. */
function isUrlOfModule(node: Node): boolean {
  if (node['type'] !== 'NewExpression' && node['type'] !== 'CallExpression') return false
  const callee = JSON.stringify(node['callee'] ?? null)
  if (node['type'] === 'NewExpression') {
    return callee.includes('"name":"URL"') && JSON.stringify(node).includes('MetaProperty')
  }
  return node['type'] === 'CallExpression' && callee.includes('MetaProperty')
}

type Node = Readonly<Record<string, unknown>>

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  else if (typeof value === 'object' && value !== null) {
    const node: Node = { ...value }
    see(node)
    for (const child of Object.values(node)) visit(child, see)
  }
}

function literal(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  if (value.type === 'TSLiteralType' && 'literal' in value) return literal(value.literal)
  return 'value' in value && typeof value.value === 'string' ? value.value : null
}

function importProblems(path: string, one: Import): string[] {
  return [...languageProblems(path, one), ...placeOfImportProblems(path, one)]
}

/** Texts of one language may be read only through the modules that know the current language. */
function languageProblems(path: string, { to, isType }: Import): string[] {
  if (isType || isTest(path) || !/\.ja\.ts$|^#locales\/ja\//.test(to)) return []
  if (translation.test(path)) return [`a translation falls back to Japanese ("${to}")`]
  const isAside = layerOf(path) !== 'knowledge' && to.startsWith('#knowledge/')
  return isAside ? [`"${to}" is always Japanese; import the words beside it`] : []
}

function placeOfImportProblems(path: string, { to, isLazy }: Import): string[] {
  const layer = layerOf(path)
  if (/^\.\.?\/?$|^\.\.\//.test(to) || to.includes('/../')) {
    return [`"${to}" climbs; write #layer/…`]
  }
  if (to.startsWith('./')) return localImportProblems(path, to)
  if (to.startsWith('#')) {
    if (
      to.slice(1).startsWith(`${dirname(path)}/`) &&
      !/\//.test(to.slice(dirname(path).length + 2))
    ) {
      return [`"${to}" is in the same folder; write ./…`]
    }
    return layer === null ? extensionProblems(to) : layerImportProblems(path, to, isLazy)
  }
  return layer === null || isTest(path) ? [] : packageProblems(layer, to)
}

function localImportProblems(path: string, to: string): string[] {
  // A glob covers the folders below its own: one language or kit each.
  if (to.slice(2).includes('/') && !to.includes('*') && layerOf(path) !== null) {
    return [`"${to}" is in another folder; write #layer/…`]
  }
  return extensionProblems(to)
}

const extensionProblems = (to: string) =>
  /\.\w+(\?\w+)?$/.test(to) ? [] : [`"${to}" lacks its extension`]

function layerImportProblems(path: string, to: string, isLazy: boolean): string[] {
  const from = layerOf(path) ?? ''
  const target = to.slice(1)
  const layer = layerOf(target) ?? target
  const allowed = [from, ...(mayImport[from] ?? []), ...(isTest(path) ? ['testing'] : [])]
  if (!allowed.includes(layer)) return [`${from} may not import ${layer} ("${to}")`]
  const [page, targetPage] = [pageOf(path), pageOf(target)]
  if (targetPage !== null && targetPage !== page && !(page === 'pages/shell' && isLazy)) {
    return [`a page may not import another page ("${to}")`]
  }
  return extensionProblems(to)
}

function packageProblems(layer: string, to: string): string[] {
  if (screenLayers.includes(layer)) return []
  const isReact = /^(react|react-dom|react-router|zustand|zustand\/react)(\/|$)/.test(to)
  const isStore = to === 'zustand/vanilla' || to.startsWith('zustand/middleware')
  return isReact && !isStore ? [`${layer} knows no React ("${to}")`] : []
}

const src = import.meta.dirname

function readTree(root = src): Tree {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
  return Object.fromEntries(
    files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  )
}

/** Files on an import cycle, type-only imports included, and those on a path between two cycles. */
function cyclic(tree: Tree): string[] {
  const importsOf = new Map(
    Object.entries(tree)
      .filter(([path]) => isCode(path))
      .map(([path, text]) => [path, targetsOf(path, text)] as const),
  )
  const left = new Set(importsOf.keys())
  const needs = (path: string) => (importsOf.get(path) ?? []).some((to) => left.has(to))
  const isNeeded = (path: string) => [...left].some((from) => importsOf.get(from)?.includes(path))
  for (const isBound of [needs, isNeeded]) {
    for (let before = -1; before !== left.size;) {
      before = left.size
      for (const path of left) if (!isBound(path)) left.delete(path)
    }
  }
  return [...left]
}

const targetsOf = (path: string, text: string) =>
  importsIn(parseSync(path, text), text).imports.map(({ to }) =>
    to.startsWith('#') ? to.slice(1) : posix.join(dirname(path), to),
  )

test('no file imports itself through others, not even for types', () => {
  expect(cyclic(readTree())).toEqual([])
  expect(
    cyclic({
      'app/a.ts': "import { b } from './b.ts'",
      'app/b.ts': "import type { C } from '#domain/c.ts'",
      'domain/c.ts': "type A = import('#app/a.ts').A",
      'domain/d.ts': "import { c } from './c.ts'",
    }),
  ).toEqual(['app/a.ts', 'app/b.ts', 'domain/c.ts'])
})

/** Packages in what a file imports, and in what that imports, without what is loaded later. */
function packagesLoadedWith(tree: Tree, start: string): string[] {
  const seen = new Set([start])
  for (const path of seen) {
    const text = tree[path]
    if (text === undefined || !isCode(path)) continue
    for (const { to, isLazy, isType } of importsIn(parseSync(path, text), text).imports) {
      if (isLazy || isType) continue
      if (to.startsWith('#')) seen.add(to.slice(1))
      else seen.add(to.startsWith('.') ? posix.join(dirname(path), to) : `package ${to}`)
    }
  }
  return [...seen].flatMap((one) => /^package (.+)/.exec(one)?.[1] ?? []).toSorted()
}

test('the first screen loads React, its router and the stores, and no other package', () => {
  expect(
    packagesLoadedWith(
      {
        'a.ts': "import { b } from './b.ts'\nimport type { T } from './t.ts'\nimport('./later.ts')",
        'b.ts': "import { c } from '#domain/c.ts'",
        'domain/c.ts': "import * as v from 'valibot'",
        't.ts': "import 'idb'",
        'later.ts': "import 'comlink'",
      },
      'a.ts',
    ),
  ).toEqual(['valibot'])
  expect(packagesLoadedWith(readTree(), 'main.tsx')).toEqual([
    'react',
    'react-dom/client',
    'react-router',
    'zustand',
    'zustand/vanilla',
  ])
})

test('the server imports in one direction too: http, team, database', () => {
  const tree = readTree(join(src, '..', 'server'))
  expect(Object.keys(tree)).toContain('http/api.ts')
  expect(cyclic(tree)).toEqual([])
  const upwards = Object.entries(tree).flatMap(([path, text]) =>
    targetsOf(path, text)
      .filter((to) => to.startsWith('http/') && /^(team|database)\//.test(path))
      .map((to) => `${path} imports ${to}`),
  )
  expect(upwards).toEqual([])
})

/** A translation has the same names as its Japanese original, and a kit's folder the same as other kits'. */
const isOneOfMany = (path: string) =>
  japaneseWords.test(path) || translation.test(path) || /^knowledge\/kits\/[^/]+\//.test(path)

/** Names exported by several files, except translations and kits: each name should have one meaning. */
function ambiguousNames(tree: Tree): string[] {
  const definitions = Object.entries(tree)
    .filter(([path]) => isCode(path) && !isTest(path) && !isOneOfMany(path) && !isJsxRuntime(path))
    .flatMap(([path, text]) => parseSync(path, text).module.staticExports)
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName }) => exportName.name ?? [])
  const seen = new Set<string>()
  const again = definitions.filter((name) => seen.size === seen.add(name).size)
  return [...new Set(again)].toSorted()
}

test('a name is exported by one file', () => {
  expect(
    ambiguousNames({ 'app/a.ts': 'export const a = 1', 'ui/b.ts': 'export type a = 1' }),
  ).toEqual(['a'])
  expect(ambiguousNames(readTree())).toEqual([])
})

/** Classes that a file uses but its imported style sheet lacks: moved or misspelled, they would have no effect. */
function classesWithoutStyle(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([path, text]) =>
    [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(
      ([, name = '', from = '']) => {
        const sheet = tree[from.startsWith('#') ? from.slice(1) : posix.join(dirname(path), from)]
        const used = text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))
        return [...used]
          .map(([, one = '']) => one)
          .filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(sheet ?? ''))
          .map((one) => `${path}: .${one}`)
      },
    ),
  )
}

test('every class has its style', () => {
  expect(
    classesWithoutStyle({
      'ui/a.tsx': "import styles from './a.module.css'\nconst x = [styles['bar'], styles['b']]",
      'ui/a.module.css': '.bar {}',
    }),
  ).toEqual(['ui/a.tsx: .b'])
  expect(classesWithoutStyle(readTree())).toEqual([])
})

const ofOthers = /\/\*.*?\*\/|:global\([^)]*\)/gsu
const classesIn = (css = '') => [
  ...new Set(css.replaceAll(ofOthers, '').match(/(?<=\.)[a-z][\w-]*/giu)),
]

/** Classes of a style sheet that no file importing it uses, and that are no shared parts: their style is never seen. */
function stylesWithoutUse(tree: Tree): string[] {
  const parts = new Set(['ui/base.css', 'ui/parts.css'].flatMap((path) => classesIn(tree[path])))
  const users = new Map<string, string>()
  for (const [path, text] of Object.entries(tree)) {
    for (const [, from = ''] of text.matchAll(/^import \w+ from '([^']+\.module\.css)'/gm)) {
      const sheet = from.startsWith('#') ? from.slice(1) : posix.join(dirname(path), from)
      users.set(sheet, (users.get(sheet) ?? '') + text)
    }
  }
  return Object.entries(tree)
    .filter(([path]) => path.endsWith('.module.css'))
    .flatMap(([path, css]) => {
      const used = new Set(users.get(path)?.match(/(?<=')[\w-]+(?=')/gu))
      return classesIn(css)
        .filter((one) => !used.has(one) && !parts.has(one))
        .map((one) => `${path}: .${one}`)
    })
}

test('every style is used', () => {
  expect(
    stylesWithoutUse({
      'ui/a.tsx': "import styles from './a.module.css'\nconst x = [styles['bar']]",
      'ui/a.module.css': '/* .c */ .bar > .b > .part {}',
      'ui/parts.css': '.part {}',
    }),
  ).toEqual(['ui/a.module.css: .b'])
  expect(stylesWithoutUse(readTree())).toEqual([])
})

/** Names of shared parts (parts.css, base.css) used as text in a file but defined nowhere: misspelled, they would have no effect. */
function partsWithoutStyle(tree: Tree): string[] {
  const sheets = ['ui/base.css', 'ui/parts.css'].map((path) => tree[path] ?? '').join('')
  return Object.entries(tree)
    .filter(([path]) => path.endsWith('.tsx') && !path.includes('.test.'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)]
        .flatMap(([, plain, mixed]) =>
          (plain ?? mixed ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').split(' '),
        )
        .filter((one) => one !== '' && !one.startsWith('icon'))
        .filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(sheets))
        .map((one) => `${path}: ${one}`),
    )
}

test('every shared part has its style', () => {
  expect(
    partsWithoutStyle({
      'ui/a.tsx': '<p className="row"><b className={`smal ${styles[0]}`} /></p>',
      'ui/parts.css': '.row {} .small {}',
    }),
  ).toEqual(['ui/a.tsx: smal'])
  expect(partsWithoutStyle(readTree())).toEqual([])
})

test('the source tree follows the architecture rules', () => {
  const tree = readTree()
  expect(Object.keys(tree)).toContain('architecture.test.ts')
  expect(violations(tree)).toEqual([])
})

describe('the rules notice', () => {
  test.each<[string, string, string]>([
    ['domain/a.ts', "import { x } from '#app/x.ts'", 'domain may not import app'],
    ['domain/a.ts', "import type { X } from '#ports/x.ts'", 'domain may not import ports'],
    ['domain/a.ts', "const x = await import('#device/x.ts')", 'domain may not import device'],
    ['domain/a.ts', "type X = import('#ui/x.ts').X", 'domain may not import ui'],
    ['app/a.ts', "export type { X } from '#device/x.ts'", 'app may not import device'],
    ['app/a.ts', "new Worker(new URL('#ui/x.ts', import.meta.url))", 'app may not import ui'],
    ['ui/a.ts', "import.meta.glob('#pages/*/x.ts')", 'ui may not import pages'],
    ['ui/a.tsx', "import type { Clock } from '#ports/clock.ts'", 'ui may not import ports'],
    ['locales/ja/a.ts', "import '#knowledge/x.ts'", 'locales may not import knowledge'],
    [
      'app/a.ts',
      "import { fakeClock } from '#testing/fakes/fake-clock.ts'",
      'app may not import testing',
    ],
    ['pages/timer/a.tsx', "import '#pages/manual/b.tsx'", 'may not import another page'],
    ['pages/timer/a.tsx', "import('#pages/shell/b.tsx')", 'may not import another page'],
    ['pages/shell/a.tsx', "import '#pages/timer/b.tsx'", 'may not import another page'],
    ['app/a.ts', "import { useState } from 'react'", 'app knows no React'],
    ['app/a.ts', "import { create } from 'zustand'", 'app knows no React'],
    ['domain/run/a.ts', "import '../units.ts'", 'climbs'],
    ['domain/a.ts', "import './run/b.ts'", 'is in another folder'],
    ['domain/run/a.ts', "import '#domain/run/b.ts'", 'is in the same folder'],
    ['domain/a.ts', "import './b'", 'lacks its extension'],
    ['domain/a.ts', "import '#domain/run/b'", 'lacks its extension'],
    ['pages/shell/a.ts', 'import(`#pages/${name}/page.tsx`)', 'not written out'],
    ['domain/a.ts', 'export default 1', 'default export'],
    ['domain/a.ts', "export * from './b.ts'", 'hands on the exports'],
    ['app/a.test.ts', "vi.mock('./b.ts')", 'replaces a module'],
    ['ui/a.test.tsx', "vi.mock('./b.ts')", 'replaces a module'],
    ['domain/index.ts', '', 'no barrels'],
    ['domain/a.ts', 'const x = {', 'does not parse'],
    ['ui/a.tsx', "const x = <p>{'\u8aad\u3080'}</p>", 'Japanese script in line 1'],
    ['locales/en/a.ts', "export const a = '\u8aad\u3080'", 'Japanese script in line 1'],
    ['knowledge/a.en.ts', "export const a = '\u8aad\u3080'", 'Japanese script in line 1'],
    ['knowledge/a.en.ts', "import { x } from './a.ja.ts'", 'falls back to Japanese'],
    ['locales/easy/a.ts', "import { x } from '#locales/ja/a.ts'", 'falls back to Japanese'],
    ['pages/a/b.tsx', "import { x } from '#knowledge/a.ja.ts'", 'is always Japanese'],
    ['ui/a.tsx', '\n// \u30ab', 'Japanese script in line 2'],
    ['ui/kit.module.css', ".a::after { content: '\u3042' }", 'Japanese script'],
    ['ui/KitCard.tsx', '', 'not kebab-case'],
    ['ui/kit_card.tsx', '', 'not kebab-case'],
    ['pages/ColorChart/a.tsx', '', 'not kebab-case'],
    ['domain/utils.ts', '', '"utils" means'],
    ['app/run-manager.ts', '', '"manager" means'],
    ['ui/common/a.tsx', '', '"common" means'],
    ['ui/a.tsx', '\n'.repeat(301), '301 lines'],
    ['domain/diagnosis/a.ts', "if (one.action?.key === 'lime') give()", 'by the key of a sentence'],
    ['shared/a.ts', '', 'is no layer'],
    ['state.ts', '', 'only entry points'],
  ])('in %s: %s', (path, text, problem) => {
    expect(violations({ [path]: text }).join('\n')).toContain(problem)
  })
})

describe('the rules let pass', () => {
  test.each<[string, string]>([
    ['locales/a.ts', "const all = import.meta.glob('./*/catalogs.ts')"],
    ['domain/a.ts', "import './b.ts'; import '#domain/run/c.ts'; import '#domain/run/d.json?raw'"],
    ['domain/run/a.ts', "import type { X } from '#domain/units.ts'"],
    ['app/a.ts', "import '#domain/a.ts'; import '#locales/texts.ts'; import '#ports/clock.ts'"],
    ['app/a.ts', "import { createStore } from 'zustand/vanilla'; import * as v from 'valibot'"],
    ['app/a.test.ts', "import '#testing/fakes/fake-clock.ts'; import { test } from 'vitest'"],
    ['testing/a.ts', "import '#ports/clock.ts'; import '#knowledge/kits/catalog.ts'"],
    ['pages/timer/a.tsx', "import '#pages/timer/kit-editor/b.tsx'; import './b.module.css'"],
    ['pages/shell/a.tsx', "import('#pages/timer/timer-page.tsx')"],
    ['main.tsx', "import '#device/a.ts'; import '#pages/shell/b.tsx'; import './prerender.tsx'"],
    ['locales/ja/a.ts', "export const a = '\u8aad\u3080'"],
    ['knowledge/kits/k/text.ja.ts', "export const a = '\u8aad\u3080'"],
    ['locales/easy/a.ts', "export const a = '\u8aad\u3080'"],
    ['knowledge/kits/k/text.easy.ts', "export const a = '\u8aad\u3080'"],
    ['knowledge/a.en.ts', "import type { x } from './a.ja.ts'; type Y = import('./a.ja.ts').y"],
    ['ui/a.isolated.test.tsx', "const a = '\u8aad\u3080'; vi.mock('./b.ts')"],
    ['knowledge/kits/k/kit.ts', '\n'.repeat(400)],
    ['ui/a.tsx', '\n'.repeat(300)],
    ['ui/a.tsx', "const said = \"import '#device/x.ts'\" // import '#device/x.ts'"],
  ])('in %s: %s', (path, text) => {
    expect(violations({ [path]: text })).toEqual([])
  })
})
